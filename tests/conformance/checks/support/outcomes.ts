/** Outcomes of calls: refusals, and concurrent calls. */
import { errorNames, type ErrorCode, type ErrorName } from "@babchingu/openapi/errors";
import type { Call, OperationId } from "../../client/call-types.ts";
import { operationOf } from "../../contract/openapi.ts";
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

/** Sends all calls concurrently and checks that exactly one succeeds and all others get this refusal. */
export async function expectOneSuccess<Id extends OperationId>(
  ctx: Context,
  id: Id,
  calls: readonly Call<Id>[],
  refusal: ErrorName,
): Promise<void> {
  const outcomes = await callConcurrently(ctx, id, calls);
  const expected = [String(operationOf(id).success), ...calls.slice(1).map(() => refusal)];
  ctx.equal(outcomes.toSorted(), expected, `One ${id} should succeed, and all others get ${refusal}.`);
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
