import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;
type Modules = ReadonlySet<string>;

const ENTRY = /\/src\/main\.tsx$/;
/** The two screens that most visits begin with: what only one of them needs, the other doesn't load. */
const LOGIN = /\/LoginScreen\.tsx$/;
const MEETING_LIST = /\/MeetingListScreen\.tsx$/;
/** A module imported by at least this many chunks is moved into a shared chunk. */
const SHARES_MIN = 3;

/**
 * The mutation modules of a package that the entry imports as a whole: the meeting list sends nothing. The query modules
 * are kept in the entry: the login doesn't query, but bytes of the same package compress best in one file.
 */
const WRITES = /\/(?:react-query|query-core)\/.*\/(?:useMutation|mutationObserver)\.js$/;
/** Only screens with a map load it, and it is larger than everything else that screens share. */
const MAP = /\/(?:react-)?leaflet\/|\/src\/map\//;

interface Parts {
  /** The modules before any screen: the entry with everything it imports statically. */
  app: Modules;
  login: Modules;
  meetingList: Modules;
}

/** The entry, found by going up the importers of any module, lazy imports included; null for the service worker's. */
function findEntry(context: Context, from: string): string | null {
  const seen = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (ENTRY.test(id)) return id;
    if (seen.has(id)) continue;
    seen.add(id);
    const info = context.getModuleInfo(id);
    open.push(...(info?.importers ?? []), ...(info?.dynamicImporters ?? []));
  }
  return null;
}

/** Modules with everything that they import statically. */
function withStaticImports(context: Context, from: readonly string[]): Modules {
  const found = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

function findParts(context: Context, asking: string): Parts | null {
  const entry = findEntry(context, asking);
  if (entry === null) return null;
  const app = withStaticImports(context, [entry]);
  const lazy = [...app].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const screen = (name: RegExp): Modules => {
    const ids = lazy.filter((id) => name.test(id));
    if (ids.length === 0) throw new Error(`The entry loads no screen ${String(name)}.`);
    return withStaticImports(context, ids);
  };
  return { app, login: screen(LOGIN), meetingList: screen(MEETING_LIST) };
}

/** Whether a module starts a chunk: the entry, or a lazy import. */
function isChunk(context: Context, id: string): boolean {
  return ENTRY.test(id) || (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
}

/** The chunk of a module that a first screen needs. */
function firstChunk({ app, login, meetingList }: Parts, id: string): string | null {
  if (WRITES.test(id)) return "forms";
  if (app.has(id) || (login.has(id) && meetingList.has(id))) return "app";
  if (login.has(id)) return "forms";
  return meetingList.has(id) ? "lists" : null;
}

/**
 * Puts what screens share into few chunks: otherwise each module would be a file of some hundred bytes, and a phone would
 * request twenty of them before its first screen. `app` is what every visit needs, `forms` what the login adds, `lists`
 * what the meeting list adds; many other screens use those two as well. `shared` is the rest that many screens have.
 */
export function sharedChunks(): Rolldown.CodeSplittingGroup[] {
  let parts: Parts | null = null;
  return [
    {
      debugName: "first",
      priority: 2,
      name: (id, context) => {
        parts ??= findParts(context, id);
        return parts === null || isChunk(context, id) ? null : firstChunk(parts, id);
      },
    },
    {
      debugName: "shared",
      priority: 1,
      name: (id, context) => (isChunk(context, id) || MAP.test(id) ? null : "shared"),
      minShareCount: SHARES_MIN,
    },
  ];
}
