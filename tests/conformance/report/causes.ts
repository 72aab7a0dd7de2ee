/** Failures grouped by their cause, so that one missing operation isn't read as fifty defects. */
import { errorCodes } from "@babchingu/openapi/errors";
import type { CheckResult } from "../runner/run-checks.ts";

/** The operations that a failed check found missing. */
function missingOperations({ failures, exchanges }: CheckResult): string[] {
  const numbers = new Set(failures.map(({ exchange }) => exchange));
  return exchanges.flatMap((exchange) => {
    if (exchange.kind !== "http" || exchange.operationId === null || !numbers.has(exchange.number)) return [];
    const isMissing = exchange.response?.body.includes(`"${errorCodes.NOT_IMPLEMENTED}"`) === true;
    return isMissing ? [exchange.operationId] : [];
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

/** One line for each cause of several failures, the most frequent first. */
export function listCauses(results: readonly CheckResult[]): string[] {
  const failed = results.filter(({ outcome }) => outcome === "failed");
  const [missing, wrong] = [failed.filter(isNotOffered), failed.filter((result) => !isNotOffered(result))];
  const operations = [...new Set(missing.flatMap(missingOperations))].toSorted();
  const byCause = [...Map.groupBy(wrong, causeOf)].filter(([, group]) => group.length > 1);
  const lines = byCause
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([cause, group]) => `${group.length} failed: ${cause} (${group[0]?.check.id}, …)`);
  return operations.length === 0
    ? lines
    : [`${missing.length} failed: not offered (${errorCodes.NOT_IMPLEMENTED}): ${operations.join(", ")}`, ...lines];
}
