/** References to rules have one form, and docs/product.md has an anchor for each: `D19`, `R7`, `member §4`, `console §5`. */
import { expect, it } from "vitest";
import { paths, read } from "./lib/files.ts";

const product = read("docs/product.md");
const anchors = new Set(Array.from(product.matchAll(/<a id="([^"]+)">/g), ([, id = ""]) => id));
const records = new Set(paths.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []));

const isText = (path: string) =>
  /\.(ts|tsx|mjs|js|md|ya?ml|css)$/.test(path) &&
  !/(^|\/)(generated|released)\/|^package-lock|mentions\.test\.ts$/.test(path);
const texts = paths.filter(isText).map((path) => ({ path, text: read(path) }));

/** Matches that aren't known, as `path:line match`. */
function unknownMentions(pattern: RegExp, isKnown: (mention: RegExpExecArray) => boolean): string[] {
  return texts.flatMap(({ path, text }) =>
    Array.from(text.matchAll(pattern))
      .filter((mention) => !isKnown(mention))
      .map((mention) => `${path}:${text.slice(0, mention.index).split("\n").length} ${mention[0]}`),
  );
}

it("has an anchor for every D and R number", () => {
  const missing = unknownMentions(/\b[DR]\d{1,2}\b/g, ([id]) => anchors.has(id.toLowerCase()));
  expect(missing, "docs/product.md has no such rule: add it there with an anchor, or correct the number").toEqual([]);
});

it("has an anchor for every section", () => {
  const missing = unknownMentions(/\b(\w+) §(\d+)/g, ([, part, section]) => anchors.has(`${part}-${section}`));
  expect(missing, "write `member §4` or `console §5`, a section listed at the end of docs/product.md").toEqual([]);
});

it("names sections together with their part of the requirement", () => {
  const incomplete = unknownMentions(/(?<!\w )§\d+|\b[Ss]ections? \d+/g, () => false);
  expect(incomplete, "write `member §4` or `console §5`").toEqual([]);
});

it("has a file for every technical decision", () => {
  const missing = unknownMentions(/\b[Dd]ecisions? (\d{4})\b/g, ([, number = ""]) => records.has(number));
  expect(missing, "docs/decisions has no record of that number").toEqual([]);
});

it("has every anchor once", () => {
  const ids = Array.from(product.matchAll(/<a id="([^"]+)">/g), ([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
