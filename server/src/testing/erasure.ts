/** A member who uses every feature, for tests of what a withdrawal leaves (D67). */
import { createECDH } from "node:crypto";
import sharp from "sharp";
import type { TestApp } from "./harness.ts";
import { hongdae, openMeeting } from "./meetings.ts";

const place = {
  name: "민서네 작은부엌",
  address: "서울 마포구 잔다리로 77-7",
  phone: "02-777-1234",
  ...hongdae,
  policy: "민서가 식혜를 드려요.",
};

interface UsedEverything {
  token: string;
  /** What the member leaves in the database before the withdrawal, each at least once. */
  traces: RegExp[];
}

/** Needs a database without members. */
export async function useEveryFeature(t: TestApp): Promise<UsedEverything> {
  const operator = (await t.admin()).token;
  const profile = { phone: "01098761234", name: "옛이름민서", password: "minseo-pass-1", fcmToken: "device-of-minseo" };
  const { id, token } = await t.member({ ...profile, provider: "KAKAO" });
  const others = [await t.member(), await t.member(), await t.member()] as const;
  const [host, first, second] = others;
  const upload = async () => {
    const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#ff8800" } })
      .png()
      .toBuffer();
    return (await t.api.ok("uploadImage", { token, file: { data } })).id;
  };

  await t.api.ok("changeMemberImage", { token, body: { imageId: await upload() } });
  await t.api.ok("setMemberLocation", { token, body: { latitude: 37.123456, longitude: 127.654321, agreed: true } });
  await t.api.ok("createPayment", {
    token,
    body: { platform: "APPLE", productId: "rice_2000", receiptData: "receipt-of-minseo" },
  });

  const browser = createECDH("prime256v1").generateKeys().toString("base64url");
  const endpoint = "https://fcm.googleapis.com/fcm/send/browser-of-minseo";
  const subscription = { endpoint, keys: { p256dh: browser, auth: "A".repeat(22) } };
  await t.api.ok("saveWebSubscription", { token, body: subscription });

  // A room that names the member as who joined, became the host, and left.
  const inherited = await openMeeting(t, first);
  await t.api.ok("joinMeeting", { token, params: { meetingId: inherited } });
  await t.api.ok("leaveMeeting", { token: first.token, params: { meetingId: inherited } });
  await t.api.ok("joinMeeting", { token: second.token, params: { meetingId: inherited } });
  await t.api.ok("leaveMeeting", { token, params: { meetingId: inherited } });

  // A room that expels the member, who takes another name afterwards.
  const meetingId = await openMeeting(t, host);
  for (const joining of [token, first.token, second.token]) {
    await t.api.ok("joinMeeting", { token: joining, params: { meetingId } });
  }
  for (const reporter of others) {
    const body = { reportedId: id, meetingId, content: "약속에 늦었어요." };
    await t.api.ok("reportOnMeeting", { token: reporter.token, body });
  }
  await t.db.updateTable("members").set({ nameUpdatedAt: null }).where("id", "=", id).execute();
  await t.api.ok("changeMemberName", { token, body: { name: "새이름민서" } });

  // Applications, one answered and one pending.
  for (const isAnswered of [true, false]) {
    const applied = await openMeeting(t, isAnswered ? host : first, { requiresApproval: true });
    await t.api.ok("applyToMeeting", {
      token,
      params: { id: applied },
      body: { content: "민서예요, 라멘을 좋아해요" },
    });
    const [application] = (
      await t.api.ok("listMeetingApplications", {
        token: isAnswered ? host.token : first.token,
        params: { meetingId: applied },
      })
    ).meetingMeetingApplicationDtoList;
    if (!isAnswered) continue;
    const params = { id: application?.id ?? 0 };
    await t.api.ok("deleteMeetingApplication", { token: host.token, params });
  }

  // What operators do with the member's data.
  const applyForPlace = async () =>
    (await t.api.ok("applyForPartnerPlace", { token, body: { ...place, imageId: await upload() } })).id;
  const params = { id: await applyForPlace() };
  await t.api.ok("deleteAdminPartnerApplication", { token: operator, params });
  await applyForPlace();
  const body = { title: "새이름민서님께", content: "01098761234로 연락드릴게요.", url: null };
  await t.api.ok("sendNotificationToMember", { token: operator, params: { memberId: id }, body });
  for (const query of [
    { field: "name", q: "새이름민서" },
    { field: "phone", q: "01098761234" },
  ] as const) {
    await t.api.call("exportAdminResource", { token: operator, params: { resource: "members" }, query });
  }
  const owned = await openMeeting(t, { ...host, token }, { title: "민서랑 먹어요", imageId: await upload() });
  await t.api.ok("deleteAdminMeeting", { token: operator, params: { id: owned } });
  const report = { reportedId: id, meetingId, content: "민서가 늦었어요." };
  const { id: reportId } = await t.db
    .insertInto("reports")
    .values({
      ...report,
      reporterId: host.id,
      kind: "OUT_OF_MEETING",
      status: "PENDING",
      createdAt: t.clock.now(),
      updatedAt: t.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t.api.ok("deleteAdminReport", { token: operator, params: { id: reportId } });

  const traces = [
    /민서/,
    new RegExp(profile.phone),
    /37\.12345|127\.65432/,
    new RegExp(profile.fcmToken),
    /receipt-of-minseo/,
    /browser-of-minseo/,
    /잔다리로 77-7|777-?1234/,
  ];
  return { token, traces };
}
