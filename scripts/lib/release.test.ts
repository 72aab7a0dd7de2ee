import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commitRelease, prepareRelease } from "./release.ts";

const root = mkdtempSync(join(tmpdir(), "babchingu-release-"));
const git = (...parameters: string[]) => execFileSync("git", parameters, { cwd: root, encoding: "utf8" }).trim();
const prepare = (version = "0.2.0") => prepareRelease({ root, version, date: "2026-01-31" });
const read = (name: string) => readFileSync(join(root, name), "utf8");

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

function commit(name: string, text: string): void {
  write(name, text);
  git("add", "-A");
  git("commit", "--quiet", "-m", `change ${name}`);
}

const CHANGELOG = "# Changelog\n\n## Unreleased\n\n- Seat alerts.\n\n## 0.1.0\n\nThe requirement.\n";
const contractOf = (version: string) => `openapi: 3.1.0\ninfo:\n  version: ${version}\n`;

beforeAll(() => {
  write("package.json", '{ "name": "x", "version": "0.1.0" }\n');
  write(
    "package-lock.json",
    '{ "version": "0.1.0", "packages": { "": { "version": "0.1.0" }, "y": { "version": "0.1.0" } } }\n',
  );
  write("openapi/openapi.yaml", contractOf("2.0.0"));
  write("openapi/released/contract.json", '{ "http": { "info": { "version": "2.0.0" } } }\n');
  write("server/src/db/migrations/0001_init.ts", "export {};\n");
  write("server/src/db/migrations/released.yaml", "# hashes\n");
  git("init", "--quiet");
  git("config", "user.name", "Release");
  git("config", "user.email", "release@example.com");
  commit("CHANGELOG.md", CHANGELOG);
});
afterAll(() => rmSync(root, { recursive: true }));

it("says what keeps a version from being released", () => {
  write("new.txt", "");
  expect(() => prepare()).toThrow("Commit or remove first:\n?? new.txt");
  rmSync(join(root, "new.txt"));
  expect(() => prepare("0.2")).toThrow("no version");
  expect(() => prepare("0.1.0")).toThrow("doesn't come after 0.1.0");
  git("tag", "v0.3.0");
  expect(() => prepare("0.3.0")).toThrow("a tag v0.3.0 already");
  commit("openapi/openapi.yaml", contractOf("2.1.0"));
  expect(() => prepare()).toThrow("contract 2.1.0 isn't released (the last one is 2.0.0)");
  // All of it at once.
  write("new.txt", "");
  expect(() => prepare("0.1.0")).toThrow(/new\.txt\n0\.1\.0 doesn't come after 0\.1\.0.*\nThe contract 2\.1\.0/);
  rmSync(join(root, "new.txt"));
  commit("openapi/openapi.yaml", contractOf("2.0.0"));
  commit("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n## 0.1.0\n\nThe requirement.\n");
  expect(() => prepare()).toThrow('nothing under "Unreleased"');
  commit("CHANGELOG.md", CHANGELOG);
});

it("closes the section, raises the version, lists the migrations, and tags the commit with the notes", () => {
  const release = prepare();
  expect(git("status", "--porcelain")).toBe("");
  commitRelease(root, release);
  expect(git("status", "--porcelain")).toBe("");
  expect(git("tag", "--points-at", "HEAD")).toBe("v0.2.0");
  expect(git("tag", "--list", "--format=%(contents)", "v0.2.0")).toBe("v0.2.0\n\n- Seat alerts.");
  expect(read("CHANGELOG.md")).toContain("## Unreleased\n\n## 0.2.0 (2026-01-31)\n\n- Seat alerts.\n\n## 0.1.0");
  expect(read("package.json")).toContain('"version": "0.2.0"');
  const { version, packages } = JSON.parse(read("package-lock.json")) as {
    version: string;
    packages: Record<string, { version: string }>;
  };
  expect([version, packages[""]?.version, packages["y"]?.version]).toEqual(["0.2.0", "0.2.0", "0.1.0"]);
  expect(read("server/src/db/migrations/released.yaml")).toMatch(/^# hashes\n0001_init\.ts: [\da-f]{64}\n$/);

  commit("CHANGELOG.md", CHANGELOG);
  commit("server/src/db/migrations/0001_init.ts", "export const changed = 1;\n");
  expect(() => prepare("0.2.1")).toThrow("0001_init.ts is released and has changed");
});
