import type { Rolldown } from "vite";

const ENTRY = /\/src\/main\.tsx$/;

/** Everything that the entry imports statically: it must not wait for another chunk. */
function entryModules(context: Rolldown.ChunkingContext, asking: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = importersUpTo(context, asking, ENTRY);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** The entry, found by going up the importers of any module, lazy imports included. */
function importersUpTo(context: Rolldown.ChunkingContext, from: string, wanted: RegExp): string[] {
  const seen = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (wanted.test(id)) return [id];
    if (seen.has(id)) continue;
    seen.add(id);
    const info = context.getModuleInfo(id);
    open.push(...(info?.importers ?? []), ...(info?.dynamicImporters ?? []));
  }
  return [];
}

/**
 * Puts what many screens share into few chunks: alone each would be a file of some hundred bytes, and a phone would ask
 * for twenty of them before its first screen. What the entry needs anyway stays with the entry.
 */
export function sharedChunks(): Rolldown.CodeSplittingGroup {
  let ofEntry: ReadonlySet<string> | null = null;
  return {
    debugName: "shared",
    name: (id, context) => {
      if (!ofEntry?.size) ofEntry = entryModules(context, id);
      return ofEntry.has(id) ? null : "shared";
    },
    minShareCount: 5,
  };
}
