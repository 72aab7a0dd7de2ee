/** What came of calls: of one that should be refused, of several that were sent together. */
import type { ErrorCode } from "@babchingu/openapi/errors";
import { errorNames } from "@babchingu/openapi/errors";
import type { Call, OperationId } from "../../client/call-types.ts";
import type { Context } from "../../runner/context.ts";
import type { Answer } from "../../client/http.ts";

/** `204`, or the name of the error. */
export function outcomeOf(answer: Answer): string {
  const { code } = (answer.body ?? {}) as { code?: ErrorCode };
  return code === undefined ? String(answer.status) : (errorNames[code] ?? code);
}

/** A refusal names what it refuses by its pointer (D6). */
export function expectNamedField(
  ctx: Context,
  id: string,
  answer: Answer,
  { what, pointer }: { what: string; pointer: string },
): void {
  const body = ctx.expectRefusal(id, "INVALID_REQUEST", answer);
  const named = Object.keys(body.data?.fields ?? {});
  if (named.includes(pointer)) return;
  ctx.fail(`${id} should name ${pointer || "the body"} among the refused fields (${what}).`, {
    expected: pointer,
    actual: named.join(", ") || "no fields",
    answer,
    pointer: "/data/fields",
  });
}

/** Sends all at the same time; what came of each, in order. */
export async function race<Id extends OperationId>(
  ctx: Context,
  id: Id,
  calls: readonly Call<Id>[],
): Promise<string[]> {
  // Logins come before, so that the calls themselves meet.
  for (const { as } of calls) await as?.token();
  const answers = await Promise.all(calls.map((call) => ctx.call(id, call)));
  return answers.map(outcomeOf);
}

/** Holds when exactly one has this outcome and all others the other one. */
export function oneOf(ctx: Context, outcomes: readonly string[], won: string, lost: string[], sentence: string): void {
  const winners = outcomes.filter((outcome) => outcome === won).length;
  const isFair = winners === 1 && outcomes.every((outcome) => outcome === won || lost.includes(outcome));
  ctx.that(isFair, `${sentence} One should get ${won}, the others ${lost.join(" or ")}.`, outcomes);
}

/** Asks again until something holds; for what a server does in the background. Null when it doesn't in time. */
export async function until<T>(ask: () => Promise<T | null | undefined | false>, waitMs = 5000): Promise<T | null> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const found = await ask();
    if (found !== null && found !== undefined && found !== false) return found;
    if (Date.now() > deadline) return null;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
