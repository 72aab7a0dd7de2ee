import { expect, test } from "vitest";
import { createTestApp } from "../testing/harness.ts";
import { openMeeting } from "../testing/meetings.ts";
import { up } from "./migrations/0014_erasure.ts";
import type { Kysely } from "kysely";

test("removes what releases before wrote about members into the audit log and rooms", async () => {
  const t = await createTestApp();
  const [host, gone] = [await t.member(), await t.member()];
  const { id: actorId } = await t.admin();
  const now = t.clock.now();
  const entry = { actorId, actorName: "operator", targetKind: "SYSTEM", targetId: null, createdAt: now };
  const values: [action: string, before: object | null, after: object | null][] = [
    ["DATA_EXPORT", null, { resource: "members", field: "phone", q: "01012345678" }],
    ["DATA_EXPORT", null, { resource: "payments", field: "member_id", q: "7" }],
    ["NOTIFICATION_SEND", null, { title: "민서님께", content: "민서님", url: null }],
    ["REPORT_DELETE", { reportedId: 3, content: "민서" }, null],
    ["MEETING_DELETE", { hostId: 3, title: "민서랑" }, null],
    ["PARTNER_APPLICATION_DELETE", { memberId: 3, name: "민서네", address: "서울", phone: "02-1", policy: "" }, null],
    ["EVENT_CREATE", null, { title: "행사", content: "내용" }],
  ];
  for (const [action, before, after] of values) {
    const row = { ...entry, action, before: JSON.stringify(before), after: JSON.stringify(after) };
    await t.db.insertInto("auditLog").values(row).execute();
  }
  const meetingId = await openMeeting(t, host);
  await t.api.ok("joinMeeting", { token: gone.token, params: { meetingId } });
  await t.db.deleteFrom("chatMessages").where("meetingId", "=", meetingId).execute();
  await t.db.updateTable("meetingMembers").set({ state: "EXPELLED" }).where("memberId", "=", gone.id).execute();
  const line = { meetingId, memberId: null, type: "SYSTEM", clientId: null, systemKey: null, createdAt: now } as const;
  for (const content of ["여러 밥친구의 신고로 민서님이 모임에서 나가게 됐어요.", "CHECK"]) {
    await t.db
      .insertInto("chatMessages")
      .values({ ...line, content })
      .execute();
  }

  await up(t.db as unknown as Kysely<unknown>);

  const rows = await t.db.selectFrom("auditLog").select(["before", "after"]).orderBy("id").execute();
  expect(rows.map(({ before, after }) => before ?? after)).toEqual([
    { resource: "members", field: "phone" },
    { resource: "payments", field: "member_id", q: "7" },
    { url: null },
    { reportedId: 3 },
    { hostId: 3 },
    { memberId: 3 },
    { title: "행사", content: "내용" },
  ]);
  const messages = await t.db.selectFrom("chatMessages").select("content").orderBy("id").execute();
  expect(messages.map(({ content }) => content)).toEqual([
    "여러 밥친구의 신고로 밥친구 한 명이 모임에서 나가게 됐어요.",
    "CHECK",
  ]);
});
