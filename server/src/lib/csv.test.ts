import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  [["a", 1, true, null, undefined], "a,1,true,,"],
  [['쉼표, 따옴표 " 와', "줄\n바꿈", "끝\r"], '"쉼표, 따옴표 "" 와","줄\n바꿈","끝\r"'],
  [["=1+1", "+82", "-2", "@cmd", "\tx"], "'=1+1,'+82,'-2,'@cmd,'\tx"],
  [['=HYPERLINK("x","y")', "\r=1"], `"'=HYPERLINK(""x"",""y"")","'\r=1"`],
  [[-500, 0.5, "1-2", "a=b"], "-500,0.5,1-2,a=b"],
  [[{ name: "=1", point: 3 }], '"{""name"":""=1"",""point"":3}"'],
])("%j becomes %j", (values, line) => {
  expect(csvLine(values)).toBe(`${line}\r\n`);
});
