/** Every operation's success: a valid request gets the documented status and exactly the documented body. */
import type { Check } from "../../runner/check.ts";
import { operations, specPointer } from "../../contract/openapi.ts";
import { validRequestOf } from "../support/requests/index.ts";

export const checks: Check[] = operations.map((operation) => {
  const { id, success, summary } = operation;
  const { needs, alone, create } = validRequestOf(id);
  return {
    id: `shapes.success.${id}`,
    title: `${id} (${summary}) answers a valid request with ${success} and the documented body.`,
    source: specPointer(operation, success),
    needs,
    alone,
    covers: [`${id} ${success}`],
    run: async (ctx) => ctx.expectSuccess(id, await ctx.http.callWithRetry(id, await create(ctx))),
  };
});
