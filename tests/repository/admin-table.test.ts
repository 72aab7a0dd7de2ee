/** The table in admin/README.md is true: its files exist, its words occur in them, its tests exist, and no message is missing. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const sourceOf = (path: string) => read(join("admin", "src", path));

const rows = read("admin/README.md")
  .split("\n")
  .filter((line) => /^\| (§|D\d|beyond)/.test(line))
  .map((line) => {
    const [, document = "", what = "", words = "", files = "", tests = ""] = line.split("|").map((cell) => cell.trim());
    return {
      name: `${document} ${what}`,
      columns: [...what.matchAll(/_([A-Za-z]+)_/g)].map(([, field]) => field ?? ""),
      words: [...words.matchAll(/“([^”]+)”/g)].map(([, word]) => word ?? ""),
      files: [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? ""),
      tests: tests.split("<br>").map((test) => /^`([^`]+)`: (.+)$/.exec(test)),
    };
  });

/** A deletion's words are made of what is deleted. */
function hasWords(text: string, words: string): boolean {
  const object = /^(\S.*[을를]) 삭제(했어요|하지 못했어요)\.$/.exec(words)?.[1];
  return text.includes(words) || (object !== undefined && text.includes(`object="${object}"`));
}

/** A test file by its name, with the tables its tests are made of. */
function testText(file: string): string {
  const [path] = globSync([`tests/e2e/${file}`, `{admin,server}/src/**/${file}`], { cwd: root });
  if (path === undefined) return "";
  const tables = path.startsWith("tests/e2e") ? globSync("tests/e2e/support/console*.ts", { cwd: root }) : [];
  return [path, ...tables].map(read).join("\n");
}

/** Words of a test made from a section: `${section.title} 목록`. */
function hasTest(text: string, name: string): boolean {
  const title = /^(.+) 목록$/.exec(name)?.[1];
  return text.includes(name.replaceAll("`", "")) || (title !== undefined && text.includes(`title: "${title}"`));
}

it("has a row for every screen and action", () => {
  expect(rows.length).toBeGreaterThan(60);
});

it.each(rows)("$name", ({ columns, words, files, tests }) => {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(existsSync(join(root, "admin", "src", file)), file).toBe(true);
  const text = files.map(sourceOf).join("\n");
  for (const column of columns) expect(text, column).toMatch(new RegExp(`\\("${column}"|field: "${column}"`));
  for (const word of words) expect(hasWords(text, word), word).toBe(true);
  expect(tests.length).toBeGreaterThan(0);
  for (const test of tests) {
    const [, file = "", name = ""] = test ?? [];
    expect(hasTest(testText(file), name), `${file}: ${name}`).toBe(true);
  }
});

it("names every message of success and failure that the console has", () => {
  const table = rows.flatMap(({ words }) => words).join("\n");
  const message = /(?:success|failure|loadFailed|searchFailed|failed): "([^"]+)"|loadFailed="([^"]+)"/g;
  for (const file of globSync("admin/src/**/*.{ts,tsx}", { cwd: root })) {
    if (file.includes(".test.") || file.endsWith("ko.ts")) continue;
    for (const [, plain, attribute] of read(file).matchAll(message)) expect(table, file).toContain(plain ?? attribute);
  }
});
