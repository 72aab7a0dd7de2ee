import { DAY_MS } from "@babchingu/openapi";
import { createHash } from "node:crypto";
import { ApiError } from "../../lib/api-error.ts";
import { addMs } from "../../lib/time.ts";
import type { WriteContext } from "./context.ts";

/** A key is remembered this long (R2). */
const KEY_LIFE_MS = DAY_MS;

/** One call of an operation that may be repeated. */
export interface KeyedCall {
  memberId: number;
  operation: string;
  /** The `Idempotency-Key` header; without one every call counts. */
  key: string | undefined;
  body: unknown;
}

/** The same text for the same value, in whatever order its properties were written. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, canonical(inner)]));
}

function hashOf(body: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(canonical(body ?? null)))
    .digest("hex");
}

/** Takes the key, waiting for another transaction that holds it. Returns false when it was taken within a day. */
async function takeKey(ctx: WriteContext, call: KeyedCall, key: string, bodyHash: string): Promise<boolean> {
  const { trx, now } = ctx;
  const expired = addMs(now, -KEY_LIFE_MS);
  const taken = await trx
    .insertInto("idempotencyKeys")
    .values({ memberId: call.memberId, operation: call.operation, key, bodyHash, answer: "null", createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(["memberId", "operation", "key"])
        .doUpdateSet({ bodyHash, answer: "null", createdAt: now })
        .where("idempotencyKeys.createdAt", "<=", expired),
    )
    .returning("key")
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Runs the work once per key: a repeat with the same body gets the first answer. The key, the answer and the effects
 * are one transaction, so a refusal or a crash leaves the key free.
 * @throws ApiError IDEMPOTENCY_KEY_REUSED when the key was used with another body.
 */
export async function runOnce<T>(ctx: WriteContext, call: KeyedCall, work: () => Promise<T>): Promise<T> {
  const { trx } = ctx;
  if (call.key === undefined) return work();
  const row = { memberId: call.memberId, operation: call.operation, key: call.key };
  const bodyHash = hashOf(call.body);
  if (await takeKey(ctx, call, call.key, bodyHash)) {
    const answer = await work();
    await trx
      .updateTable("idempotencyKeys")
      .set({ answer: JSON.stringify(answer ?? null) })
      .where((eb) => eb.and(row))
      .execute();
    return answer;
  }
  const first = await trx
    .selectFrom("idempotencyKeys")
    .select(["bodyHash", "answer"])
    .where((eb) => eb.and(row))
    .executeTakeFirstOrThrow();
  if (first.bodyHash !== bodyHash) throw new ApiError("IDEMPOTENCY_KEY_REUSED");
  return (first.answer ?? undefined) as T;
}
