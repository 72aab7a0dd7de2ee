/** Short ways to write a defect in the backend's code down. */
import type { FaultKind, PatchFault } from "../fault.ts";

interface Place {
  file: string;
  find: string;
  /** A part of `find`. */
  expression?: string;
}

type About = readonly [title: string, ...checks: string[]];

/** An expression that says something else. */
export function wrong(id: string, place: Place, becomes: string, about: About, kind: FaultKind = "rule"): PatchFault {
  const [title, ...checks] = about;
  return { by: "patch", id, title, kind, checks, ...place, becomes };
}

/** A statement that somebody forgot. */
export function forgotten(id: string, place: Place, about: About, kind: FaultKind = "rule"): PatchFault {
  const [title, ...checks] = about;
  return { by: "patch", id, title, kind, checks, ...place };
}
