import english from "ra-language-english";
import { describe, expect, test } from "vitest";
import { ko } from "./ko.ts";

/** `ra.action.add` → text, for every text of a tree. */
function flatten(tree: object, prefix = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === "" ? key : `${prefix}.${key}`;
    if (typeof value === "string") texts.set(path, value);
    else for (const [inner, text] of flatten(value as object, path)) texts.set(inner, text);
  }
  return texts;
}

const placeholders = (text: string) => text.match(/%\{\w+\}/g) ?? [];
/** Placeholders of `text` that `other` lacks. */
const beyond = (text: string, other: string) => placeholders(text).filter((name) => !other.includes(name));
const korean = flatten(ko);
const originals = flatten(english);

describe("Korean texts of react-admin", () => {
  test("have the keys of the English ones, no more and no fewer", () => {
    expect([...korean.keys()].toSorted()).toEqual([...originals.keys()].toSorted());
  });

  test("use no placeholder that the English text doesn't get", () => {
    const unknown = [...korean].filter(
      ([key, text]) => beyond(text, `${originals.get(key) ?? ""} %{smart_count}`).length > 0,
    );
    expect(unknown).toEqual([]);
  });

  test("keep every placeholder; a Korean noun has one form, so the count may replace a plural", () => {
    const lost = [...originals].filter(([key, text]) => beyond(text, korean.get(key) ?? "").length > 0);
    expect(lost).toEqual([]);
  });

  test("are Korean", () => {
    const foreign = [...korean].filter(
      ([, text]) => text.trim() !== "" && !/\p{Script=Hangul}/u.test(text.replaceAll(/%\{\w+\}/g, "가")),
    );
    expect(foreign).toEqual([]);
  });
});
