import { expect, test } from "vitest";
import { csvLine, readableValue } from "./csv.ts";

test.each([
  [["a", 1, true, null, undefined], "a,1,true,,"],
  [['쉼표, 따옴표 " 와', "줄\n바꿈", "끝\r"], '"쉼표, 따옴표 "" 와","줄\n바꿈","끝\r"'],
  [["=1+1", "+82", "-2", "@cmd", "\tx"], "'=1+1,'+82,'-2,'@cmd,'\tx"],
  [['=HYPERLINK("x","y")', "\r=1"], `"'=HYPERLINK(""x"",""y"")","'\r=1"`],
  [["＝1+1", "＋82", "－2", "＠cmd", "  =1", "\u3000＝1", "a＝b"], "'＝1+1,'＋82,'－2,'＠cmd,'  =1,'\u3000＝1,a＝b"],
  [["\n=1"], `"'\n=1"`],
  [["01012345678", "0111234567", "02-335-0101"], "010-1234-5678,011-123-4567,02-335-0101"],
  [["123456789012345", "1234567890123456", 5], "123456789012345,'1234567890123456,5"],
  [[-500, 0.5, "1-2", "a=b"], "-500,0.5,1-2,a=b"],
  [[{ name: "=1", point: 3 }], '"{""name"":""=1"",""point"":3}"'],
])("%j becomes %j", (values, line) => {
  expect(csvLine(values)).toBe(`${line}\r\n`);
});

test.each([
  ["id", 1042, '="1042"'],
  ["memberId", 9007199254740991, '="9007199254740991"'],
  ["memberId", null, ""],
  ["amount", 1042, "1042"],
  ["title", "3-1", '="3-1"'],
  ["title", "2026/3/1", '="2026/3/1"'],
  ["title", "12e5", '="12e5"'],
  ["phone", "02123", '="02123"'],
  ["transactionId", "123456789012", '="123456789012"'],
  ["transactionId", "12345678901234567890", '="12345678901234567890"'],
  ["phone", "02-335-0101", "02-335-0101"],
  ["title", "3-1번 출구", "3-1번 출구"],
  ["title", '="3-1"', '\'="3-1"'],
])("the readable form of %s %j is %j", (column, value, readable) => {
  const [cell = ""] = csvLine([readableValue(column, value, undefined)]).split("\r\n");
  expect(cell.replace(/^"(.*)"$/, "$1").replaceAll('""', '"')).toBe(readable);
});
