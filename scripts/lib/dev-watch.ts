/** What `npm run dev` does when a file of the server or the contract changes. The apps' development servers watch by themselves. */
import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

export type Reaction = "generate" | "restart";

const FOLDERS = ["server/src", "openapi"];
/** An editor writes a file in several steps, and a branch many files. */
const SETTLE_MS = 200;

/** The reaction to a changed path of the repository; null for tests and what the server doesn't read. */
export function reactionTo(path: string): Reaction | null {
  if (/\.test\.ts$|\/(?:testing|acceptance|node_modules)\//.test(path)) return null;
  if (/^(?:server\/src|openapi\/(?:src|generated))\/.+\.(?:ts|json|yaml)$/.test(path)) return "restart";
  const isSource = /^openapi\/(?:(?:paths|schemas|examples|asyncapi|build)\/.+|[\w-]+)\.(?:ts|json|yaml)$/.test(path);
  return isSource && !/^openapi\/(?:package|tsconfig)\.json$/.test(path) ? "generate" : null;
}

/** Calls back with the reactions to all changes since the last call, when nothing has changed for a moment. Returns what ends it. */
export function watchSources(onChange: (reactions: ReadonlySet<Reaction>) => void, base = root): () => void {
  let reactions = new Set<Reaction>();
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    const settled = reactions;
    reactions = new Set();
    onChange(settled);
  };
  const watchers = new Map<string, FSWatcher>();
  // Each folder by itself: a recursive watch would descend into node_modules.
  const watchFolder = (folder: string) =>
    watch(join(base, folder), (event, name) => {
      const path = `${folder}/${name}`;
      if (event === "rename") {
        unwatchTree(path);
        if (isFolder(join(base, path))) watchTree(path);
      }
      const reaction = reactionTo(path);
      if (reaction === null) return;
      reactions.add(reaction);
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_MS);
    });
  const watchTree = (folder: string) => {
    if (folder.endsWith("/node_modules")) return;
    watchers.set(folder, watchFolder(folder));
    for (const entry of readdirSync(join(base, folder), { withFileTypes: true }))
      if (entry.isDirectory()) watchTree(`${folder}/${entry.name}`);
  };
  // A watcher ends with its folder, even if another takes its path at once.
  const unwatchTree = (folder: string) => {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(`${folder}/`)) continue;
      watcher.close();
      watchers.delete(path);
    }
  };
  for (const folder of FOLDERS) watchTree(folder);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
