/** Every check, found by folder: `checks/<level>/<subject>.ts` exports `checks`. */
import { readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { LEVELS, isAbout, levelOf, type Check, type Level } from "../runner/check.ts";

/** That of the modules: `.ts` here, `.js` in the package. */
const EXTENSION = extname(import.meta.filename);

/** The checks of a level's folder. Throws when the id of one begins with another level. */
async function checksOfLevel(level: Level): Promise<Check[]> {
  const folder = join(import.meta.dirname, level);
  const files = readdirSync(folder).filter((name) => name.endsWith(EXTENSION) && !name.includes(".test."));
  const modules = await Promise.all(
    files.toSorted().map((name) => import(join(folder, name)) as Promise<{ checks?: Check[] }>),
  );
  const checks = modules.flatMap((module) => module.checks ?? []);
  const misnamed = checks.find((check) => levelOf(check) !== level);
  if (misnamed) throw new Error(`${misnamed.id} is of level ${level}; its id should begin with that.`);
  return checks;
}

/** All checks in the order of the levels. Throws when two have the same id. */
export async function loadChecks(): Promise<Check[]> {
  const all = (await Promise.all(LEVELS.map(checksOfLevel))).flat();
  const ids = new Set<string>();
  for (const { id } of all) {
    if (ids.has(id)) throw new Error(`Two checks are called ${id}.`);
    ids.add(id);
  }
  return all;
}

interface Choice {
  level: Level | "all";
  /** Parts of an id (which begins with the level), a source or a covered operation. */
  filters?: readonly string[];
  /** Operations that a check's id ends with or that it covers. */
  operations?: readonly string[];
}

/** Checks up to a level that fit one of the filters, where there are any, and one of the operations, where there are any. */
export function chooseChecks(all: readonly Check[], { level, filters = [], operations = [] }: Choice): Check[] {
  const last = level === "all" ? LEVELS.length - 1 : LEVELS.indexOf(level);
  const included = new Set<Level | undefined>(LEVELS.slice(0, last + 1));
  const chosen = all.filter(
    (check) => included.has(levelOf(check)) && (operations.length === 0 || isAbout(check, operations)),
  );
  if (filters.length === 0) return chosen;
  return chosen.filter(({ id, source, covers = [] }) =>
    filters.some((word) => [id, source, ...covers].some((text) => text.toLowerCase().includes(word.toLowerCase()))),
  );
}
