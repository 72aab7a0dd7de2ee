/** docs/glossary.md has each word once, in both languages; the product uses the Korean words and the code has the names. */
import { expect, it } from "vitest";
import { paths, read } from "./lib/files.ts";

const rows = read("docs/glossary.md")
  .split("\n")
  .filter((line) => /^\| \w/.test(line) && !line.startsWith("| word "))
  .map((line) => {
    const [, word = "", korean = "", , code = ""] = line.split("|").map((cell) => cell.trim());
    return { word, korean, names: Array.from(code.matchAll(/`([^`]+)`/g), ([, name = ""]) => name) };
  });

const sources = paths
  .filter(
    (path) =>
      /^(openapi|server|web|member|admin|site)\/.*\.(ts|tsx|yaml)$/.test(path) &&
      !/generated|released|\.test\./.test(path),
  )
  .map(read)
  .join("\n");
const names = new Set(sources.match(/\w+/g));

const repeated = (words: string[]) => words.filter((word, index) => words.indexOf(word) !== index);

it("has each word once", () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(repeated(rows.map(({ word }) => word))).toEqual([]);
  expect(repeated(rows.map(({ korean }) => korean))).toEqual([]);
});

it.each(rows)("$word $korean is used", ({ korean, names: own }) => {
  expect(sources).toContain(korean);
  expect(own.length).toBeGreaterThan(0);
  expect(
    own.filter((name) => !names.has(name)),
    "no such name in the code: correct docs/glossary.md",
  ).toEqual([]);
});
