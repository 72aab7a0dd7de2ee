import { beforeEach, expect, test } from "vitest";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { isParallel, requestDuring } from "../../testing/locks.ts";
import { insertRoom } from "../../testing/rooms.ts";
import { markRead, postTextMessages } from "./messages.ts";

let t: TestApp;
let members: TestMember[];
let meetingId: number;

beforeEach(async () => {
  t = await createTestApp();
  members = [await t.member(), await t.member(), await t.member()];
  meetingId = await insertRoom(t.db, t.clock.now(), { memberIds: members.map(({ id }) => id) });
});

test("messages of ended sessions, of others' sessions and of banned members are refused, and those among them stored", async () => {
  const [host, left, banned] = members as [TestMember, TestMember, TestMember];
  const sessions = await t.db.selectFrom("sessions").select(["id", "memberId"]).execute();
  const sessionOf = (member: TestMember) => sessions.find(({ memberId }) => memberId === member.id)?.id ?? 0;
  await t.api.ok("logout", { token: left.token });
  await t.db.updateTable("members").set({ status: "BANNED" }).where("id", "=", banned.id).execute();
  const messageOf = (member: TestMember, sessionId: number, content: string) =>
    ({ meetingId, memberId: member.id, sessionId, content, clientId: null, now: t.clock.now() }) as const;
  const results = await postTextMessages(t.db, [
    messageOf(left, sessionOf(left), "logged out"),
    messageOf(host, sessionOf(host), "first"),
    messageOf(banned, sessionOf(banned), "banned"),
    messageOf(left, sessionOf(host), "with another's session"),
    messageOf(host, 0, "without a session"),
    messageOf(host, sessionOf(host), "second"),
  ]);
  expect(results.map((result) => ("isNew" in result ? result.isNew : result.errorName))).toEqual([
    "TOKEN_REVOKED",
    true,
    "STATUS_NOT_ALLOWED",
    "TOKEN_REVOKED",
    "TOKEN_REVOKED",
    true,
  ]);
  const stored = await t.db.selectFrom("chatMessages").select("content").orderBy("id").execute();
  expect(stored.map(({ content }) => content)).toEqual(["first", "second"]);
  expect(await postTextMessages(t.db, [messageOf(left, sessionOf(left), "logged out")])).toMatchObject([
    { errorName: "TOKEN_REVOKED" },
  ]);
});

test.runIf(isParallel)("a room that is being deleted doesn't cost other rooms their read positions", async () => {
  const [{ id: memberId }] = members as [TestMember];
  const deletedId = await insertRoom(t.db, t.clock.now(), { memberIds: [memberId] });
  const positions = [meetingId, deletedId].map((id) => ({ meetingId: id, memberId, lastReadId: 7 }));
  await requestDuring(
    t.db,
    (trx) => trx.deleteFrom("meetings").where("id", "=", deletedId).execute(),
    () => markRead(t.db, positions, t.clock.now()),
  );
  const read = await t.db.selectFrom("chatReads").select(["meetingId", "lastReadId"]).execute();
  expect(read).toEqual([{ meetingId, lastReadId: 7 }]);
});
