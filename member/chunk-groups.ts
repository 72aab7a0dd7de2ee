import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;
type Modules = ReadonlySet<string>;

const ENTRY = /\/src\/main\.tsx$/;
/** The two screens that most visits begin with: what only one of them needs, the other doesn't load. */
const LOGIN = /\/LoginScreen\.tsx$/;
const MEETING_LIST = /\/MeetingListScreen\.tsx$/;
/** A module that at least this many chunks import is moved into a shared chunk. */
const IMPORTING_CHUNKS_MIN = 3;

/**
 * The mutation modules of a package that the entry imports as a whole: the meeting list sends nothing. The query modules
 * stay in the entry, although the login doesn't query: code of the same package compresses best in one file.
 */
const MUTATION_MODULES = [/\/react-query\/.*\/useMutation\.js$/, /\/query-core\/.*\/mutationObserver\.js$/];
/** Modules that no first screen uses, of the contract's package, which the entry imports as a whole: 0.3 kB. */
const LATE_MODULES = ["check-in", "meeting-page", "missing-operation", "rule-tables"].map(
  (name) => new RegExp(`/openapi/src/${name}\\.ts$`),
);
/** Only screens with a map load it, and it is larger than everything else that screens share. */
const MAP = /\/(?:react-)?leaflet\/|\/src\/map\//;

interface FirstScreenModules {
  /** The modules before any screen: the entry with everything it imports statically. */
  app: Modules;
  login: Modules;
  meetingList: Modules;
}

/** The entry, found by going up the importers of any module, lazy imports included; null for the service worker's. */
function findEntry(context: Context, from: string): string | null {
  const seen = new Set<string>();
  const pending = [from];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (ENTRY.test(id)) return id;
    if (seen.has(id)) continue;
    seen.add(id);
    const info = context.getModuleInfo(id);
    pending.push(...(info?.importers ?? []), ...(info?.dynamicImporters ?? []));
  }
  return null;
}

/** The modules `from`, and everything that they import statically. */
function withStaticImports(context: Context, from: readonly string[]): Modules {
  const found = new Set<string>();
  const pending = [...from];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    pending.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

const matchesAny = (patterns: readonly RegExp[], id: string): boolean => patterns.some((pattern) => pattern.test(id));

function findFirstScreenModules(context: Context, from: string): FirstScreenModules | null {
  const entry = findEntry(context, from);
  if (entry === null) return null;
  const app = withStaticImports(context, [entry]);
  // A module that was renamed would go back to the first screens unnoticed.
  for (const pattern of [...MUTATION_MODULES, ...LATE_MODULES]) {
    if (![...app].some((id) => pattern.test(id))) throw new Error(`The entry imports no module ${String(pattern)}.`);
  }
  const lazy = [...app].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const modulesOfScreen = (name: RegExp): Modules => {
    const ids = lazy.filter((id) => name.test(id));
    if (ids.length === 0) throw new Error(`The entry loads no screen ${String(name)}.`);
    return withStaticImports(context, ids);
  };
  return { app, login: modulesOfScreen(LOGIN), meetingList: modulesOfScreen(MEETING_LIST) };
}

/** Whether a module starts a chunk: the entry, or a lazy import. */
function isChunkEntry(context: Context, id: string): boolean {
  return ENTRY.test(id) || (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
}

/** The chunk of a module that a first screen needs. */
function firstChunk({ app, login, meetingList }: FirstScreenModules, id: string): string | null {
  if (matchesAny(MUTATION_MODULES, id)) return "forms";
  if (matchesAny(LATE_MODULES, id)) return null;
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
  let modules: FirstScreenModules | null = null;
  return [
    {
      debugName: "first",
      priority: 2,
      name: (id, context) => {
        modules ??= findFirstScreenModules(context, id);
        return modules === null || isChunkEntry(context, id) ? null : firstChunk(modules, id);
      },
    },
    {
      debugName: "shared",
      priority: 1,
      name: (id, context) => (isChunkEntry(context, id) || MAP.test(id) ? null : "shared"),
      minShareCount: IMPORTING_CHUNKS_MIN,
    },
  ];
}
