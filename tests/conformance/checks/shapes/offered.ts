/** Which operations a backend has at all: asked first and without a token, so that what is missing is told once and not by every check. */
import { CheckFailed, CheckSkipped, OFFERED_PREFIX, type Check } from "../../runner/check.ts";
import { operations, specPointer } from "../../contract/openapi.ts";
import { isMissing } from "../../contract/missing.ts";
import { ABSENT_ID } from "../support/meetings.ts";

export const checks: Check[] = operations.map((operation) => {
  const { id, method, prefix, path, summary, isAdded, parameters } = operation;
  return {
    id: `${OFFERED_PREFIX}${id}`,
    title: `${id} (${summary}) is offered.`,
    source: specPointer(operation),
    needs: [],
    run: async (ctx) => {
      const names = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
      const params = Object.fromEntries(names.map((name) => [name, ABSENT_ID]));
      const response = await ctx.http.callWithRetry(id, { params });
      if (!isMissing(response, { isUnknownAddress: true })) return;
      ctx.env.missingOperations.add(id);
      if (isAdded) throw new CheckSkipped("the backend doesn't offer it, and may leave it out (D44)");
      throw new CheckFailed({
        sentence: `${method} ${prefix}${path} isn't offered (${id}: ${summary}).`,
        actual: String(response.status),
        exchange: response.exchange.number,
      });
    },
  };
});
