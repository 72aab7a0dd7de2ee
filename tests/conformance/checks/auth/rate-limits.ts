/** Operations that document a rate limit have one: sooner or later they respond with TOO_MANY_REQUESTS and when to retry. */
import { ADDRESS_REQUESTS_PER_MINUTE_MAX } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { Check } from "../../runner/check.ts";
import { operations, specPointer } from "../../contract/openapi.ts";
import { baseRequestOf } from "../support/requests/base-requests.ts";

/** Sent at once, so that a busy machine reaches a limit within its minute. */
const BATCH = 5;
/** Below the time that a check has. */
const SECONDS_MAX = 75;

export const checks: Check[] = operations
  .filter(({ codes }) => codes.includes(errorCodes.TOO_MANY_REQUESTS))
  .map((operation) => {
    const { id } = operation;
    const { needs, create } = baseRequestOf(id);
    return {
      id: `auth.rate.${id}`,
      title: `${id} limits the requests of one address with TOO_MANY_REQUESTS and Retry-After.`,
      source: specPointer(operation, 429),
      needs: [...needs, "addresses"],
      covers: [`${id} TOO_MANY_REQUESTS`],
      run: async (ctx) => {
        const startedMs = performance.now();
        for (let count = 0; count < ADDRESS_REQUESTS_PER_MINUTE_MAX; count += BATCH) {
          if (performance.now() - startedMs > SECONDS_MAX * 1000)
            ctx.skip(
              `the backend answered ${count} requests in ${SECONDS_MAX} s, too few to reach a limit by the minute`,
            );
          const calls = Array.from({ length: BATCH }, async () => ctx.callUntyped(id, await create(ctx)));
          const responses = await Promise.all(calls).catch((error: unknown) => {
            if (!(error instanceof DOMException) || error.name !== "TimeoutError") throw error;
            return ctx.skip(`the backend was too slow for ${BATCH} requests at once`);
          });
          const limited = responses.find(
            ({ body }) => (body as { code?: string } | undefined)?.code === errorCodes.TOO_MANY_REQUESTS,
          );
          if (limited === undefined) continue;
          ctx.expectRefusal(id, "TOO_MANY_REQUESTS", limited);
          return;
        }
        ctx.fail(`${id} should be rate-limited.`, {
          expected: `TOO_MANY_REQUESTS within ${ADDRESS_REQUESTS_PER_MINUTE_MAX} requests`,
          actual: "none",
        });
      },
    };
  });
