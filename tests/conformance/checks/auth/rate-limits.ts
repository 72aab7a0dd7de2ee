/** Operations that document a rate limit have one: sooner or later they answer E429-1 and say when to come back. */
import type { Check } from "../../kit/check.ts";
import { operations, specPointer } from "../../kit/contract.ts";
import { baseOf } from "../support/requests/bases.ts";

/** More than any sensible limit per minute and address. */
const REQUESTS_MAX = 300;

export const checks: Check[] = operations
  .filter(({ codes }) => codes.includes("E429-1"))
  .map((operation) => {
    const { id } = operation;
    const { needs, make } = baseOf(id);
    return {
      id: `auth.rate.${id}`,
      level: "auth",
      title: `${id} limits the requests of one address with E429-1 and Retry-After.`,
      source: specPointer(operation, 429),
      needs: [...needs, "addresses"],
      covers: [`${id} E429-1`],
      run: async (ctx) => {
        for (let count = 1; count <= REQUESTS_MAX; count += 1) {
          const answer = await ctx.send(id, await make(ctx));
          const { code } = (answer.body ?? {}) as { code?: string };
          if (code !== "E429-1") continue;
          ctx.expectRefusal(id, "E429-1", answer);
          return;
        }
        ctx.fail(`${id} should be limited.`, { expected: `E429-1 within ${REQUESTS_MAX} requests`, actual: "none" });
      },
    };
  });
