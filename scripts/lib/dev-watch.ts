/** What `npm run dev` does when a file of the server or the contract changes. The apps' development servers watch by themselves. */
import { readdirSync, statSync, watch } from "node:fs";
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

/** Calls back with the reactions to all changes since the last call, when nothing has changed for a moment. */
export function watchSources(onChange: (reactions: ReadonlySet<Reaction>) => void): void {
  let reactions = new Set<Reaction>();
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    const settled = reactions;
    reactions = new Set();
    onChange(settled);
  };
  // Each folder by itself: a recursive watch would descend into node_modules.
  const watchFolder = (folder: string) => {
    watch(join(root, folder), (_event, name) => {
      const path = `${folder}/${name}`;
      if (isFolder(path)) watchTree(path);
      const reaction = reactionTo(path);
      if (reaction === null) return;
      reactions.add(reaction);
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_MS);
    });
  };
  const watched = new Set<string>();
  const watchTree = (folder: string) => {
    if (watched.has(folder) || folder.endsWith("/node_modules")) return;
    watched.add(folder);
    watchFolder(folder);
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }))
      if (entry.isDirectory()) watchTree(`${folder}/${entry.name}`);
  };
  for (const folder of FOLDERS) watchTree(folder);
}

const isFolder = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true;
