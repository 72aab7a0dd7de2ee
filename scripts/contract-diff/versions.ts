/** Which version the contract needs after its changes: major for a breaking one, minor for any other on the wire. */
import type { Change } from "./changes.ts";
import { SEVERITIES, type Severity } from "./rules.ts";

type Version = [major: number, minor: number, patch: number];

/** Throws on anything but three numbers. */
export function parseVersion(text: string): Version {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(text)?.slice(1).map(Number);
  if (!parts) throw new Error(`info.version is "${text}"; write three numbers, such as 1.4.0.`);
  const [major = 0, minor = 0, patch = 0] = parts;
  return [major, minor, patch];
}

/** Below 0 when `a` is older than `b`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  for (const index of [0, 1, 2] as const) if (left[index] !== right[index]) return left[index] - right[index];
  return 0;
}

/** The highest severity of the changes; null without changes. */
export function highestSeverity(changes: readonly Change[]): Severity | null {
  return SEVERITIES.find((each) => changes.some(({ severity }) => severity === each)) ?? null;
}

/** The lowest version that a change of this severity may have. */
export function requiredVersion(from: string, severity: Severity | null): string {
  const [major, minor] = parseVersion(from);
  if (severity === "breaking") return `${major + 1}.0.0`;
  if (severity === "safe") return `${major}.${minor + 1}.0`;
  return from;
}

/**
 * The version that changes since `base` need. An unreleased version needn't be raised again for each change, if it
 * differs enough from the last release.
 */
export function requiredVersionSince(base: string, released: string, severity: Severity | null): string {
  if (compareVersions(base, released) <= 0) return requiredVersion(base, severity);
  const sinceRelease = requiredVersion(released, severity);
  return compareVersions(sinceRelease, base) > 0 ? sinceRelease : base;
}
