/** Compares the contract with a base, and checks that its version covers the changes. */
import { type Change, collectChanges, describeChange } from "./changes.ts";
import type { Base, Contract } from "./contract.ts";
import { compareHttp } from "./http.ts";
import { compareSocket } from "./socket.ts";
import { compareVersions, highestSeverity, requiredVersionSince } from "./versions.ts";

/** What changed from one contract to another, breaking changes first. */
export function compareContracts(old: Contract, now: Contract): Change[] {
  const changes = collectChanges();
  compareHttp(old.http, now.http, changes);
  if (old.socket && now.socket) compareSocket(old.socket, now.socket, changes);
  return changes.list();
}

export interface Finding {
  base: Base;
  changes: Change[];
  /** The lowest version that is enough. */
  needed: string;
  isVersionSufficient: boolean;
}

/** Compares with a base; `released` is the version released last. */
export function checkAgainst(base: Base, now: Contract, released: string): Finding {
  const changes = compareContracts(base.contract, now);
  const needed = requiredVersionSince(base.contract.version, released, highestSeverity(changes));
  return { base, changes, needed, isVersionSufficient: compareVersions(now.version, needed) >= 0 };
}

const TITLES = { breaking: "BREAKING", safe: "safe", note: "note" } as const;

/** The finding for a terminal. */
export function describeFinding({ base, changes, needed, isVersionSufficient }: Finding, now: Contract): string {
  const head = `Contract ${now.version} against ${base.name}${base.contract.socket ? "" : ", HTTP only"}: `;
  if (changes.length === 0)
    return `${head}no change on the wire.${isVersionSufficient ? "" : ` ${advice(needed, now)}`}`;
  const bySeverity = Map.groupBy(changes, ({ severity }) => severity);
  const counts = [...bySeverity].map(([severity, found]) => `${found.length} ${severity}`);
  const lines = changes.map((change) => `  ${TITLES[change.severity].padEnd(8)}  ${describeChange(change)}`);
  const summary = isVersionSufficient ? `Version ${now.version} says so.` : advice(needed, now);
  return [`${head}${counts.join(", ")}.`, ...lines, summary].join("\n");
}

function advice(needed: string, { version }: Contract): string {
  return `This needs version ${needed} or above, and the contract says ${version}: raise info.version in openapi.yaml and asyncapi.yaml, then \`npm run generate\`.`;
}
