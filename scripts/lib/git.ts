/** Reads file lists from git. */
import { execFileSync } from "node:child_process";
import { root } from "./root.ts";

const BASE_BRANCHES = ["origin/main", "main"];

function git(...parameters: string[]): string {
  return execFileSync("git", parameters, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}

const splitPaths = (text: string) => text.split("\0").filter((path) => path !== "");

/** Every existing file that isn't ignored, committed or not. */
export function sourcePaths(): string[] {
  const deleted = new Set(splitPaths(git("ls-files", "-z", "--deleted")));
  const all = splitPaths(git("ls-files", "-z", "--cached", "--others", "--exclude-standard"));
  return all.filter((path) => !deleted.has(path));
}

/** The merge base with the base branch; the last commit in a clone without one. */
function mergeBase(): string {
  for (const branch of BASE_BRANCHES) {
    try {
      return git("merge-base", "HEAD", branch).trim();
    } catch {
      // This clone doesn't have that branch.
    }
  }
  return git("rev-parse", "HEAD").trim();
}

/** The files that differ from the base branch, uncommitted and new ones too; deleted ones are left out. */
export function changedSinceBase(): { base: string; paths: string[] } {
  const base = mergeBase();
  const committed = splitPaths(git("diff", "-z", "--name-only", "--diff-filter=d", base));
  const untracked = splitPaths(git("ls-files", "-z", "--others", "--exclude-standard"));
  return { base, paths: [...new Set([...committed, ...untracked])].toSorted() };
}
