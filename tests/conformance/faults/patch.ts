/** Builds defects into source text: each is inactive until its id is in `globalThis.seededDefect`. */
import type { PatchFault } from "./fault.ts";
import { findDeclarations, type Declaration, type Sources } from "./symbols.ts";

const isActive = (id: string) => `(globalThis as any).seededDefect === ${JSON.stringify(id)}`;

/** The code that a defect changes isn't in the source, or more than once: the code was changed, and the patch must be updated. */
export class StalePatch extends Error {}

interface Span {
  start: number;
  end: number;
}

interface PatchLocation extends Span {
  file: string;
}

/** A pattern of the text that matches any white space where the text has some. */
function textPattern(text: string): RegExp {
  const parts = text.split(/\s+/).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  return new RegExp(parts.join(String.raw`\s+`), "g");
}

function spansOf(source: string, text: string): Span[] {
  return [...source.matchAll(textPattern(text))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The index of the bracket that closes the one at `open`. */
function indexOfClosingBracket(source: string, open: number): number {
  let depth = 0;
  let quote: string | null = null;
  for (let index = open; index < source.length; index += 1) {
    const char = source[index] ?? "";
    if (quote !== null) {
      if (char === "\\") index += 1;
      else if (char === quote) quote = null;
    } else if (char === '"' || char === "'" || char === "`") quote = char;
    else if ("([{".includes(char)) depth += 1;
    else if (")]}".includes(char)) {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return source.length;
}

/** Statements that call the function and do nothing else: `await callee(…);`. */
function callStatements(source: string, callee: string): Span[] {
  const pattern = new RegExp(`(?<=^[ \\t]*)(?:await )?${callee.replaceAll(".", String.raw`\.`)}\\(`, "gm");
  return [...source.matchAll(pattern)].flatMap((match) => {
    const end = indexOfClosingBracket(source, match.index + match[0].length - 1) + 2;
    return source[end - 1] === ";" ? [{ start: match.index, end }] : [];
  });
}

/** What the defect changes within one declaration; should be one place. */
function findTargets(source: string, patch: PatchFault): Span[] {
  if (patch.change === "omit") {
    const { callee, argumentText = "" } = patch;
    return callStatements(source, callee).filter(({ start, end }) => source.slice(start, end).includes(argumentText));
  }
  const { expression, within } = patch;
  if (within === undefined) return spansOf(source, expression);
  return spansOf(source, within).flatMap(({ start, end }) =>
    spansOf(source.slice(start, end), expression).map((span) => ({ start: start + span.start, end: start + span.end })),
  );
}

const describeTarget = (patch: PatchFault) =>
  patch.change === "omit" ? `a call of ${patch.callee}` : patch.expression;

/** The one place in the source that the defect changes. Throws StalePatch. */
export function locate(sources: Sources, patch: PatchFault): PatchLocation {
  const declarations: Declaration[] = findDeclarations(sources, patch.declaration);
  if (declarations.length === 0) {
    throw new StalePatch(
      `The defect "${patch.id}" is seeded into ${patch.declaration}, which the server doesn't have any more. Name its replacement in tests/conformance/faults/patches/. The defect: ${patch.title}`,
    );
  }
  const places = declarations.flatMap(({ file, start, end }) =>
    findTargets((sources.get(file) ?? "").slice(start, end), patch).map((span) => ({
      file,
      start: start + span.start,
      end: start + span.end,
    })),
  );
  const [place, ...more] = places;
  if (place !== undefined && more.length === 0) return place;
  throw new StalePatch(
    `The defect "${patch.id}" should find this once in ${patch.declaration} (${declarations.map(({ file }) => file).join(", ")}), but found it ${places.length} times: ${describeTarget(patch)}. Correct it in tests/conformance/faults/patches/. The defect: ${patch.title}`,
  );
}

function wrapWithDefects(original: string, patches: readonly PatchFault[]): string {
  const [first] = patches;
  if (first?.change === "omit") return `if (!(${patches.map(({ id }) => isActive(id)).join(" || ")})) { ${original} }`;
  const choices = patches.map(
    (patch) => `${isActive(patch.id)} ? (${"replacement" in patch ? patch.replacement : ""}) : `,
  );
  return `(${choices.join("")}(${original}))`;
}

/** One file with all its defects. */
function patchFile(source: string, located: readonly { patch: PatchFault; place: PatchLocation }[]): string {
  const groups = [...Map.groupBy(located, ({ place }) => `${place.start}-${place.end}`).values()];
  const sorted = groups.toSorted((a, b) => (b[0]?.place.start ?? 0) - (a[0]?.place.start ?? 0));
  let result = source;
  let nextStart = Number.POSITIVE_INFINITY;
  for (const group of sorted) {
    const { start, end } = group[0]?.place ?? { start: 0, end: 0 };
    const patches = group.map(({ patch }) => patch);
    if (end > nextStart) throw new StalePatch(`${patches.map(({ id }) => id).join(", ")}: two defects overlap.`);
    nextStart = start;
    result = result.slice(0, start) + wrapWithDefects(result.slice(start, end), patches) + result.slice(end);
  }
  return result;
}

/** The source of each file that has defects, with all of them built in. Throws StalePatch. */
export function patchSources(sources: Sources, patches: readonly PatchFault[]): Map<string, string> {
  const located = patches.map((patch) => ({ patch, place: locate(sources, patch) }));
  return new Map(
    [...Map.groupBy(located, ({ place }) => place.file)].map(([file, group]) => [
      file,
      patchFile(sources.get(file) ?? "", group),
    ]),
  );
}
