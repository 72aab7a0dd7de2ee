/** Failures grouped by their cause, so that one missing operation isn't read as fifty defects. */
import { isMissing } from "../contract/missing.ts";
import { OFFERED_PREFIX } from "../runner/check.ts";
import type { CheckResult } from "../runner/run-checks.ts";

/** The operations that a failed check found missing. */
function missingOperations({ check, failures, exchanges }: CheckResult): string[] {
  const numbers = new Set(failures.map(({ exchange }) => exchange));
  const isUnknownAddress = check.id.startsWith(OFFERED_PREFIX);
  return exchanges.flatMap((exchange) => {
    if (exchange.kind !== "http" || exchange.operationId === null || !numbers.has(exchange.number)) return [];
    const { response } = exchange;
    const isFound =
      response === null || !isMissing({ status: response.status, text: response.body }, { isUnknownAddress });
    return isFound ? [] : [exchange.operationId];
  });
}

/** Whether a check failed only because the backend doesn't offer an operation. */
export function isNotOffered(result: CheckResult): boolean {
  return missingOperations(result).length > 0;
}

/** A failure's sentence without what differs between checks: numbers and the name of the operation. */
function causeOf({ failures, touched }: CheckResult): string {
  const sentence = failures[0]?.sentence ?? "";
  const general = touched.reduce((text, operation) => text.replaceAll(operation, "…"), sentence);
  return general.replaceAll(/\d+/g, "…");
}

/** What is missing, one line each; then each cause of several failures, the most frequent first. */
export function listCauses(results: readonly CheckResult[]): string[] {
  const failed = results.filter(({ outcome }) => outcome === "failed");
  const [missing, wrong] = [failed.filter(isNotOffered), failed.filter((result) => !isNotOffered(result))];
  const probed = missing.filter(({ check }) => check.id.startsWith(OFFERED_PREFIX));
  const others = missing.filter((result) => !probed.includes(result));
  const names = [...new Set(others.flatMap(missingOperations))].toSorted();
  const byCause = [...Map.groupBy(wrong, causeOf)].filter(([, group]) => group.length > 1);
  return [
    ...probed.map(({ failures }) => failures[0]?.sentence ?? ""),
    ...(probed.length > 0 ? [`${probed.length} operations aren't offered`] : []),
    ...(names.length > 0 ? [`${others.length} failed: not offered: ${names.join(", ")}`] : []),
    ...byCause
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([cause, group]) => `${group.length} failed: ${cause} (${group[0]?.check.id}, …)`),
  ];
}
