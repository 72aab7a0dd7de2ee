import english from "ra-language-english";
import { describe, expect, test } from "vitest";
import { ko } from "./ko.ts";

/** Maps keys such as `ra.action.add` to their text. */
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
const placeholdersMissingFrom = (text: string, other: string) =>
  placeholders(text).filter((name) => !other.includes(name));
const korean = flatten(ko);
const originals = flatten(english);

describe("the Korean translation of react-admin", () => {
  test("has exactly the keys of the English one", () => {
    expect([...korean.keys()].toSorted()).toEqual([...originals.keys()].toSorted());
  });

  test("uses no placeholder that the English text lacks", () => {
    const unknown = [...korean].filter(
      ([key, text]) => placeholdersMissingFrom(text, `${originals.get(key) ?? ""} %{smart_count}`).length > 0,
    );
    expect(unknown).toEqual([]);
  });

  test("keeps every placeholder of the English text", () => {
    const lost = [...originals].filter(
      ([key, text]) => placeholdersMissingFrom(text, korean.get(key) ?? "").length > 0,
    );
    expect(lost).toEqual([]);
  });

  test("contains Korean in every text", () => {
    const foreign = [...korean].filter(
      ([, text]) => text.trim() !== "" && !/\p{Script=Hangul}/u.test(text.replaceAll(/%\{\w+\}/g, "가")),
    );
    expect(foreign).toEqual([]);
  });
});
