import { expect, test } from "vitest";
import { isStorable, findUnstorableTexts } from "./text.ts";

test("NUL and lone surrogates can't be stored, everything else can", () => {
  expect(["밥🍚", "", "\u0001", "\uFFFD"].map(isStorable)).toEqual([true, true, true, true]);
  expect(["a\0", "\uD83C", "\uDF5Aa", "밥\uD83C"].map(isStorable)).toEqual([false, false, false, false]);
});

test("finds the pointers of all unstorable texts in a value", () => {
  const value = { title: "\0", list: ["밥", { "a/b~c": "\uD83C" }], count: 1, none: null };
  expect([...findUnstorableTexts(value)]).toEqual(["/title", "/list/1/a~1b~0c"]);
  expect([...findUnstorableTexts("\0")]).toEqual([""]);
  expect([...findUnstorableTexts(undefined)]).toEqual([]);
});
