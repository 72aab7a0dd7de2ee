/** Builds defects into source text: each is there and does nothing until its name is in `globalThis.seededDefect`. */
import type { PatchFault } from "./fault.ts";

const isAwake = (id: string) => `(globalThis as any).seededDefect === ${JSON.stringify(id)}`;

/** A defect's place isn't in the source any more, or not only once: the code was changed, and the defect has to follow. */
export class StalePatch extends Error {}

function occurrences(text: string, part: string): number {
  return text.split(part).length - 1;
}

interface Span {
  start: number;
  end: number;
}

function spanOf(source: string, { id, file, find, expression = find }: PatchFault): Span {
  if (occurrences(source, find) !== 1) throw new StalePatch(`${id}: ${file} should have this once: ${find}`);
  if (occurrences(find, expression) !== 1) throw new StalePatch(`${id}: ${expression} should be once in: ${find}`);
  const start = source.indexOf(find) + find.indexOf(expression);
  return { start, end: start + expression.length };
}

function withDefects(original: string, patches: readonly PatchFault[]): string {
  const [first] = patches;
  if (first?.becomes === undefined) {
    return `if (!(${patches.map(({ id }) => isAwake(id)).join(" || ")})) { ${original} }`;
  }
  return `(${patches.map(({ id, becomes = "undefined" }) => `${isAwake(id)} ? (${becomes}) : `).join("")}(${original}))`;
}

/** The source with all defects in it. @throws StalePatch. */
export function patchSource(source: string, patches: readonly PatchFault[]): string {
  const spans = patches.map((patch) => ({ patch, ...spanOf(source, patch) }));
  const groups = [...Map.groupBy(spans, ({ start, end }) => `${start}-${end}`).values()];
  const sorted = groups.toSorted((a, b) => (b[0]?.start ?? 0) - (a[0]?.start ?? 0));
  let result = source;
  let before = Number.POSITIVE_INFINITY;
  for (const group of sorted) {
    const [{ start, end } = { start: 0, end: 0 }] = group;
    if (end > before) throw new StalePatch(`${group.map(({ patch }) => patch.id).join(", ")}: two defects overlap.`);
    before = start;
    result =
      result.slice(0, start) +
      withDefects(
        result.slice(start, end),
        group.map(({ patch }) => patch),
      ) +
      result.slice(end);
  }
  return result;
}
