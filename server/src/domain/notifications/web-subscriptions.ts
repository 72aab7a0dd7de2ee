/** Browsers that get push messages (D51). */
import { createECDH } from "node:crypto";
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { WriteContext } from "../shared/context.ts";

type Schemas = components["schemas"];

/** Whether something can be encrypted for the key: it must be a point of the curve. */
function isPublicKey(p256dh: string): boolean {
  const own = createECDH("prime256v1");
  own.generateKeys();
  try {
    return own.computeSecret(Buffer.from(p256dh, "base64url")).length > 0;
  } catch {
    return false;
  }
}

/** @throws ApiError INVALID_REQUEST for a key that isn't one, or an endpoint that no known push service has. */
export function validateSubscription(
  { endpoint, keys }: Schemas["WebSubscription"],
  isAllowed: (endpoint: string) => boolean,
): void {
  const fields = {
    ...(isAllowed(endpoint) ? {} : { "/endpoint": "이 브라우저의 알림 서비스는 쓸 수 없어요." }),
    ...(isPublicKey(keys.p256dh) ? {} : { "/keys/p256dh": "브라우저가 준 키를 보내 주세요." }),
  };
  if (Object.keys(fields).length > 0) throw new ApiError("INVALID_REQUEST", { fields });
}

/**
 * Replaces the session's subscription; an endpoint that another session had passes to this one.
 * @throws ApiError TOKEN_REVOKED when the session has ended meanwhile.
 */
export async function saveWebSubscription(
  { trx, now }: WriteContext,
  { sessionId, subscription }: { sessionId: number; subscription: Schemas["WebSubscription"] },
): Promise<void> {
  const { endpoint, keys } = subscription;
  const session = await trx
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("revokedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (session === undefined) throw new ApiError("TOKEN_REVOKED");
  await trx
    .deleteFrom("webSubscriptions")
    .where("sessionId", "=", sessionId)
    .where("endpoint", "<>", endpoint)
    .execute();
  const device = { sessionId, ...keys, createdAt: now };
  await trx
    .insertInto("webSubscriptions")
    .values({ endpoint, ...device })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(device))
    .execute();
}

/** Ends a subscription of any of the member's sessions. */
export async function deleteWebSubscription(db: Db, memberId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom("webSubscriptions")
    .where("endpoint", "=", endpoint)
    .where("sessionId", "in", (eb) => eb.selectFrom("sessions").select("id").where("memberId", "=", memberId))
    .execute();
}
