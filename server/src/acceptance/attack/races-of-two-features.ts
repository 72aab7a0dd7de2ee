/** Races of a member's action with another feature: images, devices, phones, blocks, alerts, reports. */
import { createECDH, randomUUID } from "node:crypto";
import { meetingBody } from "../../testing/meetings.ts";
import type { TestMember } from "../../testing/builders.ts";
import { solidImage } from "./hostile-files.ts";
import {
  anyNumber,
  checkInBody,
  exactly,
  join,
  leave,
  type Race,
  type RaceContext,
  REQUESTS,
  times,
} from "./race-context.ts";

const PASSWORD = "babbab12";
const NEW_PASSWORD = "newbab34";
const agreements = { terms: true, privacy: true, location: true, version: "2025-09-01" };
const photo = solidImage(8, 8).png().toBuffer();

const uploadBy = async (ctx: RaceContext, { token }: TestMember): Promise<number> =>
  ((await ctx.api.upload(await photo, { token })).body as { id: number }).id;

const images: readonly (readonly [string, Race])[] = [
  [
    "an image is used while it is deleted",
    async (ctx) => {
      const member = await ctx.member();
      const imageId = await uploadBy(ctx, member);
      const { token } = member;
      const use = ctx.request("changeMemberImage", { token, body: { imageId } });
      const remove = ctx.request("deleteImage", { token, params: { id: imageId } });
      await ctx.send([use, remove, use, remove]);
      const { db } = ctx.environment;
      const shown = db.selectFrom("members").innerJoin("images", "images.id", "members.imageId");
      const broken = shown.select("images.id").where("images.deletedAt", "is not", null);
      return exactly(0, (await broken.execute()).length);
    },
  ],
  [
    "an image for two uses",
    async (ctx) => {
      const member = await ctx.member();
      const imageId = await uploadBy(ctx, member);
      const { token } = member;
      const create = ctx.request("createMeeting", { token, body: meetingBody(ctx.environment, { imageId }) });
      return exactly(
        1,
        await ctx.send([create, ctx.request("changeMemberImage", { token, body: { imageId } }), create]),
      );
    },
  ],
];

const newSubscription = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  keys: { p256dh: createECDH("prime256v1").generateKeys().toString("base64url"), auth: "A".repeat(22) },
});

const devices: readonly (readonly [string, Race])[] = [
  [
    "a browser is subscribed by several members",
    async (ctx) => {
      const [members, body] = [await ctx.members(REQUESTS), newSubscription()];
      await ctx.send(members.map(({ token }) => ctx.request("saveWebSubscription", { token, body })));
      const saved = ctx.environment.db.selectFrom("webSubscriptions").select("sessionId");
      return exactly(1, (await saved.where("endpoint", "=", body.endpoint).execute()).length);
    },
  ],
  [
    "a browser is subscribed while its member logs out",
    async (ctx) => {
      const { token } = await ctx.member();
      const subscribe = times(3, () => ctx.request("saveWebSubscription", { token, body: newSubscription() }));
      await ctx.send([...subscribe, ctx.request("logout", { token })]);
      const left = ctx.environment.db.selectFrom("webSubscriptions").innerJoin("sessions", "sessions.id", "sessionId");
      return exactly(0, (await left.select("sessionId").where("revokedAt", "is not", null).execute()).length);
    },
  ],
  [
    "tokens are refreshed while their member logs out",
    async (ctx) => {
      const { id, token, refreshToken } = await ctx.member();
      const refresh = times(3, () => ctx.request("refreshTokens", { body: { refreshToken } }));
      await ctx.send([...refresh, ctx.request("logout", { token })]);
      const open = ctx.environment.db.selectFrom("sessions").select("id").where("memberId", "=", id);
      return exactly(0, (await open.where("revokedAt", "is", null).execute()).length);
    },
  ],
];

const phones: readonly (readonly [string, Race])[] = [
  [
    "a phone is changed while its password is reset",
    async (ctx) => {
      const { token, phone, id } = await ctx.member({ password: PASSWORD });
      const [oldPhone, newPhone] = [phone ?? "", ctx.newPhone()];
      const verificationToken = await ctx.verify(oldPhone, "RESET_PASSWORD");
      const verificationCode = await ctx.sendCode(newPhone, "REVERIFICATION");
      const change = ctx.request("verifyReverificationCode", { token, body: { phone: newPhone, verificationCode } });
      const body = { phone: oldPhone, newPassword: NEW_PASSWORD, verificationToken };
      await ctx.send([change, ctx.request("resetPassword", { body })]);
      // A reset ends the sessions: the change that comes after it is refused.
      const { db } = ctx.environment;
      const row = await db.selectFrom("members").select("phone").where("id", "=", id).executeTakeFirstOrThrow();
      const login = { phone: row.phone ?? "", password: PASSWORD, fcmToken: null };
      const isOld = (await ctx.api.call("login", { body: login })).outcome === "ok";
      const isNew = (await ctx.api.call("login", { body: { ...login, password: NEW_PASSWORD } })).outcome === "ok";
      return isOld === isNew ? "not one of both passwords logs in" : null;
    },
  ],
  [
    "a code for another phone several times",
    async (ctx) => {
      const [{ token }, phone] = [await ctx.member(), ctx.newPhone()];
      const verificationCode = await ctx.sendCode(phone, "REVERIFICATION");
      return exactly(1, await ctx.repeat("verifyReverificationCode", { token, body: { phone, verificationCode } }));
    },
  ],
  [
    "a verified phone signs up several times",
    async (ctx) => {
      const phone = ctx.newPhone();
      const verificationToken = await ctx.verify(phone, "SIGNUP");
      const signUps = times(3, (index) => {
        const name = `수저${phone.slice(-4)}${index}`;
        return ctx.request("signup", { body: { name, phone, password: PASSWORD, verificationToken, agreements } });
      });
      return exactly(1, await ctx.send(signUps));
    },
  ],
  [
    "a password is changed by two",
    async (ctx) => {
      const { token } = await ctx.member({ password: PASSWORD });
      const change = ["firstbab1", "secondbab2"].map((newPassword) =>
        ctx.request("changeMemberPassword", { token, body: { currentPassword: PASSWORD, newPassword } }),
      );
      return exactly(1, await ctx.send(change));
    },
  ],
];

const people: readonly (readonly [string, Race])[] = [
  [
    "a withdrawal while others rate the member",
    async (ctx) => {
      const [host, guest] = [await ctx.member(), await ctx.member()];
      const meetingId = await ctx.endedMeeting(host, guest);
      const evaluatePointDtoList = [{ targetMemberId: host.id, meetingId, type: "NEGATIVE" as const }];
      const rate = ctx.request("evaluateMembers", { token: guest.token, body: { meetingId, evaluatePointDtoList } });
      const withdraw = ctx.request("withdrawMember", { token: host.token });
      await ctx.send([rate, withdraw, rate], { mayBeUnavailable: true });
      const { db } = ctx.environment;
      const ratings = db.selectFrom("evaluations").select("id").where("meetingId", "=", meetingId);
      const { length } = await ratings.execute();
      return length > 1 ? `${length} ratings` : null;
    },
  ],
  [
    "a block while the blocked member joins",
    async (ctx) => {
      const [host, guest] = [await ctx.member(), await ctx.member()];
      const [met, id] = [await ctx.meeting(host, [guest]), await ctx.meeting(host)];
      const block = ctx.request("blockMember", { token: host.token, body: { blockedId: guest.id } });
      return anyNumber(await ctx.send([block, join(ctx, guest, id), leave(ctx, guest, met), block]));
    },
  ],
  [
    "a block and its end",
    async (ctx) => {
      const [host, guest] = [await ctx.member(), await ctx.member()];
      await ctx.meeting(host, [guest]);
      const options = { token: guest.token, body: { blockedId: host.id } };
      const [block, unblock] = [ctx.request("blockMember", options), ctx.request("unblockMember", options)];
      return anyNumber(await ctx.send([block, unblock, block, unblock]));
    },
  ],
];

const meetings: readonly (readonly [string, Race])[] = [
  [
    "an alert for a seat that is freed",
    async (ctx) => {
      const [host, guest, waiting] = [await ctx.member(), await ctx.member(), await ctx.member()];
      const id = await ctx.meeting(host, [guest], { maxCapacity: 2 });
      const ask = ctx.request("requestSeatAlert", { token: waiting.token, params: { id } });
      await ctx.send([ask, leave(ctx, guest, id), ask]);
      // Either the seat was freed first, or who asked was told.
      const alerts = ctx.environment.db.selectFrom("seatAlerts").select("memberId").where("meetingId", "=", id);
      return exactly(0, (await alerts.execute()).length);
    },
  ],
  [
    "a freed seat for several members",
    async (ctx) => {
      const [host, guest] = [await ctx.member(), await ctx.member()];
      const id = await ctx.meeting(host, [guest], { maxCapacity: 2 });
      const others = await ctx.members(REQUESTS);
      await ctx.send([leave(ctx, guest, id), ...others.map((other) => join(ctx, other, id))]);
      const seats = await Promise.all([host, guest, ...others].map((member) => ctx.seatOf(id, member)));
      const taken = seats.filter((state) => state === "JOINED").length;
      return taken > 2 ? `${taken} seats of 2` : null;
    },
  ],
  [
    "the host leaves while members check in",
    async (ctx) => {
      const host = await ctx.member();
      const guests = await ctx.members(3);
      const id = await ctx.meeting(host, guests);
      await ctx.openCheckIn(host, id);
      const checkIns = guests.map(({ token }) => ctx.request("checkIn", { token, body: checkInBody(id) }));
      return anyNumber(await ctx.send([leave(ctx, host, id), ...checkIns]));
    },
  ],
  [
    "reports expel a member who checks in",
    async (ctx) => {
      const [host, reported, ...others] = await ctx.members(5);
      if (host === undefined || reported === undefined) return null;
      const meetingId = await ctx.meeting(host, [reported, ...others], { maxCapacity: 5 });
      await ctx.openCheckIn(host, meetingId);
      const body = { reportedId: reported.id, meetingId, content: "약속에 늦었어요." };
      const reports = [host, ...others].map(({ token }) => ctx.request("reportOnMeeting", { token, body }));
      const checkIn = ctx.request("checkIn", { token: reported.token, body: checkInBody(meetingId) });
      await ctx.send([...reports, checkIn, checkIn]);
      return (await ctx.seatOf(meetingId, reported)) === "EXPELLED" ? null : "the member still has the seat";
    },
  ],
  [
    "the host confirms while an application is approved",
    async (ctx) => {
      const [host, guest, applicant] = [await ctx.member(), await ctx.member(), await ctx.member()];
      const meetingId = await ctx.meeting(host, [], { requiresApproval: true });
      const [first = 0, second = 0] = await ctx.applications(meetingId, [guest, applicant]);
      const approve = (id: number, memberId: number) =>
        ctx.request("approveMeetingApplication", { token: host.token, params: { id }, body: { meetingId, memberId } });
      await ctx.send([approve(first, guest.id)]);
      const confirm = ctx.request("confirmMeeting", { token: host.token, params: { id: meetingId } });
      return anyNumber(await ctx.send([confirm, approve(second, applicant.id), leave(ctx, guest, meetingId)]));
    },
  ],
];

export const featureRaces = [...images, ...devices, ...phones, ...people, ...meetings];
