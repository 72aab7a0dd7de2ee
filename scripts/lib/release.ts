/** What `npm run release` checks and writes, in any repository folder. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const CHANGELOG = "CHANGELOG.md";
const MANIFESTS = ["package.json", "package-lock.json"];
const MIGRATIONS = "server/src/db/migrations";
const RELEASED_MIGRATIONS = `${MIGRATIONS}/released.yaml`;
const RELEASED_CONTRACT = "openapi/released/contract.json";
const UNRELEASED = "## Unreleased\n";

interface ReleaseOptions {
  root: string;
  version: string;
  /** The day that the changelog names, as 2026-01-31. */
  date: string;
}

interface Release {
  tag: string;
  notes: string;
  /** Changed files with their new content. */
  files: Map<string, string>;
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** Whether version `a` comes after `b`. */
function isLater(a: string, b: string): boolean {
  const [left, right] = [a, b].map((version) => version.split(".").map(Number));
  const index = left?.findIndex((number, position) => number !== right?.[position]) ?? -1;
  return index !== -1 && (left?.[index] ?? 0) > (right?.[index] ?? 0);
}

const git = (root: string, ...parameters: string[]) =>
  execFileSync("git", parameters, { cwd: root, encoding: "utf8" }).trimEnd();

/** The text under "Unreleased", and the changelog in which it stands under the version. */
function closeSection(changelog: string, heading: string): { notes: string; changelog: string } {
  const [before = "", after] = changelog.split(UNRELEASED);
  if (after === undefined) throw new Error(`${CHANGELOG} has no heading "Unreleased".`);
  const notes = (after.split(/^## /m)[0] ?? "").trim();
  if (notes === "")
    throw new Error(`${CHANGELOG} has nothing under "Unreleased": write what changes for those who run it.`);
  return { notes, changelog: `${before}${UNRELEASED}\n## ${heading}\n${after}` };
}

/** The list of released migrations with those of this release. @throws Error when a released one has changed. */
function addMigrations(root: string): string {
  const text = readFileSync(join(root, RELEASED_MIGRATIONS), "utf8");
  const released = new Map(Array.from(text.matchAll(/^(\S+): (\w+)$/gm), ([, name = "", hash = ""]) => [name, hash]));
  const names = globSync("**/*.ts", { cwd: join(root, MIGRATIONS) }).filter((name) => !name.endsWith(".test.ts"));
  const lines = names.toSorted().flatMap((name) => {
    const content = readFileSync(join(root, MIGRATIONS, name));
    const hash = createHash("sha256").update(content).digest("hex");
    if ((released.get(name) ?? hash) !== hash) throw new Error(`${MIGRATIONS}/${name} is released and has changed.`);
    return released.has(name) ? [] : [`${name}: ${hash}\n`];
  });
  return text + lines.join("");
}

/** The first two `"version"` of a lock file are the project's. */
function setVersion(manifest: string, from: string, to: string): string {
  let count = 0;
  return manifest.replaceAll(`"version": "${from}"`, (found) => (++count > 2 ? found : `"version": "${to}"`));
}

/** The contract has versions of its own, which `npm run contract:diff -- --release` closes. */
function requireReleasedContract(root: string): void {
  const contract = readFileSync(join(root, "openapi/openapi.yaml"), "utf8");
  const version = /^ {2}version: (\S+)$/m.exec(contract)?.[1];
  const { http } = JSON.parse(readFileSync(join(root, RELEASED_CONTRACT), "utf8")) as {
    http: { info: { version: string } };
  };
  const released = http.info.version;
  if (version !== released)
    throw new Error(
      `The contract ${version} isn't released (the last one is ${released}): run \`npm run contract:diff -- --release\` and commit.`,
    );
}

function requireCommitted(root: string): void {
  const changed = git(root, "status", "--porcelain");
  if (changed !== "") throw new Error(`Commit or remove first:\n${changed}`);
}

function requireNewVersion(root: string, version: string, current: string): void {
  if (!VERSION.test(version)) throw new Error(`"${version}" is no version such as 1.2.3.`);
  if (!isLater(version, current)) throw new Error(`${version} doesn't come after ${current}, which package.json has.`);
  if (git(root, "tag", "--list", `v${version}`) !== "") throw new Error(`There is a tag v${version} already.`);
}

/** Checks that the version can be released. @throws Error with everything that is missing. */
export function prepareRelease({ root, version, date }: ReleaseOptions): Release {
  const missing: string[] = [];
  function attempt<T>(check: () => T): T | undefined {
    try {
      return check();
    } catch (error) {
      missing.push((error as Error).message);
      return undefined;
    }
  }
  const { version: current } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  attempt(() => requireCommitted(root));
  attempt(() => requireNewVersion(root, version, current));
  attempt(() => requireReleasedContract(root));
  const closed = attempt(() => closeSection(readFileSync(join(root, CHANGELOG), "utf8"), `${version} (${date})`));
  const migrations = attempt(() => addMigrations(root));
  if (missing.length > 0 || closed === undefined || migrations === undefined) throw new Error(missing.join("\n"));
  const files = new Map([
    [CHANGELOG, closed.changelog],
    [RELEASED_MIGRATIONS, migrations],
  ]);
  for (const name of MANIFESTS) files.set(name, setVersion(readFileSync(join(root, name), "utf8"), current, version));
  return { tag: `v${version}`, notes: closed.notes, files };
}

/** Writes the files, commits them and tags the commit with the notes. Nothing is pushed. */
export function commitRelease(root: string, { tag, notes, files }: Release): void {
  for (const [name, content] of files) writeFileSync(join(root, name), content);
  git(root, "add", ...files.keys());
  git(root, "commit", "--quiet", "--message", `release: ${tag}`);
  // Lines with "#" are headings here, not comments.
  git(root, "tag", "--annotate", "--cleanup=whitespace", "--message", `${tag}\n\n${notes}`, tag);
}
