import { DAY_MS } from "@babchingu/openapi";
import { createHash } from "node:crypto";
import { ApiError } from "../../lib/api-error.ts";
import { addMs } from "../../lib/time.ts";
import type { WriteContext } from "./context.ts";

/** Keys expire after this time (R2). */
export const KEY_LIFE_MS = DAY_MS;

/** A request with an idempotency key. */
export interface KeyedCall {
  memberId: number;
  operation: string;
  /** The `Idempotency-Key` header; without one the request isn't deduplicated. */
  key: string | undefined;
  body: unknown;
}

/** Sorts properties, so that equal values have the same JSON. */
function canonicalize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonicalize);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, canonicalize(inner)]));
}

function hashOf(body: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(canonicalize(body ?? null)))
    .digest("hex");
}

/** Inserts the key, waiting for a concurrent transaction with the same key. Returns false when it was used within a day. */
async function insertKey(ctx: WriteContext, call: KeyedCall, key: string, bodyHash: string): Promise<boolean> {
  const { trx, now } = ctx;
  const expiredAt = addMs(now, -KEY_LIFE_MS);
  const inserted = await trx
    .insertInto("idempotencyKeys")
    .values({ memberId: call.memberId, operation: call.operation, key, bodyHash, answer: "null", createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(["memberId", "operation", "key"])
        .doUpdateSet({ bodyHash, answer: "null", createdAt: now })
        .where("idempotencyKeys.createdAt", "<=", expiredAt),
    )
    .returning("key")
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Runs the work once per key: a repeat with the same body returns the first result. The key, the result and the effects
 * are one transaction, so after a refusal or a crash the key is unused.
 * @throws ApiError IDEMPOTENCY_KEY_REUSED when the key was used with another body.
 */
export async function runOnce<T>(ctx: WriteContext, call: KeyedCall, work: () => Promise<T>): Promise<T> {
  const { trx } = ctx;
  if (call.key === undefined) return work();
  const row = { memberId: call.memberId, operation: call.operation, key: call.key };
  const bodyHash = hashOf(call.body);
  if (await insertKey(ctx, call, call.key, bodyHash)) {
    const result = await work();
    await trx
      .updateTable("idempotencyKeys")
      .set({ answer: JSON.stringify(result ?? null) })
      .where((eb) => eb.and(row))
      .execute();
    return result;
  }
  const first = await trx
    .selectFrom("idempotencyKeys")
    .select(["bodyHash", "answer"])
    .where((eb) => eb.and(row))
    .executeTakeFirstOrThrow();
  if (first.bodyHash !== bodyHash) throw new ApiError("IDEMPOTENCY_KEY_REUSED");
  return (first.answer ?? undefined) as T;
}
