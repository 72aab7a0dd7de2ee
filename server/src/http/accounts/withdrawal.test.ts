import { DAY_MS, MINUTE_MS } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { AccountContext } from "../../domain/accounts/context.ts";
import { withdraw as eraseMember } from "../../domain/accounts/withdrawal.ts";
import { createAccountWriter } from "./account-writer.ts";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { markRead, postTextMessage } from "../../domain/chat/messages.ts";
import { notifyMembers } from "../../domain/notifications/index.ts";
import { changeImage, setVerifiedPhone, saveLocation } from "../../domain/accounts/members.ts";
import { changeName } from "../../domain/accounts/nickname.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, memoryStorage, type TestApp } from "../../testing/harness.ts";
import { isParallel, requestDuring } from "../../testing/locks.ts";
import { expectConsistentLedgerAndSeats, openMeeting, reasonsOf, riceOf } from "../../testing/meetings.ts";
import { advanceToMeetingTime } from "../../testing/meeting-time.ts";
import { onStatement, parametersOf } from "../../testing/on-statement.ts";

const PHONE = "01055556666";

let t: TestApp;
let member: TestMember;
let other: TestMember;

beforeEach(async () => {
  t = await createTestApp();
  member = await t.member({ name: "떠나는사람", phone: PHONE, password: "babbab12", latitude: 37.5, longitude: 127 });
  other = await t.member();
});

afterEach(() => expectConsistentLedgerAndSeats(t));

const withdraw = (who = member) => t.api.ok("withdrawMember", { token: who.token });
const rowOf = ({ id }: TestMember) =>
  t.db.selectFrom("members").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const reasonsInLedger = async ({ id }: TestMember) => {
  const rows = await t.db
    .selectFrom("riceTransactions")
    .select("reason")
    .where("memberId", "=", id)
    .orderBy("id")
    .execute();
  return rows.map((row) => row.reason);
};
const meetingOf = (id: number) => t.api.ok("getMeeting", { token: other.token, params: { id } });

async function uploadImage(token: string): Promise<number> {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#ff8800" } })
    .png()
    .toBuffer();
  return (await t.api.ok("uploadImage", { token, file: { data } })).id;
}

describe("withdrawal", () => {
  test("a request that was authenticated before the withdrawal writes nothing into the deleted account", async () => {
    const phone = "01077778888";
    await withdraw();
    const erased = await rowOf(member);
    const { id: memberId } = member;
    const location = { latitude: 37.5, longitude: 127, agreed: true } as const;
    const { write } = createAccountWriter(t.deps);
    const changes = [
      (ctx: AccountContext) => saveLocation(ctx, { memberId, location }),
      (ctx: AccountContext) => changeName(ctx, { memberId, name: "다시쓰는이름" }),
      (ctx: AccountContext) => changeImage(ctx, { memberId, imageId: null }),
      async (ctx: AccountContext) => void (await setVerifiedPhone(ctx, { memberId, sessionId: 1, phone })),
    ];
    for (const change of changes) await expect(write(change)).rejects.toMatchObject({ code: errorCodes.TOKEN_REVOKED });
    expect(await rowOf(member)).toEqual(erased);
  });

  test("deletes the personal data and ends every session", async () => {
    const second = await t.tokenOf(member);
    await withdraw();
    expect(await rowOf(member)).toMatchObject({
      name: "탈퇴한 회원",
      phone: null,
      passwordHash: null,
      provider: null,
      providerId: null,
      status: "WITHDRAWN",
      imageId: null,
      latitude: null,
      longitude: null,
      targetToken: null,
      withdrawnAt: t.clock.now(),
    });
    for (const token of [member.token, second]) await t.api.refused("getMe", "TOKEN_REVOKED", { token });
    await t.api.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken: member.refreshToken } });
    await t.api.refused("login", "LOGIN_REFUSED", { body: { phone: PHONE, password: "babbab12" } });
    const tables = await t.db.selectFrom("phoneLocks").select("phoneHash").execute();
    expect(JSON.stringify(tables)).not.toContain(PHONE);
    expect(await t.api.ok("checkNameDuplicated", { query: { name: "떠나는사람" } })).toEqual({ duplicated: false });
  });

  test("leaves recruiting meetings with refund and transfers the host role", async () => {
    const hosted = await openMeeting(t, member);
    await t.api.ok("joinMeeting", { token: other.token, params: { meetingId: hosted } });
    const joined = await openMeeting(t, other);
    await t.api.ok("joinMeeting", { token: member.token, params: { meetingId: joined } });
    await withdraw();
    expect(await meetingOf(hosted)).toMatchObject({ hostId: other.id, memberCount: 1 });
    expect(await meetingOf(joined)).toMatchObject({ hostId: other.id, memberCount: 1 });
    expect(await reasonsInLedger(member)).toEqual([
      "SIGNUP",
      "MEETING_CREATE",
      "MEETING_JOIN",
      "MEETING_LEAVE",
      "MEETING_LEAVE",
    ]);
    expect((await t.api.ok("listNotifications", { token: other.token }))[0]?.title).toBe("이제 호스트예요");
  });

  test("deletes meetings without other members and cancels applications", async () => {
    const hostOnly = await openMeeting(t, member, { requiresApproval: true });
    const body = { content: "함께 먹고 싶어요" };
    await t.api.ok("applyToMeeting", { token: other.token, params: { id: hostOnly }, body });
    const hostedByOther = await openMeeting(t, other, { requiresApproval: true });
    await t.api.ok("applyToMeeting", { token: member.token, params: { id: hostedByOther }, body });
    await withdraw();
    await t.api.refused("getMeeting", "MEETING_NOT_FOUND", { token: other.token, params: { id: hostOnly } });
    expect(await reasonsOf(t, other)).toEqual(["SIGNUP", "MEETING_APPLY", "MEETING_CREATE", "MEETING_APPLY_REJECT"]);
    const list = await t.api.ok("listMeetingApplications", {
      token: other.token,
      params: { meetingId: hostedByOther },
    });
    expect(list.meetingMeetingApplicationDtoList).toEqual([]);
    expect(await reasonsInLedger(member)).toEqual([
      "SIGNUP",
      "MEETING_CREATE",
      "MEETING_APPLY",
      "MEETING_DELETE",
      "MEETING_APPLY_DELETE",
    ]);
  });

  test("keeps the chat of a meeting without other members in which the member was reported (R63)", async () => {
    const meetingId = await openMeeting(t, member);
    await t.api.ok("joinMeeting", { token: other.token, params: { meetingId } });
    const message = { meetingId, memberId: member.id, content: "못된 말", clientId: null, now: t.clock.now() };
    await t.db.transaction().execute((trx) => postTextMessage({ trx }, message));
    const body = { reportedId: member.id, meetingId, content: "욕설을 했어요." };
    await t.api.ok("reportOnMeeting", { token: other.token, body });
    await t.api.ok("leaveMeeting", { token: other.token, params: { meetingId } });
    await withdraw();
    expect(await reasonsInLedger(member)).toEqual(["SIGNUP", "MEETING_CREATE", "MEETING_DELETE"]);
    await t.api.refused("getMeeting", "MEETING_NOT_FOUND", { token: other.token, params: { id: meetingId } });
    const { token } = await t.admin();
    const chats = await t.api.ok("listAdminMeetingChats", { token, params: { id: meetingId } });
    expect(chats.map(({ content }) => content)).toContain("못된 말");
  });

  test("is refused until a confirmed meeting has ended, even if the job is late", async () => {
    const meetingId = await openMeeting(t, other);
    await t.api.ok("joinMeeting", { token: member.token, params: { meetingId } });
    const recruiting = await openMeeting(t, member);
    await t.api.ok("confirmMeeting", { token: other.token, params: { id: meetingId } });
    await t.api.refused("withdrawMember", "MEMBER_IN_RUNNING_MEETING", { token: member.token });
    expect(await meetingOf(recruiting)).toMatchObject({ hostId: member.id });
    await advanceToMeetingTime(t, 119, [member, other]);
    await t.api.refused("withdrawMember", "MEMBER_IN_RUNNING_MEETING", { token: member.token });
    await advanceToMeetingTime(t, 120, [member, other]);
    await withdraw();
    expect((await meetingOf(meetingId)).members.map(({ name }) => name)).toEqual([other.name, "탈퇴한 회원"]);
  });

  test("treats a meeting that a late job has not ended as ended", async () => {
    const meetingId = await openMeeting(t, member);
    t.clock.advance(170 * 60_000);
    member.token = await t.tokenOf(member);
    other.token = await t.tokenOf(other);
    await withdraw();
    expect(await meetingOf(meetingId)).toMatchObject({ status: "END" });
    expect(await reasonsInLedger(member)).toEqual(["SIGNUP", "MEETING_CREATE", "MEETING_END"]);
  });

  test("a withdrawal with a concurrent join leaves no seat", async () => {
    const meetingIds = [];
    for (let i = 0; i < 3; i += 1) meetingIds.push(await openMeeting(t, await t.member()));
    const calls = [
      ...meetingIds.map((meetingId) => t.api.call("joinMeeting", { token: member.token, params: { meetingId } })),
      t.api.call("withdrawMember", { token: member.token }),
    ];
    const answers = await Promise.all(calls);
    expect([204, 503]).toContain(answers.at(-1)?.statusCode);
    const seats = await t.db
      .selectFrom("meetingMembers")
      .innerJoin("members", "members.id", "meetingMembers.memberId")
      .select("meetingMembers.id")
      .where("members.withdrawnAt", "is not", null)
      .where("meetingMembers.state", "=", "JOINED")
      .execute();
    expect(seats).toEqual([]);
  });

  test.runIf(isParallel)("succeeds while one of the member's meetings is being deleted", async () => {
    const [deletedId, keptId] = [await openMeeting(t, other), await openMeeting(t, await t.member())];
    for (const meetingId of [deletedId, keptId]) {
      await t.api.ok("joinMeeting", { token: member.token, params: { meetingId } });
    }
    await requestDuring(
      t.db,
      (trx) => trx.deleteFrom("meetings").where("id", "=", deletedId).execute(),
      () => withdraw(),
    );
    expect(await meetingOf(keptId)).toMatchObject({ memberCount: 1 });
  });

  test.runIf(isParallel)(
    "leaves no block, read position or notification that is stored at the same moment",
    async () => {
      const [read, unread] = [await openMeeting(t, other), await openMeeting(t, other)];
      await t.api.ok("joinMeeting", { token: member.token, params: { meetingId: read } });
      const markAsRead = (lastReadId: number, ...meetingIds: number[]) =>
        markRead(
          t.db,
          meetingIds.map((meetingId) => ({ meetingId, memberId: member.id, lastReadId })),
          t.clock.now(),
        );
      await markAsRead(1, read);
      const notification = { title: "제목", content: "내용", url: null };
      await requestDuring(
        t.db,
        (trx) => eraseMember({ trx, now: t.clock.now(), keys: t.deps.keys }, member.id),
        () =>
          Promise.all([
            t.api.refused("blockMember", "TOKEN_REVOKED", { token: member.token, body: { blockedId: other.id } }),
            t.api.refused("blockMember", "MEMBER_NOT_FOUND", { token: other.token, body: { blockedId: member.id } }),
            markAsRead(2, read, unread),
            t.db
              .transaction()
              .execute((trx) => notifyMembers({ trx, now: t.clock.now() }, { memberIds: [member.id], notification })),
          ]),
        4,
      );
      await markAsRead(3, read, unread);
      expect(await t.db.selectFrom("blocks").select("blockerId").execute()).toEqual([]);
      expect(await t.db.selectFrom("chatReads").select("meetingId").execute()).toEqual([]);
      const notifications = t.db.selectFrom("notifications").select("id").where("memberId", "=", member.id);
      expect(await notifications.execute()).toEqual([]);
    },
  );

  test("keeps chat messages without their sender", async () => {
    const meetingId = await openMeeting(t, other);
    await t.api.ok("joinMeeting", { token: member.token, params: { meetingId } });
    const message = { meetingId, memberId: member.id, content: "먼저 가요", clientId: null, now: t.clock.now() };
    await t.db.transaction().execute((trx) => postTextMessage({ trx }, message));
    await withdraw();
    const chats = await t.api.ok("listChats", { token: other.token, params: { meetingId } });
    expect(chats.filter(({ type }) => type === "TEXT")).toMatchObject([{ content: "먼저 가요", memberId: null }]);
  });

  test("removes the member's images, but not that of a meeting with other members", async () => {
    const { files } = t.deps.storage as ReturnType<typeof memoryStorage>;
    await t.api.ok("changeMemberImage", { token: member.token, body: { imageId: await uploadImage(member.token) } });
    await uploadImage(member.token);
    const continuing = await openMeeting(t, member, { imageId: await uploadImage(member.token) });
    await t.api.ok("joinMeeting", { token: other.token, params: { meetingId: continuing } });
    await openMeeting(t, member, { imageId: await uploadImage(member.token) });
    expect(files.size).toBe(4);
    await withdraw();
    expect(files.size).toBe(1);
    expect((await meetingOf(continuing)).imageUrl).not.toBeNull();
  });

  test("clears the images of all meetings that the member has hosted in statements without a parameter for each", async () => {
    for (let n = 0; n < 2; n += 1) await openMeeting(t, member, { imageId: await uploadImage(member.token) });
    await advanceToMeetingTime(t, 0, []);
    const numbers: Record<string, unknown[][]> = { meetings: [], images: [] };
    const recorder = onStatement((node) => {
      if (node.kind !== "UpdateQueryNode") return;
      const table = Object.keys(numbers).find((name) => JSON.stringify(node.table).includes(`"${name}"`));
      if (table) numbers[table]?.push(parametersOf(node).filter((value) => typeof value === "number"));
    });
    await createAccountWriter({ ...t.deps, db: t.db.withPlugin(recorder) }).write((ctx) => eraseMember(ctx, member.id));
    expect(numbers).toEqual({ meetings: [[]], images: [[member.id]] });
    expect(await t.db.selectFrom("meetings").select(["status", "imageId"]).execute()).toEqual([
      { status: "END", imageId: null },
      { status: "END", imageId: null },
    ]);
    await t.advance(10 * MINUTE_MS);
    expect((t.deps.storage as ReturnType<typeof memoryStorage>).files.size).toBe(0);
  });

  test("succeeds when image files can't be removed, and the job retries", async () => {
    let isStorageDown = false;
    const files = memoryStorage();
    const remove = (key: string) =>
      isStorageDown ? Promise.reject(new Error("The bucket is unavailable")) : files.remove(key);
    const errors: unknown[] = [];
    const log = { ...t.deps.log, error: (...about: unknown[]) => void errors.push(about) };
    t = await createTestApp({ deps: { log, storage: { ...files, remove } } });
    member = await t.member({ phone: PHONE });
    await t.api.ok("changeMemberImage", { token: member.token, body: { imageId: await uploadImage(member.token) } });
    await uploadImage(member.token);
    isStorageDown = true;
    await withdraw();
    expect([errors.length, files.files.size]).toEqual([1, 2]);
    isStorageDown = false;
    await t.advance(10 * MINUTE_MS);
    expect(files.files.size).toBe(0);
  });

  test("locks the phone for a week, after a ban for three years", async () => {
    const codeOf = async (phone: string) => {
      await t.api.ok("sendVerificationCode", { body: { phone } });
      return { body: { phone, verificationCode: t.devMailbox.list(phone)[0]?.code ?? "" } };
    };
    await withdraw();
    const refusal = await t.api.refused("verifyVerificationCode", "REJOIN_LOCKED", await codeOf(PHONE));
    expect(refusal.data).toEqual({ daysLeft: 7 });
    t.clock.advance(7 * DAY_MS);
    const proof = await t.api.ok("verifyVerificationCode", await codeOf(PHONE));
    await t.api.ok("signup", { body: { phone: PHONE, name: "떠나는사람", password: "babbab12", ...proof } });
    const banned = await t.member({ phone: "01077778888", status: "BANNED" });
    await withdraw(banned);
    const { data } = await t.api.refused("verifyVerificationCode", "REJOIN_LOCKED", await codeOf("01077778888"));
    expect(data?.daysLeft).toBe(1096);
  });

  test("deletes blocks and the push token, and works in every status", async () => {
    await openMeeting(t, member);
    await t.api.ok("blockMember", { token: other.token, body: { blockedId: member.id } });
    await withdraw();
    expect(await t.api.ok("listBlocks", { token: other.token })).toEqual({ blockDtoList: [] });
    await t.api.refused("blockMember", "MEMBER_NOT_FOUND", { token: other.token, body: { blockedId: member.id } });
    for (const status of ["CREATED", "PHONE_V_REQUIRED"] as const) {
      const early = await t.member({ status, phone: null, fcmToken: `device-${status}` });
      await withdraw(early);
      expect(await rowOf(early)).toMatchObject({ status: "WITHDRAWN", targetToken: null });
    }
    expect(await riceOf(t, other)).toBe(1500);
    await t.api.refused("withdrawMember", "TOKEN_INVALID");
    await t.api.refused("withdrawMember", "ROLE_NOT_ALLOWED", { token: (await t.admin()).token });
  });
});
