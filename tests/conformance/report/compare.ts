/** Compares the violations that the kit found in each response with Prism's. */
import { operationOf } from "../contract/openapi.ts";
import type { CheckResult } from "../runner/run-checks.ts";
import type { TakesCall } from "../runner/environment.ts";
import type { Disagreement, RunReport } from "./data.ts";

/** Violations of a request are ignored: the kit sends invalid ones on purpose. */
const isAboutTheResponse = (violation: string) => violation.startsWith("response");

/** Finds the responses that one of the two allows and the other doesn't; the same one of an operation and status once. */
export function compareWithPrism(
  results: readonly CheckResult[],
  isThroughPrism: TakesCall = () => true,
): NonNullable<RunReport["prism"]> {
  const found = new Map<string, Disagreement>();
  let [compared, notCompared] = [0, 0];
  for (const { check, exchanges } of results) {
    for (const exchange of exchanges) {
      if (exchange.kind !== "http" || exchange.operationId === null || exchange.response === null) continue;
      if (!isThroughPrism(exchange.operationId, check)) continue;
      // The proxy forwards what is outside the API without validating it.
      if (operationOf(exchange.operationId).prefix === "") continue;
      if (exchange.prism === undefined) {
        notCompared += 1;
        continue;
      }
      compared += 1;
      const kit = exchange.violations.map(({ pointer, message }) => `${pointer} ${message}`);
      const prism = exchange.prism.filter(isAboutTheResponse);
      if (kit.length > 0 === prism.length > 0) continue;
      const { operationId } = exchange;
      const status = exchange.response.status;
      const key = [operationId, status, ...kit, ...prism].join("|");
      if (!found.has(key)) found.set(key, { check: check.id, operationId, status, kit, prism });
    }
  }
  return { compared, notCompared, disagreements: [...found.values()] };
}
