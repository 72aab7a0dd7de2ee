/** Builders of patch faults, of the kind "rule": an id, what a user or caller would notice, and what is changed. */
import type { FaultKind, OmitPatch, PatchFault, ReplacePatch } from "../fault.ts";

/** A change by the name of the declaration it is made in. */
type In<T> = Record<string, T>;

function onlyEntry<T>(changes: In<T>): [string, T] {
  const [entry, ...more] = Object.entries(changes);
  if (entry === undefined || more.length > 0) throw new Error("A defect is made in one declaration.");
  return entry;
}

/**
 * Replaces an expression: `{ checkIn: [expression, becomes, within] }`. `checks` are ids, or beginnings of ids, of the checks that
 * should notice, the likeliest first.
 */
export function replaced(
  id: string,
  title: string,
  checks: readonly string[],
  change: In<readonly [expression: string, becomes: string, within?: string]>,
): ReplacePatch {
  const [declaration, [expression, becomes, within]] = onlyEntry(change);
  const place = { in: declaration, expression, ...(within === undefined ? {} : { within }) };
  return { by: "patch", change: "replace", id, title, kind: "rule", checks, ...place, becomes };
}

/** Omits a call: `{ logout: callee }`, or of several calls that one which has a text: `{ logout: [callee, text] }`. */
export function omitted(
  id: string,
  title: string,
  checks: readonly string[],
  change: In<string | readonly [callee: string, having: string]>,
): OmitPatch {
  const [declaration, call] = onlyEntry(change);
  const place = typeof call === "string" ? { callee: call } : { callee: call[0], having: call[1] };
  return { by: "patch", change: "omit", id, title, kind: "rule", checks, in: declaration, ...place };
}

/** The same defects, of another kind. */
export const ofKind = (kind: FaultKind, patches: readonly PatchFault[]): PatchFault[] =>
  patches.map((patch) => ({ ...patch, kind }));
