/** The files of the repository as the tests of this folder read them. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export const root = join(import.meta.dirname, "..", "..", "..");

const gitFiles = (...flags: string[]) =>
  execFileSync("git", ["ls-files", "-z", ...flags], { cwd: root, encoding: "utf8" }).split("\0");

/** Every path of the repository: files not committed yet are in it, deleted ones are not. */
const deleted = new Set(gitFiles("--deleted"));
export const paths = gitFiles("--cached", "--others", "--exclude-standard").filter((path) => !deleted.has(path));

export const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** A YAML file of tests/repository. */
export const readTable = (name: string): unknown => parse(read(join("tests/repository", name)));

/** Files below a folder, by the end of their path: `members/List.tsx` finds `admin/src/sections/members/List.tsx`. */
export const findFiles = (folder: string, end: string): string[] =>
  paths.filter((path) => path.startsWith(`${folder}/`) && path.endsWith(`/${end}`));

/** The path of the test file of that name, in any folder; "" when there is none. */
export const findTest = (name: string): string => paths.find((path) => path.endsWith(`/${name}`)) ?? "";
