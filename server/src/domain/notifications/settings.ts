/** Which push messages a member wants (D52). */
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";
import type { WriteContext } from "../shared/context.ts";
import { lockAuthenticatedMember } from "../shared/member-guards.ts";

type NotificationSettings = components["schemas"]["NotificationSettings"];

const ALL_ON: NotificationSettings = { meeting: true, chat: true, news: true };

export async function readSettings(db: Db, memberId: number): Promise<NotificationSettings> {
  const row = await db
    .selectFrom("notificationSettings")
    .select(["meeting", "chat", "news"])
    .where("memberId", "=", memberId)
    .executeTakeFirst();
  return row ?? ALL_ON;
}

/** @throws ApiError TOKEN_REVOKED for a member who has withdrawn. */
export async function saveSettings(
  ctx: WriteContext,
  { memberId, settings }: { memberId: number; settings: NotificationSettings },
): Promise<void> {
  const { trx, now } = ctx;
  await lockAuthenticatedMember(ctx, memberId);
  const values = { ...settings, updatedAt: now };
  await trx
    .insertInto("notificationSettings")
    .values({ memberId, ...values })
    .onConflict((conflict) => conflict.column("memberId").doUpdateSet(values))
    .execute();
}
