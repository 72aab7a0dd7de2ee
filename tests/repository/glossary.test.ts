/** docs/glossary.md lists each term once, in both languages; the product uses the Korean terms and the code has the names. */
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

const duplicates = (terms: string[]) => terms.filter((term, index) => terms.indexOf(term) !== index);

it("lists each term once", () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(duplicates(rows.map(({ word }) => word))).toEqual([]);
  expect(duplicates(rows.map(({ korean }) => korean))).toEqual([]);
});

it.each(rows)("uses $word, $korean", ({ korean, names: expected }) => {
  expect(sources).toContain(korean);
  expect(expected.length).toBeGreaterThan(0);
  expect(
    expected.filter((name) => !names.has(name)),
    "no such name in the code: correct docs/glossary.md",
  ).toEqual([]);
});
