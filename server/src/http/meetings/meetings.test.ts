import { HOUR_MS, MEETING_DEPOSIT_RICE, MINUTE_MS, PLACE_MOVES_PER_HOUR, SIGNUP_RICE } from "@babchingu/openapi";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { postTextMessage } from "../../domain/chat/messages.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import {
  isNotAboutSeat,
  RICE_AFTER_DEPOSIT,
  expectConsistentLedgerAndSeats,
  insertPartnerPlace,
  meetingBody,
  openMeeting,
  reasonsOf,
  riceOf,
} from "../../testing/meetings.ts";
import { advanceToMeetingTime } from "../../testing/meeting-time.ts";

let app: TestApp;
let host: TestMember;

beforeEach(async () => {
  app = await createTestApp();
  host = await app.member({ name: "호스트" });
});

afterEach(() => expectConsistentLedgerAndSeats(app));

describe("creating a meeting", () => {
  test("creating takes the deposit and makes the caller host and first member", async () => {
    const id = await openMeeting(app, host, { title: "  라멘 한 그릇  ", content: " 첫 줄\n둘째 줄 " });
    const meeting = await app.api.ok("getMeeting", { token: host.token, params: { id } });
    expect(meeting).toMatchObject({
      title: "라멘 한 그릇",
      content: "첫 줄\n둘째 줄",
      status: "RECRUITING",
      hostId: host.id,
      memberCount: 1,
      scheduledAt: "2026-03-01T15:00",
      isApplicationSubmitted: false,
      members: [{ id: host.id, name: "호스트", imageUrl: null, point: 50 }],
    });
    expect(await riceOf(app, host)).toBe(RICE_AFTER_DEPOSIT);
    expect(await reasonsOf(app, host)).toEqual(["SIGNUP", "MEETING_CREATE"]);
  });

  test.each([
    ["SCHEDULED_IN_THE_PAST", { scheduledAt: "2026-03-01T11:59" }],
    ["SCHEDULED_IN_THE_PAST", { scheduledAt: "0026-03-01T11:59" }],
    ["SCHEDULED_TOO_FAR", { scheduledAt: "2030-03-02T12:00" }],
    ["CAPACITY_ORDER", { minCapacity: 5, maxCapacity: 4 }],
    ["IMAGE_NOT_USABLE", { imageId: 999 }],
    ["PARTNER_PLACE_MISMATCH", { partnerPlaceId: 999 }],
    ["INVALID_REQUEST", { scheduledAt: "2026-02-30T12:00" }],
    ["INVALID_REQUEST", { title: " " }],
    ["INVALID_REQUEST", { maxCapacity: 21 }],
  ] as const)("refuses with %s: %o", async (code, overrides) => {
    await app.api.refused("createMeeting", code, { token: host.token, body: meetingBody(app, overrides) });
    expect(await riceOf(app, host)).toBe(SIGNUP_RICE);
  });

  test("creating requires the deposit, and the error contains the balance", async () => {
    const poor = await app.member({ rice: MEETING_DEPOSIT_RICE - 1 });
    const refusal = await app.api.refused("createMeeting", "NOT_ENOUGH_RICE", {
      token: poor.token,
      body: meetingBody(app),
    });
    expect(refusal.data).toEqual({ balance: MEETING_DEPOSIT_RICE - 1, required: MEETING_DEPOSIT_RICE });
    expect(await app.db.selectFrom("meetings").selectAll().execute()).toEqual([]);
  });

  test("an image can be used once, by its uploader", async () => {
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
      "base64",
    );
    const other = await app.member();
    const { id: imageId, url } = await app.api.ok("uploadImage", { token: host.token, file: { data: png } });
    await app.api.refused("createMeeting", "IMAGE_NOT_USABLE", {
      token: other.token,
      body: meetingBody(app, { imageId }),
    });
    const id = await openMeeting(app, host, { imageId });
    expect(await app.api.ok("getMeeting", { token: other.token, params: { id } })).toMatchObject({ imageUrl: url });
    await app.api.refused("createMeeting", "IMAGE_NOT_USABLE", {
      token: host.token,
      body: meetingBody(app, { imageId }),
    });
    await app.api.ok("deleteMeeting", { token: host.token, params: { id } });
    const image = await app.db.selectFrom("images").select("deletedAt").executeTakeFirst();
    expect(image?.deletedAt).not.toBeNull();
  });

  test("a partner store must be under contract and match its name and position", async () => {
    const partnerPlaceId = await insertPartnerPlace(app, { latitude: 37.5627, longitude: 126.9237 });
    const right = { partnerPlaceId, placeName: "연남한상", placeLatitude: 37.5631, placeLongitude: 126.9237 };
    const id = await openMeeting(app, host, right);
    expect(await app.api.ok("getMeeting", { token: host.token, params: { id } })).toMatchObject({ partnerPlaceId });
    for (const wrong of [{ placeName: "연남두상" }, { placeLatitude: 37.564 }]) {
      const body = meetingBody(app, { ...right, ...wrong });
      await app.api.refused("createMeeting", "PARTNER_PLACE_MISMATCH", { token: host.token, body });
    }
    await app.db.updateTable("partnerPlaces").set({ until: app.clock.now() }).execute();
    await app.api.refused("createMeeting", "PARTNER_PLACE_MISMATCH", {
      token: host.token,
      body: meetingBody(app, right),
    });
    const corrected = {
      ...right,
      title: "연남에서 저녁",
      content: "천천히 먹어요",
      placeAddress: "서울 마포구 동교로 242",
      placePhone: null,
    };
    await app.api.ok("updateMeeting", { token: host.token, params: { id }, body: corrected });
    const moved = { ...corrected, placeLatitude: 37.5632 };
    await app.api.refused("updateMeeting", "PARTNER_PLACE_MISMATCH", {
      token: host.token,
      params: { id },
      body: moved,
    });
  });

  test("a meeting created less than 15 minutes ahead ends at once with refund", async () => {
    const id = await openMeeting(app, host, { scheduledAt: "2026-03-01T12:10" });
    expect(await app.api.ok("getMeeting", { token: host.token, params: { id } })).toMatchObject({ status: "END" });
    expect(await reasonsOf(app, host)).toEqual(["SIGNUP", "MEETING_CREATE", "MEETING_END"]);
    const [message] = await app.db.selectFrom("chatMessages").select("content").execute();
    expect(message?.content).toBe("END_MINCAPACITY");
  });

  test("meetings created at the same time have different createdAt", async () => {
    const hosts = await Promise.all(Array.from({ length: 6 }, () => app.member()));
    await Promise.all(hosts.map((member) => openMeeting(app, member)));
    const rows = await app.db.selectFrom("meetings").select("createdAt").execute();
    expect(new Set(rows.map((row) => row.createdAt.getTime())).size).toBe(6);
  });
});

describe("the idempotency key of creating a meeting", () => {
  const headers = { "idempotency-key": "0b6f5c2e-8b0e-4b7e" };

  test("a key is refused with another body, and is separate for each member", async () => {
    const first = await app.api.ok("createMeeting", { token: host.token, headers, body: meetingBody(app) });
    const other = meetingBody(app, { title: "다른 모임" });
    await app.api.refused("createMeeting", "IDEMPOTENCY_KEY_REUSED", { token: host.token, headers, body: other });
    const guest = await app.member();
    const second = await app.api.ok("createMeeting", { token: guest.token, headers, body: meetingBody(app) });
    expect(second.meetingId).not.toBe(first.meetingId);
  });

  test("a key can be reused after a refusal, and after a day", async () => {
    const body = meetingBody(app, { scheduledAt: "2026-03-10T12:00" });
    const bad = { ...body, minCapacity: 4, maxCapacity: 3 };
    await app.api.refused("createMeeting", "CAPACITY_ORDER", { token: host.token, headers, body: bad });
    const first = await app.api.ok("createMeeting", { token: host.token, headers, body });
    app.clock.advance(24 * HOUR_MS);
    const token = (await app.api.ok("refreshTokens", { body: { refreshToken: host.refreshToken } })).accessToken;
    const second = await app.api.ok("createMeeting", { token, headers, body });
    expect(second.meetingId).not.toBe(first.meetingId);
    host = { ...host, token };
  });
});

describe("host actions", () => {
  test("the host edits texts and place while recruiting", async () => {
    const id = await openMeeting(app, host);
    const guest = await app.member();
    const body = {
      title: " 냉면 먹어요 ",
      content: "장소를 옮겼어요.",
      placeName: "을밀대",
      placeAddress: "서울 마포구 숭문길 24",
      placePhone: null,
      placeLatitude: 37.5476,
      placeLongitude: 126.9497,
      partnerPlaceId: null,
    };
    await app.api.refused("updateMeeting", "NOT_HOST", { token: guest.token, params: { id }, body });
    await app.api.refused("updateMeeting", "MEETING_NOT_FOUND", { token: host.token, params: { id: 999 }, body });
    await app.api.ok("updateMeeting", { token: host.token, params: { id }, body });
    const meeting = await app.api.ok("getMeeting", { token: guest.token, params: { id } });
    expect(meeting).toMatchObject({ ...body, title: "냉면 먹어요", maxCapacity: 4 });
    await app.api.ok("joinMeeting", { token: guest.token, params: { meetingId: id } });
    await app.api.ok("confirmMeeting", { token: host.token, params: { id } });
    await app.api.refused("updateMeeting", "MEETING_NOT_EDITABLE", { token: host.token, params: { id }, body });
  });

  test("everybody else with a seat is notified of another name or position of the place, and of no other edit", async () => {
    const { title, content, placeName, placeLatitude, placeLongitude } = meetingBody(app);
    const place = { placeName, placeLatitude, placeLongitude, placePhone: null, partnerPlaceId: null };
    const body = { title, content, ...place, placeAddress: "서울 마포구" };
    const id = await openMeeting(app, host);
    const guest = await app.member({ fcmToken: "device-of-guest" });
    await app.api.ok("joinMeeting", { token: guest.token, params: { meetingId: id } });
    const edit = (change: Partial<typeof body>) =>
      app.api.ok("updateMeeting", { token: host.token, params: { id }, body: { ...body, ...change } });
    await edit({ title: "라멘 말고 냉면", content: "천천히 먹어요." });
    await edit({ title: "라멘 말고 냉면", placeName: "을밀대" });
    await edit({ placeName: "을밀대", placeLatitude: 37.8 });
    const rows = ["라멘 말고 냉면", title].map((name) => ({
      memberId: guest.id,
      title: "모임 장소가 바뀌었어요",
      content: `호스트가 '${name}' 모임의 장소를 바꿨어요. 이제 '을밀대'에서 만나요.`,
      url: `/app/meetings/${id}`,
    }));
    for (const table of ["notifications", "pushOutbox"] as const)
      expect(
        await app.db.selectFrom(table).select(["memberId", "title", "content", "url"]).orderBy("id").execute(),
      ).toEqual(rows);
  });

  test("a sixth move within an hour that a guest would be notified of is refused, and of no other edit (R62)", async () => {
    const { title, content, placeName, placeLatitude, placeLongitude } = meetingBody(app);
    const place = { placeName, placeAddress: "서울 마포구", placePhone: null, placeLatitude, placeLongitude };
    const id = await openMeeting(app, host);
    let moves = 0;
    const newMove = () => ({
      token: host.token,
      params: { id },
      body: { title, content, ...place, placeName: `식당 ${(moves += 1)}`, partnerPlaceId: null },
    });
    for (let alone = 0; alone <= PLACE_MOVES_PER_HOUR; alone += 1) await app.api.ok("updateMeeting", newMove());
    const guest = await app.member();
    await app.api.ok("joinMeeting", { token: guest.token, params: { meetingId: id } });
    for (let count = 0; count < PLACE_MOVES_PER_HOUR; count += 1) {
      await app.api.ok("updateMeeting", newMove());
      app.clock.advance(5 * MINUTE_MS);
    }
    const unmoved = newMove();
    unmoved.body.placeName = `식당 ${moves - 1}`;
    const refusal = await app.api.refused("updateMeeting", "TOO_MANY_REQUESTS", newMove());
    expect(refusal.data).toEqual({ retryAfterSeconds: 35 * 60 });
    await app.api.ok("updateMeeting", unmoved);
    await app.advance(35 * MINUTE_MS);
    host.token = await app.tokenOf(host);
    await app.api.ok("updateMeeting", newMove());
    await app.api.refused("updateMeeting", "TOO_MANY_REQUESTS", newMove());
    const notified = app.db.selectFrom("notifications").select("id").where("memberId", "=", guest.id);
    expect(await notified.execute()).toHaveLength(PLACE_MOVES_PER_HOUR + 1);
  });

  test("the host confirms with enough members, once, with a room message", async () => {
    const id = await openMeeting(app, host, { minCapacity: 2 });
    const guest = await app.member();
    await app.api.refused("confirmMeeting", "BELOW_MINIMUM", { token: host.token, params: { id } });
    await app.api.ok("joinMeeting", { token: guest.token, params: { meetingId: id } });
    await app.api.refused("confirmMeeting", "NOT_HOST", { token: guest.token, params: { id } });
    await app.api.ok("confirmMeeting", { token: host.token, params: { id } });
    await app.api.refused("confirmMeeting", "MEETING_NOT_RECRUITING", { token: host.token, params: { id } });
    const messages = await app.db
      .selectFrom("chatMessages")
      .select(["type", "content"])
      .where(isNotAboutSeat)
      .execute();
    expect(messages).toEqual([{ type: "SYSTEM", content: "CONFIRMED" }]);
  });

  test("the host deletes a meeting without other members, with refund only while recruiting", async () => {
    const id = await openMeeting(app, host);
    const guest = await app.member();
    await app.api.ok("joinMeeting", { token: guest.token, params: { meetingId: id } });
    await app.api.refused("deleteMeeting", "NOT_HOST", { token: guest.token, params: { id } });
    await app.api.refused("deleteMeeting", "HAS_OTHER_MEMBERS", { token: host.token, params: { id } });
    await app.api.ok("leaveMeeting", { token: guest.token, params: { meetingId: id } });
    await app.api.ok("deleteMeeting", { token: host.token, params: { id } });
    await app.api.refused("getMeeting", "MEETING_NOT_FOUND", { token: host.token, params: { id } });
    expect(await reasonsOf(app, host)).toEqual(["SIGNUP", "MEETING_CREATE", "MEETING_DELETE"]);

    const confirmed = await openMeeting(app, host);
    await app.api.ok("joinMeeting", { token: guest.token, params: { meetingId: confirmed } });
    await app.api.ok("confirmMeeting", { token: host.token, params: { id: confirmed } });
    await app.api.ok("leaveMeeting", { token: guest.token, params: { meetingId: confirmed } });
    await app.api.ok("deleteMeeting", { token: host.token, params: { id: confirmed } });
    expect(await riceOf(app, host)).toBe(RICE_AFTER_DEPOSIT);
    expect(await riceOf(app, guest)).toBe(RICE_AFTER_DEPOSIT);
  });

  describe("a deleted meeting in which somebody was reported (R63)", () => {
    let guest: TestMember;
    let meetingId: number;

    /** The guest reports the host after a message, and leaves. */
    async function reportAndLeave(): Promise<void> {
      const message = { meetingId, memberId: host.id, content: "못된 말", clientId: null, now: app.clock.now() };
      await app.db.transaction().execute((trx) => postTextMessage({ trx }, message));
      const body = { reportedId: host.id, meetingId, content: "욕설을 했어요." };
      await app.api.ok("reportOnMeeting", { token: guest.token, body });
      await app.api.ok("leaveMeeting", { token: guest.token, params: { meetingId } });
    }

    beforeEach(async () => {
      guest = await app.member();
      meetingId = await openMeeting(app, host);
      await app.api.ok("joinMeeting", { token: guest.token, params: { meetingId } });
    });

    test("is gone for members, and an operator reads its chat", async () => {
      await reportAndLeave();
      await app.db.updateTable("meetings").set({ requiresApproval: true }).where("id", "=", meetingId).execute();
      const applicant = await app.member();
      const application = { token: applicant.token, params: { id: meetingId }, body: { content: "같이 먹어요" } };
      await app.api.ok("applyToMeeting", application);
      await app.api.ok("deleteMeeting", { token: host.token, params: { id: meetingId } });

      expect(await reasonsOf(app, host)).toEqual(["SIGNUP", "MEETING_CREATE", "MEETING_DELETE"]);
      expect(await riceOf(app, applicant)).toBe(SIGNUP_RICE);
      const [notification] = await app.api.ok("listNotifications", { token: applicant.token });
      expect(notification?.title).toBe("모임이 사라졌어요");
      for (const { token } of [host, guest]) {
        const params = { meetingId };
        await app.api.refused("getMeeting", "MEETING_NOT_FOUND", { token, params: { id: meetingId } });
        await app.api.refused("getMeetingCertificate", "MEETING_NOT_FOUND", { token, params: { id: meetingId } });
        await app.api.refused("listChats", "MEETING_NOT_FOUND", { token, params });
        await app.api.refused("listMeetingApplications", "MEETING_NOT_FOUND", { token, params });
        await app.api.refused("joinMeeting", "MEETING_NOT_FOUND", { token, params });
        await app.api.refused("deleteMeeting", "MEETING_NOT_FOUND", { token, params: { id: meetingId } });
        expect(await app.api.ok("listChatrooms", { token })).toEqual({ chatroomListDtoList: [] });
        expect((await app.api.ok("listHostedMeetings", { token })).meetingListDtoList).toEqual([]);
        const query = { query: "라멘", lat: 37.5, lng: 127, recruitingOnly: false };
        expect((await app.api.ok("searchMeetings", { token, query })).meetingSearchDtoList).toEqual([]);
      }

      const { token } = await app.admin();
      const at = { token, params: { id: meetingId } };
      const { content } = await app.api.ok("listAdminMeetings", { token });
      expect(content).toMatchObject([{ id: meetingId, status: "END", memberCount: 0, hostId: host.id }]);
      const chats = await app.api.ok("listAdminMeetingChats", at);
      expect(chats.filter(({ type }) => type === "TEXT")).toMatchObject([{ content: "못된 말", memberId: host.id }]);
      const reopening = { ...at, body: { status: "RECRUITING" as const } };
      await app.api.refused("setAdminMeetingStatus", "MEETING_DEPOSITS_REFUNDED", reopening);
      await app.api.ok("deleteAdminMeeting", at);
      await app.api.refused("listAdminMeetingChats", "MEETING_NOT_FOUND", at);
      expect(await reasonsOf(app, host)).toEqual(["SIGNUP", "MEETING_CREATE", "MEETING_DELETE"]);
    });

    test("did not take place, whenever it was deleted", async () => {
      await app.api.ok("confirmMeeting", { token: host.token, params: { id: meetingId } });
      await advanceToMeetingTime(app, -10, [host, guest]);
      const position = { meetingId, latitude: 37.5473, longitude: 126.9219 };
      await app.api.ok("checkIn", { token: host.token, body: position });
      await reportAndLeave();
      await app.api.ok("deleteMeeting", { token: host.token, params: { id: meetingId } });
      await app.db.deleteFrom("notifications").execute();
      await advanceToMeetingTime(app, 125, [host, guest]);
      expect(await app.db.selectFrom("notifications").select("title").execute()).toEqual([]);
      expect(await app.db.selectFrom("noShows").select("id").execute()).toEqual([]);
      expect(await reasonsOf(app, host)).toEqual(["SIGNUP", "MEETING_CREATE", "MEETING_CHECKED"]);
      const targets = [{ targetMemberId: guest.id, meetingId, type: "NEGATIVE" as const }];
      const rating = { meetingId, evaluatePointDtoList: targets };
      await app.api.refused("evaluateMembers", "MEETING_NOT_FOUND", { token: host.token, body: rating });
      await openMeeting(app, host);
      const profile = await app.api.ok("getMemberProfile", { token: guest.token, params: { id: host.id } });
      expect(profile).toMatchObject({ meetingsHeld: 0, meetingsAttended: 0 });
    });
  });

  test("an ended meeting can't be deleted", async () => {
    const id = await openMeeting(app, host, { scheduledAt: "2026-03-01T12:05" });
    await app.api.refused("deleteMeeting", "MEETING_OVER", { token: host.token, params: { id } });
    expect(await riceOf(app, host)).toBe(SIGNUP_RICE);
  });
});

test("the certificate requires a seat", async () => {
  const id = await openMeeting(app, host);
  const guest = await app.member();
  await app.api.refused("getMeetingCertificate", "NOT_PARTICIPANT", { token: guest.token, params: { id } });
  await app.api.refused("getMeetingCertificate", "MEETING_NOT_FOUND", { token: guest.token, params: { id: 999 } });
  expect(await app.api.ok("getMeetingCertificate", { token: host.token, params: { id } })).toEqual({
    placeName: "하카타분코",
    title: "홍대에서 라멘 먹어요",
    memberCount: 1,
    scheduledAt: "2026-03-01T15:00",
  });
});
