/** What parts of a request may be replaced by. */

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** What the texts of a request may be replaced by. */
export const hostileTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\uD800",
  "\uDFFF밥",
  "\u202E거꾸로\u202C",
  "e\u0301",
  "\uFFFE",
  "👨‍👩‍👧‍👦".repeat(20),
  "%00",
  "%zz",
  "../../../../etc/passwd",
  String.raw`..\..\windows`,
  "'; drop table members; --",
  "1 or 1=1",
  "#{7*7}",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "http://169.254.169.254/latest/meta-data",
  "=cmd|' /C calc'!A0",
  "\r\nset-cookie: a=b",
  "1e999",
  "0x10",
  "NaN",
  "-0",
  "١٢٣",
  "9007199254740993",
  "99999999999999999999",
  "2026-02-30T25:61",
  "0000-00-00T00:00",
  "9999-12-31T23:59",
  "+275760-09-13T00:00:00.001Z",
  "가".repeat(3000),
];

export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [[]],
  ["밥"],
  { $ne: null },
  JSON.parse('{"__proto__":{"role":"ROLE_ADMIN"}}'),
  { constructor: { prototype: { role: "ROLE_ADMIN" } } },
  nested(50),
  Array.from({ length: 500 }, (_, index) => index),
];

export const hostileKeys = [
  "__proto__",
  "constructor",
  "role",
  "status",
  "id",
  "memberId",
  "riceBalance",
  "밥",
  "",
  "a.b",
  "toString",
];

export const contentTypes = [
  "text/plain",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/merge-patch+json",
  "image/png",
  "",
  "밥",
];
