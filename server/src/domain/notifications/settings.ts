/** Which push messages a member wants (D52). */
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";

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

export async function saveSettings(
  db: Db,
  { memberId, settings, now }: { memberId: number; settings: NotificationSettings; now: Date },
): Promise<void> {
  const values = { ...settings, updatedAt: now };
  await db
    .insertInto("notificationSettings")
    .values({ memberId, ...values })
    .onConflict((conflict) => conflict.column("memberId").doUpdateSet(values))
    .execute();
}
