/** A finished run as the reports show it. */
import { contract } from "../contract/openapi.ts";
import type { CoverageRow } from "../contract/coverage.ts";
import { adviceFor } from "./advice.ts";
import type { CheckResult } from "../runner/run-checks.ts";

/** A response that the kit and Prism validate differently. */
export interface Disagreement {
  check: string;
  operationId: string;
  status: number;
  kit: string[];
  prism: string[];
}

export interface RunReport {
  /** Increased when the format changes. */
  version: 1;
  contractVersion: string;
  baseUrl: string;
  level: string;
  filters: string[];
  startedAt: string;
  durationMs: number;
  results: CheckResult[];
  coverage: CoverageRow[];
  /** Only with --via-prism. */
  prism: { compared: number; notCompared: number; disagreements: Disagreement[] } | null;
}

export const contractVersion = contract.info.version;

/** Failures say what to do. Exchanges explain a failure; for passed checks they are left out, so that the files stay small. */
export function toReported(results: readonly CheckResult[]): CheckResult[] {
  return results.map((result) => {
    if (result.outcome !== "failed") return { ...result, exchanges: [] };
    const failures = result.failures.map((failure) => ({ ...failure, advice: adviceFor(result, failure) }));
    return { ...result, failures };
  });
}
