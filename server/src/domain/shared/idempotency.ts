import { HOUR_MS, IDEMPOTENCY_KEY_HOURS } from "@babchingu/openapi";
import { createHash } from "node:crypto";
import { ApiError } from "../../lib/api-error.ts";
import { addMs } from "../../lib/time.ts";
import type { WriteContext } from "./context.ts";

const IDEMPOTENCY_KEY_MS = IDEMPOTENCY_KEY_HOURS * HOUR_MS;
/** Rows are kept for longer: another server, whose clock is up to a day behind, takes their keys as valid until then. */
export const IDEMPOTENCY_KEY_RETENTION_MS = 2 * IDEMPOTENCY_KEY_MS;

/** A request with an idempotency key. */
export interface IdempotentRequest {
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

/** Inserts the key, waiting for a concurrent transaction with the same key. Returns false when it was used and hasn't expired. */
async function insertKey(
  ctx: WriteContext,
  request: IdempotentRequest,
  key: string,
  bodyHash: string,
): Promise<boolean> {
  const { trx, now } = ctx;
  const expiredAt = addMs(now, -IDEMPOTENCY_KEY_MS);
  const inserted = await trx
    .insertInto("idempotencyKeys")
    .values({ memberId: request.memberId, operation: request.operation, key, bodyHash, answer: "null", createdAt: now })
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
 * are one transaction, so after an error or a crash the key is unused.
 * @throws ApiError IDEMPOTENCY_KEY_REUSED when the key was used with another body.
 */
export async function runOnce<T>(ctx: WriteContext, request: IdempotentRequest, work: () => Promise<T>): Promise<T> {
  const { trx } = ctx;
  if (request.key === undefined) return work();
  const row = { memberId: request.memberId, operation: request.operation, key: request.key };
  const bodyHash = hashOf(request.body);
  if (await insertKey(ctx, request, request.key, bodyHash)) {
    const result = await work();
    await trx
      .updateTable("idempotencyKeys")
      .set({ answer: JSON.stringify(result ?? null) })
      .where((eb) => eb.and(row))
      .execute();
    return result;
  }
  const stored = await trx
    .selectFrom("idempotencyKeys")
    .select(["bodyHash", "answer"])
    .where((eb) => eb.and(row))
    .executeTakeFirstOrThrow();
  if (stored.bodyHash !== bodyHash) throw new ApiError("IDEMPOTENCY_KEY_REUSED");
  return (stored.answer ?? undefined) as T;
}
