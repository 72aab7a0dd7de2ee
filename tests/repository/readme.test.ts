/** Rules of the repository that the linter can't hold. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { environmentNames } from "../../server/src/config.ts";
import { demoLogins } from "../../server/src/seed/logins.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
const pages = tracked.filter((path) => path.endsWith(".md"));

it("names only commands that exist", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  for (const page of pages) {
    for (const [, name] of read(page).matchAll(/npm run ([a-z:-]+)/g))
      expect(Object.keys(scripts), page).toContain(name);
  }
});

it("runs scripts that exist", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const files = Object.values(scripts).flatMap((script) => script.match(/\S+\.(ts|mjs)/g) ?? []);
  expect(files.length).toBeGreaterThan(8);
  for (const file of files) expect(existsSync(join(root, file)), file).toBe(true);
});

it("links only to files that exist", () => {
  for (const page of pages) {
    for (const [, target] of read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)/g)) {
      expect(existsSync(join(root, dirname(page), target ?? "")), `${page} → ${target}`).toBe(true);
    }
  }
});

it("explains every variable of the server's environment", () => {
  const readme = read("README.md");
  for (const name of environmentNames) expect(readme, name).toContain(`\`${name}\``);
});

it("names the demo logins", () => {
  const readme = read("README.md");
  const { members, operator, password } = demoLogins;
  const { loginName, password1, password2, code } = operator;
  for (const text of [members[0].phone, password, loginName, password1, password2, code])
    expect(readme).toContain(String(text));
});

it("has the top level the project's owner fixed", () => {
  const folders = ["openapi", "admin", "member", "site", "scripts", "mocks", "tests", "server", "docs"];
  for (const path of ["package.json", "README.md", ...folders]) expect(existsSync(join(root, path)), path).toBe(true);
});

it("keeps the file of secrets out of commits and images", () => {
  expect(read(".gitignore").split("\n")).toContain(".env");
  expect(read(".dockerignore").split("\n")).toContain("**/.env");
});

it("keeps out leftovers", () => {
  const sources = tracked.filter((path) => /\.(ts|tsx|mjs|js)$/.test(path) && !path.includes("/generated/"));
  const leftover = /TO[D]O|FIX[M]E|(it|test|describe)\.(skip|only|todo|fixme)\(/;
  for (const path of sources) expect(read(path), path).not.toMatch(leftover);
});
