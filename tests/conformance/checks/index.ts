/** Every check, found by folder: `checks/<folder>/<subject>.ts` exports `checks`; there is a folder for each level. */
import { readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { LEVELS, isAbout, levelOf, type Check, type Level } from "../runner/check.ts";

/** That of the modules: `.ts` here, `.js` in the package. */
const EXTENSION = extname(import.meta.filename);

/** The checks of a folder. Throws when the id of one begins with another. */
async function checksOfFolder(name: Level): Promise<Check[]> {
  const folder = join(import.meta.dirname, name);
  const files = readdirSync(folder).filter((file) => file.endsWith(EXTENSION) && !file.includes(".test."));
  const modules = await Promise.all(
    files.toSorted().map((file) => import(join(folder, file)) as Promise<{ checks?: Check[] }>),
  );
  const checks = modules.flatMap((module) => module.checks ?? []);
  const misnamed = checks.find(({ id }) => !id.startsWith(`${name}.`));
  if (misnamed) throw new Error(`${misnamed.id} is in the folder ${name}; its id should begin with that.`);
  return checks;
}

/** All checks in the order of the levels. Throws when two have the same id. */
export async function loadChecks(): Promise<Check[]> {
  const found = (await Promise.all(LEVELS.map(checksOfFolder))).flat();
  const all = LEVELS.flatMap((level) => found.filter((check) => levelOf(check) === level));
  const ids = new Set<string>();
  for (const { id } of all) {
    if (ids.has(id)) throw new Error(`Two checks are called ${id}.`);
    ids.add(id);
  }
  return all;
}

interface Choice {
  level: Level | "all";
  /** Parts of an id, a level, a source or a covered operation. */
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
  return chosen.filter((check) =>
    filters.some((word) =>
      [check.id, levelOf(check) ?? "", check.source, ...(check.covers ?? [])].some((text) =>
        text.toLowerCase().includes(word.toLowerCase()),
      ),
    ),
  );
}
