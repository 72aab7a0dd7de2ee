/** Builders of patch faults. */
import type { FaultKind, OmitPatch, ReplacePatch } from "../fault.ts";

interface About {
  /** What a user or caller would notice. */
  title: string;
  /** Ids, or beginnings of ids, of the checks that should notice, the likeliest first. */
  checks: readonly string[];
  /** "rule" when left out. */
  kind?: FaultKind;
}

type Replacement = Pick<ReplacePatch, "in" | "expression" | "within" | "becomes">;
type Omission = Pick<OmitPatch, "in" | "callee" | "having">;

/** Replaces an expression. */
export function replaced(id: string, change: Replacement, { kind = "rule", ...about }: About): ReplacePatch {
  return { by: "patch", change: "replace", id, kind, ...about, ...change };
}

/** Omits a call. */
export function omitted(id: string, change: Omission, { kind = "rule", ...about }: About): OmitPatch {
  return { by: "patch", change: "omit", id, kind, ...about, ...change };
}
