/** Valid requests that checks vary: in their fields, tokens and media types. */
import { endsAccount } from "../../../client/protected.ts";
import { unchangedCode } from "../operators.ts";
import type { AnyCall } from "../../../client/call-types.ts";
import type { Need } from "../../../runner/check.ts";
import type { Context } from "../../../runner/context.ts";
import { PASSWORD } from "../../../runner/actors.ts";
import { ABSENT_ID, HONGDAE, meetingBody, createMeeting } from "../meetings.ts";
import {
  agreements,
  KAKAO_REDIRECT,
  SAMPLE_POST,
  newPurchase,
  newReport,
  newStore,
  sharedMeeting,
  storeBody,
} from "../fixtures.ts";
import { editedMeeting } from "./meetings.ts";
import { validRequestOf } from "./index.ts";

type CreateRequest = (ctx: Context) => Promise<AnyCall> | AnyCall;

/** Requests that pass validation and then are refused, or have no effect that another check would see. */
const harmlessRequests: Record<string, CreateRequest> = {
  loginKakao: () => ({ body: { code: "a-code", redirectUri: KAKAO_REDIRECT, fcmToken: null } }),
  completeKakao: (ctx) => ({
    body: { ticket: "a-ticket", name: ctx.env.freshName(), agreements, fcmToken: null },
  }),
  loginAdmin: (ctx) => ({
    body: { name: ctx.env.freshText("nobody"), password1: "one-word", password2: "another", code: 1 },
  }),
  refreshTokens: () => ({ body: { refreshToken: "a-token" } }),
  login: (ctx) => ({ body: { phone: ctx.env.freshPhone(), password: PASSWORD, fcmToken: null } }),
  verifyVerificationCode: (ctx) => ({
    body: { phone: ctx.env.freshPhone(), verificationCode: "000000", purpose: "SIGNUP" },
  }),
  verifyReverificationCode: async (ctx) => ({
    // With a right code it would end the member's sessions.
    as: await ctx.createOnce("member of codes", (runCtx) => runCtx.member("member"), { areMembersNeeded: false }),
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
      agreements,
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
    as: await ctx.member("member"),
    body: { currentPassword: "not-this-one", newPassword: "newbab34" },
  }),
  createPayment: async (ctx) => ({
    as: await ctx.createOnce("buyer of bounds", (runCtx) => runCtx.member("buyer")),
    body: newPurchase(ctx),
  }),
  createMeeting: async (ctx) => ({
    as: await ctx.createOnce("host of bounds", (runCtx) => runCtx.member("host", { rice: 100_000 })),
    body: meetingBody(ctx),
  }),
  updateMeeting: async (ctx) => {
    const { host, id } = await ctx.createOnce("meeting of bounds", async (runCtx) => {
      const owner = await runCtx.member("host");
      return { host: owner, id: await createMeeting(runCtx, owner) };
    });
    return { as: host, params: { id }, body: editedMeeting };
  },
  blockMember: async (ctx) => ({ as: await ctx.sharedMember(), body: { blockedId: ABSENT_ID } }),
  unblockMember: async (ctx) => ({ as: await ctx.sharedMember(), body: { blockedId: ABSENT_ID } }),
  approveMeetingApplication: async (ctx) => ({
    as: await ctx.sharedMember(),
    params: { id: ABSENT_ID },
    body: { meetingId: ABSENT_ID, memberId: ABSENT_ID },
  }),
  applyForPartnerPlace: async (ctx) => ({ as: await ctx.member("owner"), body: storeBody(ctx) }),
  // PENDING stays PENDING: the request succeeds again and again.
  setAdminReport: async (ctx) => ({
    as: await ctx.operator(),
    params: { id: (await ctx.createOnce("report of bounds", (runCtx) => newReport(runCtx))).id },
    body: { status: "PENDING", adminComment: "확인 중이에요." },
  }),
  editAdminPartnerPlace: async (ctx) => ({
    as: await ctx.operator(),
    params: { id: (await ctx.createOnce("store of bounds", (runCtx) => newStore(runCtx))).id },
    body: storeBody(ctx),
  }),
  setAdminOperator: async (ctx) => ({
    as: await ctx.operator(),
    params: { id: ABSENT_ID },
    body: { role: "VIEWER", disabled: false },
  }),
  changeSecurityCode: async (ctx) => ({ as: await ctx.viewer(), body: unchangedCode(await ctx.viewer()) }),
  sendNotificationToAll: async (ctx) => ({
    as: await ctx.operator(),
    body: { ...SAMPLE_POST, memberId: null, url: null },
  }),
  grantRiceToAll: async (ctx) => ({ as: await ctx.operator(), body: { amount: 1 } }),
};

/** Operations on one row that are sent with an id that doesn't exist. */
const SENT_WITH_ABSENT_ID = new Set([
  "deleteImage",
  "deleteMeeting",
  "confirmMeeting",
  "joinMeeting",
  "leaveMeeting",
  "requestSeatAlert",
  "cancelSeatAlert",
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
  "stopAdminBulkJob",
]);

/** Valid values in these requests would affect all members; separate checks test them. */
const AFFECT_ALL_MEMBERS = new Set(["changeSecurityCode", "sendNotificationToAll", "grantRiceToAll"]);

/** An export accepts these only for some resources; `admin.export` tests them. */
const DEPENDS_ON_RESOURCE = new Set(
  ["field", "actor", "target", "action", "status", "reportedId", "reporterId", "reason"].map((name) => `?${name}`),
);

/** Whether only invalid values of this field are sent: a browser's subscription can't be made up either. */
export function areValidValuesSkipped(id: string, pointer: string): boolean {
  return (
    AFFECT_ALL_MEMBERS.has(id) ||
    id === "saveWebSubscription" ||
    (id === "exportAdminResource" && DEPENDS_ON_RESOURCE.has(pointer))
  );
}

export interface BaseRequest {
  needs: readonly Need[];
  create: (ctx: Context) => Promise<AnyCall>;
  /** Shared by all variations that are refused: they have no effect, and new data for each would take many requests. */
  forRefusal: (ctx: Context) => Promise<AnyCall>;
  /** For a variation that may succeed: the check's previous one, or new data where it can succeed only once. */
  forSuccess: (ctx: Context, previous: AnyCall | null) => Promise<AnyCall>;
}

const NEEDS_OF: Record<string, readonly Need[]> = {
  loginKakao: [],
  completeKakao: [],
  loginAdmin: [],
  refreshTokens: [],
  login: [],
  verifyVerificationCode: [],
  resetPassword: [],
  signup: [],
  checkIn: ["sms"],
  evaluateMembers: ["sms"],
};

/** Operations that succeed only once with the same request. */
const SUCCEED_ONCE = new Set([
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
export function baseRequestOf(id: string): BaseRequest {
  const { needs, create } = validRequestOf(id);
  const harmlessRequest = harmlessRequests[id];
  const createWithAbsentId: CreateRequest = async (ctx) => {
    const { as } = id.includes("Admin") ? { as: await ctx.operator() } : { as: await ctx.sharedMember() };
    return { as, params: { id: ABSENT_ID, meetingId: ABSENT_ID } };
  };
  const createBase: CreateRequest = harmlessRequest ?? (SENT_WITH_ABSENT_ID.has(id) ? createWithAbsentId : create);
  const createNew = async (ctx: Context) => createBase(ctx);
  return {
    needs: NEEDS_OF[id] ?? needs,
    create: createNew,
    forRefusal: (ctx) => ctx.createOnce(`base of ${id}`, createNew, { areMembersNeeded: !endsAccount(id) }),
    forSuccess: async (ctx, previous) => (previous === null || SUCCEED_ONCE.has(id) ? createNew(ctx) : previous),
  };
}
