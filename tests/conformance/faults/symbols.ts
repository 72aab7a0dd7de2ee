/**
 * Finds declarations of the reference backend by name, in any file: a seeded defect names the function that it changes, so
 * moving files doesn't break it. Relies on the formatter: a declaration begins and ends at the left margin, a method two columns further in.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Sources of the backend by path below its folder. */
export type Sources = ReadonlyMap<string, string>;

export interface Declaration {
  file: string;
  start: number;
  end: number;
}

/** Every source file of the running backend, without tests and their helpers. */
export function readSources(folder: string): Sources {
  const files = globSync("**/*.ts", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));
  const productFiles = files.filter((file) => !file.endsWith(".test.ts") && !/^(testing|acceptance)\//.test(file));
  return new Map(productFiles.toSorted().map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

const escapeSymbol = (name: string) => name.replaceAll(/[$#]/g, String.raw`\$&`);

/** The end of the declaration at `start`: before the next line of the same indentation that is no closing bracket. */
function endOf(source: string, start: number, indent: number): number {
  const next = new RegExp(String.raw`\n+ {0,${indent}}[^\s)\]}]`, "g");
  next.lastIndex = source.indexOf("\n", start);
  return next.exec(source)?.index ?? source.length;
}

const DECLARATION =
  /^(?:export )?(?:default )?(?:async )?(?:function\*? |const |class |abstract class )(?<name>[\w$]+)/gm;

/** The declarations of all files by their name. */
function indexDeclarations(sources: Sources): Map<string, Declaration[]> {
  const found = [...sources].flatMap(([file, source]) =>
    Array.from(source.matchAll(DECLARATION), ({ index, groups }) => ({
      name: groups?.["name"] ?? "",
      declaration: { file, start: index, end: endOf(source, index, 0) },
    })),
  );
  const byName = Map.groupBy(found, ({ name }) => name);
  return new Map([...byName].map(([name, all]) => [name, all.map(({ declaration }) => declaration)]));
}

/** Hundreds of defects are sought in the same sources. */
const indexes = new WeakMap<Sources, Map<string, Declaration[]>>();

function indexOf(sources: Sources): Map<string, Declaration[]> {
  const index = indexes.get(sources) ?? indexDeclarations(sources);
  indexes.set(sources, index);
  return index;
}

/** Every declaration of this name: a function, a constant, a class, or `Class.method`. */
export function findDeclarations(sources: Sources, symbol: string): Declaration[] {
  const [name = "", method] = symbol.split(".");
  const found = indexOf(sources).get(name) ?? [];
  if (method === undefined) return found;
  const memberPattern = new RegExp(
    `^  (?:(?:static|async|override|private|protected|get) )*${escapeSymbol(method)}\\b`,
    "gm",
  );
  return found.flatMap((outer) => {
    const source = sources.get(outer.file) ?? "";
    return [...source.slice(outer.start, outer.end).matchAll(memberPattern)].map(({ index }) => ({
      file: outer.file,
      start: outer.start + index,
      end: Math.min(outer.end, endOf(source, outer.start + index, 2)),
    }));
  });
}
