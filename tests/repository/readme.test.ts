/** Rules of the repository that the linter can't check: documentation that matches the code, folders, leftovers. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { demoLogins } from "../../server/src/seed/logins.ts";
import { paths, read, root } from "./lib/files.ts";

const pages = paths.filter((path) => path.endsWith(".md"));

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

it("links only to anchors that exist", () => {
  for (const page of pages) {
    for (const [, target = "", anchor = ""] of read(page).matchAll(/\]\((?!https?:|mailto:)([^)#]*)#([^)]+)\)/g)) {
      const text = read(target === "" ? page : join(dirname(page), target));
      const headings = Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) => slug(heading));
      const anchors = Array.from(text.matchAll(/<a id="([^"]+)">/g), ([, id]) => id);
      expect([...headings, ...anchors], `${page} → ${target}#${anchor}`).toContain(anchor);
    }
  }
});

/** The anchor that GitHub gives to a heading. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, "")
    .replaceAll(/\s/g, "-");
}

/** Paths on a page, as `code` or at the beginning of a line of a tree, relative to the root or to the page's folder. Patterns and built files are skipped. */
function writtenPaths(text: string): string[] {
  const code = Array.from(
    text.matchAll(/`([^`\n]+)`|^([\w@./-]+\/[\w@./-]*)(?=\s{2})/gm),
    ([, inline, line]) => inline ?? line ?? "",
  );
  const top = /^(src|openapi|member|admin|site|web|server|mocks|scripts|tests|docs)\/[\w@./-]*$/;
  return code.filter((path) => top.test(path) && !/\.\.\.|\/dist\b|^admin\/(?!src)|^member\/(?!src)/.test(path));
}

const pathExists = (page: string, path: string): boolean =>
  existsSync(join(root, path)) || existsSync(join(root, dirname(page), path));

it("names only files and folders that exist", () => {
  const missing = pages.flatMap((page) =>
    writtenPaths(read(page)).flatMap((path) => (pathExists(page, path) ? [] : [`${page} names ${path}`])),
  );
  expect(missing, "correct the path on the page").toEqual([]);
});

it("names the demo logins", () => {
  const readme = read("README.md");
  const { members, operator, password } = demoLogins;
  const { loginName, password1, password2, code } = operator;
  for (const text of [members[0].phone, password, loginName, password1, password2, code])
    expect(readme).toContain(String(text));
});

it("has the required top-level files and folders", () => {
  const folders = ["openapi", "admin", "member", "site", "web", "scripts", "mocks", "tests", "server", "docs"];
  for (const path of ["package.json", "README.md", ...folders]) expect(existsSync(join(root, path)), path).toBe(true);
});

it("keeps .env out of commits and images", () => {
  expect(read(".gitignore").split("\n")).toContain(".env");
  expect(read(".dockerignore").split("\n")).toContain("**/.env");
});

it("has no leftovers such as skipped tests", () => {
  const sources = paths.filter((path) => /\.(ts|tsx|mjs|js)$/.test(path) && !path.includes("/generated/"));
  const leftover = /TO[D]O|FIX[M]E|(it|test|describe)\.(skip|only|todo|fixme)\(/;
  for (const path of sources) expect(read(path), path).not.toMatch(leftover);
});
