/** Compares console-requirement.yaml with the code: its files contain its messages, its tests exist, and no message is missing. */
import { ExportResourceLabels } from "@babchingu/openapi/enums";
import { expect, it } from "vitest";
import { defaultTexts } from "../../admin/src/dataProvider/resource.ts";
import { findFiles, findTest, paths, read, readTable } from "./lib/files.ts";

interface Row {
  feature: string;
  rules?: string[];
  columns?: string[];
  messages?: string[];
  files: string[];
  tests: Record<string, string[]>;
}

const rows = readTable("console-requirement.yaml") as Row[];

const titles: readonly string[] = Object.values(ExportResourceLabels);
/** Messages of a resource that defines none of its own. */
const defaultMessages = new Set(titles.flatMap((title) => Object.values(defaultTexts(title))));

/** The message of a deletion is built from the row's name with its particle: `nameWithParticle="회원을"`. */
function hasMessage(text: string, message: string): boolean {
  const nameWithParticle = /^(\S.*[을를]) (?:영구 )?삭제(했어요|하지 못했어요)\.$/.exec(message)?.[1];
  const isBuilt = nameWithParticle !== undefined && text.includes(`nameWithParticle="${nameWithParticle}"`);
  return text.includes(message) || isBuilt || (text.includes("defineResource(") && defaultMessages.has(message));
}

/** The text of a test file, with the tables that generate its tests. */
function testText(file: string): string {
  const path = findTest(file);
  if (path === "") return "";
  const tables = path.startsWith("tests/e2e/")
    ? paths.filter((other) => /^tests\/e2e\/.*\/console[^/]*\.ts$/.test(other))
    : [];
  return [path, ...tables].map(read).join("\n");
}

it("has a row for every screen and action", () => {
  expect(rows.length).toBeGreaterThan(60);
});

it.each(rows)("$feature", ({ columns = [], messages = [], files, tests }) => {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(findFiles("admin/src", file), `${file}: files of admin/src`).toHaveLength(1);
  const text = files.flatMap((file) => findFiles("admin/src", file).map(read)).join("\n");
  for (const column of columns) expect(text, column).toMatch(new RegExp(`\\("${column}"|field: "${column}"`));
  for (const message of messages) expect(hasMessage(text, message), message).toBe(true);
  expect(Object.keys(tests).length).toBeGreaterThan(0);
  for (const [file, names] of Object.entries(tests)) {
    for (const name of names) expect(testText(file), `${file}: ${name}`).toContain(name);
  }
});

it("names every message of success and failure that the console has", () => {
  const listed = rows.flatMap(({ messages = [] }) => messages).join("\n");
  const message = /(?:success|failure|loadFailed|searchFailed|detailFailed|failed): "([^"]+)"/g;
  for (const file of paths) {
    if (!/^admin\/src\/.*\.tsx?$/.test(file) || file.includes(".test.") || file.endsWith("ko.ts")) continue;
    for (const [, text] of read(file).matchAll(message)) expect(listed, file).toContain(text);
  }
});
