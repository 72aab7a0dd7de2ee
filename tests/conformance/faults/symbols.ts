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

function declarationsIn(file: string, source: string, symbol: string): Declaration[] {
  const [name = "", method] = symbol.split(".");
  if (!source.includes(name)) return [];
  const pattern = new RegExp(
    `^(?:export )?(?:default )?(?:async )?(?:function\\*? |const |class |abstract class )${escapeSymbol(name)}\\b`,
    "gm",
  );
  const found = [...source.matchAll(pattern)].map(({ index }) => ({
    file,
    start: index,
    end: endOf(source, index, 0),
  }));
  if (method === undefined) return found;
  const memberPattern = new RegExp(
    `^  (?:(?:static|async|override|private|protected|get) )*${escapeSymbol(method)}\\b`,
    "gm",
  );
  return found.flatMap((outer) =>
    [...source.slice(outer.start, outer.end).matchAll(memberPattern)].map(({ index }) => ({
      file,
      start: outer.start + index,
      end: Math.min(outer.end, endOf(source, outer.start + index, 2)),
    })),
  );
}

/** Every declaration of this name: a function, a constant, a class, or `Class.method`. */
export function findDeclarations(sources: Sources, symbol: string): Declaration[] {
  return [...sources].flatMap(([file, source]) => declarationsIn(file, source, symbol));
}
