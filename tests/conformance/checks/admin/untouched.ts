/** Operators' writes change nothing beside their target. */
import type { AnyCall, OperationId } from "../../client/call-types.ts";
import type { Member } from "../../runner/actors.ts";
import type { Context } from "../../runner/context.ts";
import {
  newAnnouncement,
  newEvent,
  newNotification,
  newPartnerApplication,
  newStore,
  storeBody,
} from "../support/fixtures.ts";
import { createMeeting } from "../support/meetings.ts";
import { setMeetingStatus } from "../support/operators.ts";
import { read, type Read } from "../support/reads.ts";
import { createMeetingWith } from "../support/rooms.ts";
import { sharedPair } from "../support/shared-members.ts";
import { readOfAccount, readsOfSeat, siblingChecks, type WriteBesideSibling } from "../support/siblings.ts";

const editedPost = { title: "새 제목", content: "새 내용" };
const NOTIFICATION = { title: "새 소식", content: "확인해 주세요.", url: null };

/** Two new members; the operator writes to the first. */
async function besideMember(ctx: Context, callOf: (target: Member) => AnyCall): Promise<WriteBesideSibling> {
  const [target, other] = [await ctx.member("member"), await ctx.member("other")];
  return {
    call: { as: await ctx.operator(), params: { id: target.id, memberId: target.id }, ...callOf(target) },
    siblings: [readOfAccount(other), read("listRiceTransactions", other), read("checkNotifications", other)],
  };
}

async function besideMeeting(ctx: Context, call: AnyCall = {}): Promise<WriteBesideSibling> {
  const { host, guest } = await sharedPair(ctx);
  const [id, sibling] = [await createMeetingWith(ctx, host, [guest]), await createMeetingWith(ctx, host, [guest])];
  return { call: { as: await ctx.operator(), params: { id }, ...call }, siblings: readsOfSeat(sibling, guest) };
}

/** Two reports of one reporter. */
async function besideReport(ctx: Context, call: AnyCall = {}): Promise<WriteBesideSibling> {
  const [as, { host, guest }] = [await ctx.operator(), await sharedPair(ctx)];
  const reporter = await ctx.member("reporter");
  const report = async (reported: Member) => {
    const body = { reportedId: reported.id, meetingId: await createMeeting(ctx, reported), content: "광고 글이에요." };
    return (await ctx.ok("reportOutOfMeeting", { as: reporter, body })).id;
  };
  const [id, sibling] = [await report(host), await report(guest)];
  return { call: { as, params: { id }, ...call }, siblings: [read("getAdminReport", as, { params: { id: sibling } })] };
}

async function besidePartnerApplication(ctx: Context): Promise<WriteBesideSibling> {
  const [as, other] = [await ctx.operator(), await ctx.member("another owner")];
  const id = await newPartnerApplication(ctx, await ctx.member("owner"));
  const sibling = await newPartnerApplication(ctx, other);
  const listed = read("listAdminPartnerApplications", as, { query: { size: 100 } }, { id: sibling });
  return { call: { as, params: { id } }, siblings: [listed, readOfAccount(other)] };
}

async function besideStore(ctx: Context, callOf: () => AnyCall = () => ({})): Promise<WriteBesideSibling> {
  const as = await ctx.operator();
  const [{ id }, other] = [await newStore(ctx), await newStore(ctx)];
  const query = { q: String(other.id), field: "id" };
  const siblings = [
    read("searchAdminPartnerPlaces", as, { query }, { id: other.id }),
    read("getMyPartnerPlace", other.owner),
    readOfAccount(other.owner),
  ];
  return { call: { as, params: { id }, ...callOf() }, siblings };
}

const besidePost =
  (create: (ctx: Context) => Promise<number>, detail: OperationId, call: AnyCall = {}) =>
  async (ctx: Context): Promise<WriteBesideSibling> => {
    const [as, id, sibling] = [await ctx.operator(), await create(ctx), await create(ctx)];
    return { call: { as, params: { id }, ...call }, siblings: [read(detail, as, { params: { id: sibling } })] };
  };

/** Two notifications of one member, and one of another. */
async function besideNotification(ctx: Context, siblingsOf: (own: Read[], other: Read) => Read[]) {
  const [member, other] = [await ctx.member("receiver"), await ctx.member("other receiver")];
  const [id, sibling] = [await newNotification(ctx, member), await newNotification(ctx, member)];
  await newNotification(ctx, other);
  const own = [read("listNotifications", member, {}, { id: sibling })];
  return { call: { as: member, params: { id } }, siblings: siblingsOf(own, read("listNotifications", other)) };
}

const UNTIL = "2031-05-31T23:59";

export const checks = siblingChecks("admin", ["sms", "operator"], {
  setAdminMemberStatus: (ctx) => besideMember(ctx, () => ({ body: { status: "BANNED" } })),
  setAdminMemberPoint: (ctx) => besideMember(ctx, () => ({ body: { point: 77 } })),
  resetAdminMemberPassword: (ctx) => besideMember(ctx, () => ({ body: { newPassword: "newbab34" } })),
  deleteAdminMember: (ctx) => besideMember(ctx, () => ({})),
  sendNotificationToMember: (ctx) => besideMember(ctx, () => ({ body: NOTIFICATION })),
  grantRice: (ctx) => besideMember(ctx, ({ id: memberId }) => ({ body: { memberId, amount: 321 } })),
  revokeRice: (ctx) => besideMember(ctx, ({ id: memberId }) => ({ body: { memberId, amount: 123 } })),
  setAdminMeetingStatus: (ctx) => besideMeeting(ctx, { body: { status: "CONFIRMED" } }),
  deleteAdminMeeting: (ctx) => besideMeeting(ctx),
  setAdminReport: (ctx) => besideReport(ctx, { body: { status: "RESOLVED", adminComment: "확인했어요." } }),
  deleteAdminReport: (ctx) => besideReport(ctx),
  acceptAdminPartnerApplication: besidePartnerApplication,
  deleteAdminPartnerApplication: besidePartnerApplication,
  editAdminPartnerPlace: (ctx) =>
    besideStore(ctx, () => {
      const { imageId: _imageId, ...body } = storeBody(ctx);
      return { body };
    }),
  setAdminPartnerPlaceCache: (ctx) => besideStore(ctx, () => ({ body: { cache: 45_000 } })),
  setAdminPartnerPlaceUntil: (ctx) => besideStore(ctx, () => ({ body: { until: UNTIL } })),
  extendAdminPartnerPlace: (ctx) => besideStore(ctx),
  deleteAdminPartnerPlace: (ctx) => besideStore(ctx),
  editAdminEvent: besidePost(newEvent, "getAdminEvent", { body: editedPost }),
  deleteAdminEvent: besidePost(newEvent, "getAdminEvent"),
  editAdminAnnouncement: besidePost(newAnnouncement, "getAdminAnnouncement", { body: editedPost }),
  deleteAdminAnnouncement: besidePost(newAnnouncement, "getAdminAnnouncement"),
  deleteNotification: (ctx) => besideNotification(ctx, (own, other) => [...own, other]),
  deleteAllNotifications: (ctx) => besideNotification(ctx, (_own, other) => [other]),
  evaluateMembers: async (ctx) => {
    const [host, guest, other] = await ctx.members("host", "guest", "other");
    if (!host || !guest || !other) throw new Error("Three members should have been created.");
    const meetingId = await createMeetingWith(ctx, host, [guest, other]);
    await setMeetingStatus(ctx, meetingId, "READY", "END");
    const rating = (targetMemberId: number, type: string) => ({ targetMemberId, meetingId, type });
    const evaluatePointDtoList = [rating(guest.id, "POSITIVE"), rating(other.id, "NONE")];
    return {
      call: { as: host, body: { meetingId, evaluatePointDtoList } },
      siblings: [readOfAccount(other), read("getAttendance", other, { query: { meetingId } }), readOfAccount(host)],
    };
  },
});
