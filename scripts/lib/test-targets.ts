/** Resolves the words of `npm test -- <word…>`: a part, test files at any level, checks of the contract kit, or the name of a test. */
import { basename, dirname } from "node:path/posix";

/**
 * The whole suite: the lanes run in parallel, the parts of a lane in this order. Every part waits a fifth to a half of its time, for a page,
 * a timeout or one process for another; together they leave almost nothing of two processors idle. So the lanes take about the same time.
 */
export const lanes = [["postgres", "unit"], ["lint", "types", "generated", "conformance"], ["browser"]] as const;
export const parts = lanes.flat();
export type Part = (typeof parts)[number];

/** The files that the words can select. Paths are relative to the root, with forward slashes. */
export interface TestCatalogue {
  /** Files that Vitest runs. */
  unit: readonly string[];
  /** Files that Playwright runs. */
  specs: readonly string[];
  /** Files with checks of the contract kit. */
  checks: readonly string[];
  /** Every other source file. */
  sources: readonly string[];
  read: (path: string) => string;
}

const isUnit = (path: string) => /\.test\.tsx?$/.test(path);
const isSpec = (path: string) => /^tests\/e2e\/.+\.spec\.ts$/.test(path);
const isCheck = (path: string) =>
  /^tests\/conformance\/checks\/(?!support\/|index\.).+\.ts$/.test(path) && !isUnit(path);
const isSource = (path: string) => /\.tsx?$/.test(path) && !isUnit(path) && !isSpec(path) && !isCheck(path);

export function catalogueOf(paths: readonly string[], read: TestCatalogue["read"]): TestCatalogue {
  return {
    unit: paths.filter(isUnit),
    specs: paths.filter(isSpec),
    checks: paths.filter(isCheck),
    sources: paths.filter(isSource),
    read,
  };
}

/** Escapes a test's name, so that a regular expression matches it literally. */
export const escapeRegExp = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const TITLE = /(["`])((?:(?!\1).)+)\1/g;
/** What a table of tests fills in: `%s`, `$name`, `${expression}`. */
const FILLED = /%[a-z]|\$\{[^}]*\}|\$[\w.]+/g;
/** A title with fewer letters of its own, such as "%s", would match every word. */
const LETTERS_MIN = 4;

/** Whether the file has the title, or one that becomes it when a table fills it in. */
function holdsTitle(text: string, title: string): boolean {
  if (text.includes(title)) return true;
  return Array.from(text.matchAll(TITLE), ([, , literal = ""]) => literal.split(FILLED)).some(
    (pieces) =>
      pieces.length > 1 &&
      pieces.join("").trim().length >= LETTERS_MIN &&
      new RegExp(`^${pieces.map(escapeRegExp).join(".+")}$`).test(title),
  );
}

export interface NamedTests {
  name: string;
  unit: string[];
  specs: string[];
}

export interface Targets {
  parts: Part[];
  unit: string[];
  specs: string[];
  /** Words for the kit's `--filter`. */
  checks: string[];
  /** Source files; the unit tests that import them run. */
  sources: string[];
  /** Tests by their name, with the files that hold it. */
  named: NamedTests[];
  /** Words that match nothing. */
  unknown: string[];
}

/** The check ids in a file's text; of an id built by a template literal, the part before its first expression. */
export function checkIds(text: string): string[] {
  const ids = Array.from(text.matchAll(/\bid: (?:"([^"]+)"|`([^`$]+))/g), ([, plain, template]) => plain ?? template);
  return [...new Set(ids.map((id) => id ?? ""))];
}

/** Whether the word begins like a check's id: with the name of a folder of checks. */
const isCheckId = (word: string, { checks }: TestCatalogue) =>
  checks.some((path) => word.startsWith(`${basename(dirname(path))}.`));
const pathsContaining = (paths: readonly string[], word: string) => paths.filter((path) => path.includes(word));

function isEmpty({ unit, specs, checks }: Pick<Targets, "unit" | "specs" | "checks">): boolean {
  return unit.length + specs.length + checks.length === 0;
}

/** A test file with a line, by which only Playwright selects, or the full name of a test: how failures are listed. */
const LOCATION = /^(\S+\.(?:test|spec)\.tsx?)(?:(:\d+).*| (.+))$/s;

/** The tests whose paths contain the word. */
function byPath(word: string, line: string, catalogue: TestCatalogue): Pick<Targets, "unit" | "specs" | "checks"> {
  return {
    unit: pathsContaining(catalogue.unit, word),
    specs: pathsContaining(catalogue.specs, word).map((path) => `${path}${line}`),
    checks: pathsContaining(catalogue.checks, word).flatMap((path) => checkIds(catalogue.read(path))),
  };
}

/**
 * Turns words into the tests to run. A word selects the first match of: a part, a path (of a test file also with the line or the name of a
 * test), a check's id, a source file, a test's name.
 */
export function resolveTargets(words: readonly string[], catalogue: TestCatalogue): Targets {
  const targets: Targets = { parts: [], unit: [], specs: [], checks: [], sources: [], named: [], unknown: [] };
  for (const given of words) {
    const part = parts.find((name) => name === given);
    if (part) {
      targets.parts.push(part);
      continue;
    }
    const word = given.replace(/^\.\//, "");
    const [, path = word, line = "", testName] = LOCATION.exec(word) ?? [];
    const found = byPath(path, line, catalogue);
    if (isEmpty(found) && isCheckId(word, catalogue)) found.checks.push(word);
    if (!isEmpty(found)) {
      if (testName !== undefined) {
        targets.named.push({ name: testName, unit: found.unit, specs: found.specs });
        continue;
      }
      targets.unit.push(...found.unit);
      targets.specs.push(...found.specs);
      targets.checks.push(...found.checks);
      continue;
    }
    const sources = pathsContaining(catalogue.sources, word);
    if (sources.length > 0) {
      targets.sources.push(...sources);
      continue;
    }
    const holdsName = (file: string) => holdsTitle(catalogue.read(file), word);
    const named = { name: word, unit: catalogue.unit.filter(holdsName), specs: catalogue.specs.filter(holdsName) };
    if (named.unit.length + named.specs.length > 0) targets.named.push(named);
    else targets.unknown.push(given);
  }
  return targets;
}

/** Which browser specs a change can break: those of the apps that were changed, by the folder they stand in. */
export function specsTouchedBy(changed: readonly string[], specs: readonly string[]): string[] {
  const isChanged = (pattern: RegExp) =>
    changed.some((path) => pattern.test(path) && !/\.test\.tsx?$|\.md$/.test(path));
  const sharedByAll = isChanged(
    /^(openapi|web)\/|^package-lock\.json$|^playwright\.config\.ts$|^tests\/e2e\/support\//,
  );
  const folders = [
    ...(sharedByAll || isChanged(/^member\//) ? ["member"] : []),
    ...(sharedByAll || isChanged(/^admin\//) ? ["admin"] : []),
    ...(sharedByAll || isChanged(/^site\//) ? ["site"] : []),
    ...(sharedByAll || isChanged(/^(server|mocks|member|admin)\//) ? ["journeys"] : []),
  ];
  const isTouched = (spec: string) =>
    changed.includes(spec) || folders.some((folder) => spec.startsWith(`tests/e2e/${folder}/`));
  return specs.filter(isTouched);
}
