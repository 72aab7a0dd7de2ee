/** Operations that document a rate limit have one: sooner or later they respond with TOO_MANY_REQUESTS and when to retry. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { Check } from "../../runner/check.ts";
import { operations, specPointer } from "../../contract/openapi.ts";
import { baseRequestOf } from "../support/requests/base-requests.ts";

/** More than any sensible limit per minute and address. */
const REQUESTS_MAX = 300;

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
        for (let count = 1; count <= REQUESTS_MAX; count += 1) {
          const response = await ctx.callUntyped(id, await create(ctx));
          const { code } = (response.body ?? {}) as { code?: string };
          if (code !== errorCodes.TOO_MANY_REQUESTS) continue;
          ctx.expectRefusal(id, "TOO_MANY_REQUESTS", response);
          return;
        }
        ctx.fail(`${id} should be rate-limited.`, {
          expected: `TOO_MANY_REQUESTS within ${REQUESTS_MAX} requests`,
          actual: "none",
        });
      },
    };
  });
