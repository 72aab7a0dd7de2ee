/** Builders of patch faults of the kind "rule", from an id, what a user or caller would notice, and the change. */
import type { FaultKind, OmitPatch, PatchFault, ReplacePatch } from "../fault.ts";

/** One change, with the name of the declaration that it changes as the key. */
type ByDeclaration<T> = Record<string, T>;

function onlyEntry<T>(changes: ByDeclaration<T>): [string, T] {
  const [entry, ...more] = Object.entries(changes);
  if (entry === undefined || more.length > 0) throw new Error("A defect is made in one declaration.");
  return entry;
}

/**
 * Replaces an expression: `{ checkIn: [expression, replacement, within] }`. `checks` are ids, or beginnings of ids, of the checks that
 * should notice, the likeliest first.
 */
export function replacePatch(
  id: string,
  title: string,
  checks: readonly string[],
  change: ByDeclaration<readonly [expression: string, replacement: string, within?: string]>,
): ReplacePatch {
  const [declaration, [expression, replacement, within]] = onlyEntry(change);
  const target = { declaration, expression, ...(within === undefined ? {} : { within }) };
  return { by: "patch", change: "replace", id, title, kind: "rule", checks, ...target, replacement };
}

/** Omits a call: `{ logout: callee }`; of several calls of the callee, the one with a text in its arguments: `{ logout: [callee, text] }`. */
export function omitPatch(
  id: string,
  title: string,
  checks: readonly string[],
  change: ByDeclaration<string | readonly [callee: string, argumentText: string]>,
): OmitPatch {
  const [declaration, call] = onlyEntry(change);
  const target = typeof call === "string" ? { callee: call } : { callee: call[0], argumentText: call[1] };
  return { by: "patch", change: "omit", id, title, kind: "rule", checks, declaration, ...target };
}

/** The same defects with another kind. */
export const ofKind = (kind: FaultKind, patches: readonly PatchFault[]): PatchFault[] =>
  patches.map((patch) => ({ ...patch, kind }));
