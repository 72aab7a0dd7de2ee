/** The whole contract as it is compared: bundle and socket, from the working tree, a commit, a file, or the last release. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { HttpContract } from "./http.ts";
import { readSocketContract, type SocketContract } from "./socket-contract.ts";
import { canonical } from "./schema-keywords.ts";

export interface Contract {
  /** info.version of openapi.yaml, which the socket's document repeats. */
  version: string;
  http: HttpContract;
  /** Null when only a bundle was given. */
  socket: SocketContract | null;
}

export interface Base {
  /** A readable name: `main (1a2b3c4)`, `the last release`. */
  name: string;
  contract: Contract;
}

/** The last released contract, below the repository's root. */
export const RELEASED_FILE = "openapi/released/contract.json";
const BUNDLE = "generated/openapi.json";
const BASE_BRANCHES = ["origin/main", "main"];
const GIT_OUTPUT_BYTES_MAX = 64 * 1024 * 1024;

/** @param read gives a file's text by its path below openapi/ */
function readContract(read: (path: string) => string): Contract {
  const http = JSON.parse(read(BUNDLE)) as HttpContract;
  return { version: http.info.version, http, socket: readSocketContract(read) };
}

/** The contract of a repository's working tree. Throws when the documents disagree on the version. */
export function readWorkingTree(root: string): Contract {
  const contract = readContract((path) => readFileSync(join(root, "openapi", path), "utf8"));
  const source = /^\s+version: "?([^"\s]+)"?$/m.exec(readFileSync(join(root, "openapi", "openapi.yaml"), "utf8"))?.[1];
  if (source !== contract.version) {
    throw new Error(`openapi.yaml says ${source}, its bundle ${contract.version}: run \`npm run generate\` first.`);
  }
  if (contract.socket?.version !== contract.version) {
    throw new Error(
      `openapi.yaml says ${contract.version}, asyncapi.yaml ${contract.socket?.version}: one contract has one version.`,
    );
  }
  return contract;
}

/** The last release. Throws when there is none. */
export function readReleased(root: string): Base {
  const contract = JSON.parse(readFileSync(join(root, RELEASED_FILE), "utf8")) as Contract;
  return { name: `the last release, ${contract.version}`, contract };
}

/** The contract without texts and examples, as stored in `RELEASED_FILE`. */
export function snapshotOf({ version, http, socket }: Contract): string {
  const { components, info: _info, ...rest } = http;
  const { schemas, responses, securitySchemes } = components;
  const kept = { ...rest, info: { version }, components: { schemas, responses, securitySchemes } };
  return `${JSON.stringify(JSON.parse(canonical({ version, http: kept, socket })), null, 2)}\n`;
}

/** The environment without git's variables, which a git hook sets for its own repository. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));
}

function git(root: string, ...parameters: string[]): string | null {
  try {
    return execFileSync("git", parameters, {
      cwd: root,
      env: gitEnvironment(),
      encoding: "utf8",
      maxBuffer: GIT_OUTPUT_BYTES_MAX,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return null;
  }
}

/** The contract at the merge base with `ref`, so that later commits of `ref` don't count. Null when git has none. */
function readMergeBase(root: string, ref: string): Base | null {
  const commit = git(root, "merge-base", "HEAD", ref)?.trim();
  if (!commit || git(root, "cat-file", "-e", `${commit}:openapi/${BUNDLE}`) === null) return null;
  const contract = readContract((path) => {
    const text = git(root, "show", `${commit}:openapi/${path}`);
    if (text === null) throw new Error(`${ref} has no openapi/${path}.`);
    return text;
  });
  return { name: `${ref} (${commit.slice(0, 7)})`, contract };
}

/** The base branch's contract; null in a clone that has no base branch, or whose base has no contract. */
export function readBaseBranch(root: string): Base | null {
  for (const ref of BASE_BRANCHES) {
    const base = readMergeBase(root, ref);
    if (base) return base;
  }
  return null;
}

/** What `--base` names: a bundle or a released contract, a folder with `openapi/` in it, or a commit, branch or tag. */
export function readNamedBase(root: string, given: string): Base {
  if (!existsSync(given)) {
    const base = readMergeBase(root, given);
    if (base) return base;
    throw new Error(`--base ${given} is no file, no folder, and no commit with a contract that git knows here.`);
  }
  if (statSync(given).isDirectory()) {
    return { name: given, contract: readContract((path) => readFileSync(join(given, "openapi", path), "utf8")) };
  }
  const document = JSON.parse(readFileSync(given, "utf8")) as Contract | HttpContract;
  if ("http" in document) return { name: given, contract: document };
  return { name: given, contract: { version: document.info.version, http: document, socket: null } };
}
