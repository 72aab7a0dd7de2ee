/** Valid requests to vary: for bounds, tokens and media types. Shared ones serve all variations without effect. */
import type { AnyCall } from "../../../client/call-types.ts";
import type { Need } from "../../../runner/check.ts";
import type { Context } from "../../../runner/context.ts";
import { PASSWORD } from "../../../runner/actors.ts";
import { ABSENT_ID, HONGDAE, meetingBody, openMeeting } from "../meetings.ts";
import { agreed, KAKAO_REDIRECT, POST, purchase, sharedMeeting, storeBody } from "../fixtures.ts";
import { newTexts } from "./meetings.ts";
import { validRequestOf } from "./index.ts";

type Make = (ctx: Context) => Promise<AnyCall> | AnyCall;

/** Requests that get past validation and are refused, or have no effect that another check would see. */
const harmless: Record<string, Make> = {
  loginKakao: () => ({ body: { code: "a-code", redirectUri: KAKAO_REDIRECT, fcmToken: null } }),
  completeKakao: (ctx) => ({
    body: { ticket: "a-ticket", name: ctx.env.freshName(), agreements: agreed, fcmToken: null },
  }),
  loginAdmin: (ctx) => ({
    body: { name: ctx.env.fresh("nobody"), password1: "one-word", password2: "another", code: 1 },
  }),
  refreshTokens: () => ({ body: { refreshToken: "a-token" } }),
  login: (ctx) => ({ body: { phone: ctx.env.freshPhone(), password: PASSWORD, fcmToken: null } }),
  verifyVerificationCode: (ctx) => ({
    body: { phone: ctx.env.freshPhone(), verificationCode: "000000", purpose: "SIGNUP" },
  }),
  verifyReverificationCode: async (ctx) => ({
    as: await ctx.sharedMember(),
    body: { phone: ctx.env.freshPhone(), verificationCode: "000000" },
  }),
  resetPassword: (ctx) => ({
    body: { phone: ctx.env.freshPhone(), newPassword: "newbab34", verificationToken: "a-proof" },
  }),
  signup: (ctx) => ({
    body: {
      name: ctx.env.freshName(),
      phone: ctx.env.freshPhone(),
      password: PASSWORD,
      verificationToken: "a-proof",
      agreements: agreed,
    },
  }),
  checkIn: async (ctx) => {
    const { guest, meetingId } = await sharedMeeting(ctx);
    return { as: guest, body: { meetingId, ...HONGDAE } };
  },
  evaluateMembers: async (ctx) => {
    const { guest, host, meetingId } = await sharedMeeting(ctx);
    const evaluatePointDtoList = [{ targetMemberId: host.id, meetingId, type: "POSITIVE" }];
    return { as: guest, body: { meetingId, evaluatePointDtoList } };
  },
  changeMemberImage: async (ctx) => ({ as: await ctx.sharedMember(), body: { imageId: ABSENT_ID } }),
  changeMemberPassword: async (ctx) => ({
    as: await ctx.sharedMember(),
    body: { currentPassword: "not-this-one", newPassword: "newbab34" },
  }),
  createPayment: async (ctx) => ({ as: await ctx.member("buyer"), body: purchase(ctx) }),
  createMeeting: async (ctx) => ({
    as: await ctx.share("host of bounds", (own) => own.member("host", { rice: 100_000 })),
    body: meetingBody(ctx),
  }),
  updateMeeting: async (ctx) => {
    const { host, id } = await ctx.share("meeting of bounds", async (own) => {
      const owner = await own.member("host");
      return { host: owner, id: await openMeeting(own, owner) };
    });
    return { as: host, params: { id }, body: newTexts };
  },
  blockMember: async (ctx) => ({ as: await ctx.sharedMember(), body: { blockedId: ABSENT_ID } }),
  unblockMember: async (ctx) => ({ as: await ctx.sharedMember(), body: { blockedId: ABSENT_ID } }),
  approveMeetingApplication: async (ctx) => ({
    as: await ctx.sharedMember(),
    params: { id: ABSENT_ID },
    body: { meetingId: ABSENT_ID, memberId: ABSENT_ID },
  }),
  applyForPartnerPlace: async (ctx) => ({ as: await ctx.member("owner"), body: storeBody(ctx) }),
  changeSecurityCode: async (ctx) => ({ as: await ctx.operator(), body: (await ctx.operator()).credentials.code }),
  sendNotificationToAll: async (ctx) => ({ as: await ctx.operator(), body: { ...POST, memberId: null, url: null } }),
  grantRiceToAll: async (ctx) => ({ as: await ctx.operator(), body: { amount: 1 } }),
};

/** Operations on one row that are sent with an id that doesn't exist. */
const ON_ABSENT = new Set([
  "deleteImage",
  "deleteMeeting",
  "confirmMeeting",
  "joinMeeting",
  "leaveMeeting",
  "deleteMeetingApplication",
  "deleteNotification",
  "deleteAdminMember",
  "deleteAdminReport",
  "deleteAdminMeeting",
  "deleteAdminEvent",
  "deleteAdminAnnouncement",
  "deleteAdminPartnerPlace",
  "acceptAdminPartnerApplication",
  "deleteAdminPartnerApplication",
]);

/** Valid values of these would affect all members; separate checks test them. */
const SKIPPED_EDGES = new Set(["changeSecurityCode", "sendNotificationToAll", "grantRiceToAll"]);

/** An export accepts these only for some resources; `admin.export` tests them. */
const DEPENDS_ON_RESOURCE = new Set(["?field", "?actor", "?target", "?action"]);

/** Whether the values that the contract allows are left out for this field. */
export function isEdgeSkipped(id: string, pointer: string): boolean {
  return SKIPPED_EDGES.has(id) || (id === "exportAdminResource" && DEPENDS_ON_RESOURCE.has(pointer));
}

export interface Base {
  needs: readonly Need[];
  make: (ctx: Context) => Promise<AnyCall>;
  /** One for all variations of the run that are refused: they use nothing up, and new data for each takes many requests. */
  refused: (ctx: Context) => Promise<AnyCall>;
  /** One that may succeed: the check's previous one, or new data where it can succeed only once. */
  taken: (ctx: Context, before: AnyCall | null) => Promise<AnyCall>;
}

const NEEDS_OF: Record<string, readonly Need[]> = {
  loginKakao: [],
  completeKakao: [],
  loginAdmin: [],
  checkIn: ["sms"],
  evaluateMembers: ["sms"],
};

/** Operations that succeed only once with the same request. */
const USED_UP = new Set([
  "sendVerificationCode",
  "changeMemberName",
  "signup",
  "applyForPartnerPlace",
  "verifyVerificationCode",
  "createPayment",
  "applyToMeeting",
  "reportOnMeeting",
  "reportOutOfMeeting",
]);

/** A valid request of the operation to vary. */
export function baseOf(id: string): Base {
  const { needs, make } = validRequestOf(id);
  const harmlessRequest = harmless[id];
  const makeAbsent: Make = async (ctx) => {
    const { as } = id.includes("Admin") ? { as: await ctx.operator() } : { as: await ctx.sharedMember() };
    return { as, params: { id: ABSENT_ID, meetingId: ABSENT_ID } };
  };
  const makeBase: Make = harmlessRequest ?? (ON_ABSENT.has(id) ? makeAbsent : make);
  const makeNew = async (ctx: Context) => makeBase(ctx);
  return {
    needs: NEEDS_OF[id] ?? needs,
    make: makeNew,
    refused: (ctx) => ctx.share(`base of ${id}`, makeNew),
    taken: async (ctx, before) => (before === null || USED_UP.has(id) ? makeNew(ctx) : before),
  };
}
