/** Every check, found by folder: `checks/<level>/<subject>.ts` exports `checks`. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Check, Level } from "../runner/check.ts";
import { LEVELS } from "../runner/check.ts";

async function checksOfLevel(level: Level): Promise<Check[]> {
  const folder = join(import.meta.dirname, level);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const modules = await Promise.all(
    files.toSorted().map((name) => import(join(folder, name)) as Promise<{ checks?: Check[] }>),
  );
  return modules.flatMap(({ checks }) => checks ?? []);
}

/** All checks in the order of the levels. Throws when two have the same id or one bears another level's name. */
export async function loadChecks(): Promise<Check[]> {
  const all = (await Promise.all(LEVELS.map(checksOfLevel))).flat();
  const ids = new Set<string>();
  for (const { id, level } of all) {
    if (ids.has(id)) throw new Error(`Two checks are called ${id}.`);
    if (!id.startsWith(`${level}.`)) throw new Error(`${id} is of level ${level}; its id should begin with that.`);
    ids.add(id);
  }
  return all;
}

/** Checks up to a level whose id, title, source or covered operations contain one of the words. */
export function chooseChecks(all: readonly Check[], level: Level | "all", filters: readonly string[]): Check[] {
  const last = level === "all" ? LEVELS.length - 1 : LEVELS.indexOf(level);
  const chosen = all.filter((check) => LEVELS.indexOf(check.level) <= last);
  if (filters.length === 0) return chosen;
  return chosen.filter(({ id, source, covers = [] }) =>
    filters.some((word) => [id, source, ...covers].some((text) => text.toLowerCase().includes(word.toLowerCase()))),
  );
}
