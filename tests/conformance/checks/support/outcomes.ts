/** Outcomes of calls: refusals, and concurrent calls. */
import { errorNames, type ErrorCode } from "@babchingu/openapi/errors";
import type { Call, OperationId } from "../../client/call-types.ts";
import type { Context } from "../../runner/context.ts";
import type { RecordedResponse } from "../../client/http.ts";

/** `204`, or the name of the error. */
export function outcomeOf(response: RecordedResponse): string {
  const { code } = (response.body ?? {}) as { code?: ErrorCode };
  return code === undefined ? String(response.status) : (errorNames[code] ?? code);
}

/** Checks that an INVALID_REQUEST names the refused field by its pointer (D6). */
export function expectRefusedField(
  ctx: Context,
  id: string,
  response: RecordedResponse,
  { description, pointer }: { description: string; pointer: string },
): void {
  const body = ctx.expectRefusal(id, "INVALID_REQUEST", response);
  const namedFields = Object.keys(body.data?.fields ?? {});
  if (namedFields.includes(pointer)) return;
  ctx.fail(`${id} should name ${pointer || "the body"} among the refused fields (${description}).`, {
    expected: pointer,
    actual: namedFields.join(", ") || "no fields",
    response,
    pointer: "/data/fields",
  });
}

/** Sends all calls concurrently; returns their outcomes in order. */
export async function callConcurrently<Id extends OperationId>(
  ctx: Context,
  id: Id,
  calls: readonly Call<Id>[],
): Promise<string[]> {
  // Log in first, so that the calls themselves run concurrently.
  for (const { as } of calls) await as?.token();
  const responses = await Promise.all(calls.map((call) => ctx.call(id, call)));
  return responses.map(outcomeOf);
}

/** Checks that exactly one call succeeded and all others were refused. */
export function expectOneSuccess(
  ctx: Context,
  outcomes: readonly string[],
  success: string,
  refusals: string[],
  sentence: string,
): void {
  const successes = outcomes.filter((outcome) => outcome === success).length;
  const isAsExpected =
    successes === 1 && outcomes.every((outcome) => outcome === success || refusals.includes(outcome));
  ctx.assert(isAsExpected, `${sentence} One should get ${success}, the others ${refusals.join(" or ")}.`, outcomes);
}

/** Polls until `read` returns a value, for background work of the server. Null after `waitMs`. */
export async function waitFor<T>(read: () => Promise<T | null | undefined | false>, waitMs = 5000): Promise<T | null> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const found = await read();
    if (found !== null && found !== undefined && found !== false) return found;
    if (Date.now() > deadline) return null;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
