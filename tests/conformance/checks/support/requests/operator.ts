/** What operators do in the console. */
import type { AnyCall, OperationId } from "../../../client/call-types.ts";
import type { Context } from "../../../runner/context.ts";
import { formatSeoulTime, seoulDate } from "@babchingu/openapi";
import { DAY_MS, openMeeting, openWithMember } from "../meetings.ts";
import {
  newAnnouncement,
  newEvent,
  newPartnerApplication,
  newReport,
  newStore,
  POST,
  sharedMeeting,
  storeBody,
  sharedStore,
  sharedAnnouncement,
  sharedEvent,
} from "../fixtures.ts";
import type { ValidRequest, ValidRequests } from "./valid-request.ts";

type Make = (ctx: Context) => Promise<AnyCall> | AnyCall;

/** A request of the operator's. */
function byOperator(make: Make, alone = false): ValidRequest {
  return {
    needs: ["operator", "sms"],
    alone,
    make: async (ctx) => ({ as: await ctx.operator(), ...(await make(ctx)) }),
  };
}

const nothing = byOperator(() => ({}));
/** The first page of a list that has at least what `make` creates. */
const pageWith = (make: (ctx: Context) => unknown) =>
  byOperator(async (ctx) => {
    await make(ctx);
    return { query: { page: 0, size: 20 } };
  });
const page = pageWith(() => null);
const search = (field: string, q: string) => byOperator(() => ({ query: { page: 0, size: 20, q, field } }));
const aMember = byOperator(async (ctx) => ({ params: { id: (await ctx.sharedMember()).id } }));
const aMeeting = byOperator(async (ctx) => ({ params: { id: (await sharedMeeting(ctx)).meetingId } }));
const notification = { title: "새 소식", content: "확인해 주세요.", url: null };

async function newMember(ctx: Context) {
  return { params: { id: (await ctx.member("member")).id } };
}

async function newMeeting(ctx: Context) {
  return { params: { id: await openMeeting(ctx, await ctx.member("host")) } };
}

const aNewStore: Make = async (ctx) => ({ params: { id: (await newStore(ctx)).id } });
const aStore: Make = async (ctx) => ({ params: { id: (await sharedStore(ctx)).id } });
const withBody =
  (make: Make, body: (ctx: Context) => unknown): Make =>
  async (ctx) => ({ ...(await make(ctx)), body: body(ctx) });

export const operator = {
  getAdminDashboard: nothing,
  changeSecurityCode: byOperator(async (ctx) => ({ body: (await ctx.operator()).credentials.code }), true),
  getAdminDailyFigures: byOperator((ctx) => ({
    query: { from: seoulDate(new Date(ctx.now().getTime() - DAY_MS)), to: seoulDate(ctx.now()) },
  })),
  listAuditLog: page,
  exportAdminResource: byOperator(() => ({ params: { resource: "reports" } })),
  listAdminMembers: page,
  searchAdminMembers: search("name", "밥"),
  getAdminMember: aMember,
  deleteAdminMember: byOperator(newMember),
  resetAdminMemberPassword: byOperator(withBody(newMember, () => ({ newPassword: "newbab34" }))),
  setAdminMemberStatus: byOperator(withBody(newMember, () => ({ status: "BANNED" }))),
  setAdminMemberPoint: byOperator(withBody(newMember, () => ({ point: 77 }))),
  getAdminMemberImageUrl: aMember,
  sendNotificationToAll: byOperator(() => ({ body: { ...notification, memberId: null } }), true),
  sendNotificationToMember: byOperator(async (ctx) => ({
    params: { memberId: (await ctx.member("receiver")).id },
    body: notification,
  })),
  listAdminReports: pageWith((ctx) => ctx.share("report", (own) => newReport(own))),
  deleteAdminReport: byOperator(async (ctx) => ({ params: { id: (await newReport(ctx)).id } })),
  listAdminMeetings: page,
  searchAdminMeetings: search("title", "라멘"),
  setAdminMeetingStatus: byOperator(async (ctx) => ({
    params: { id: (await openWithMember(ctx)).meetingId },
    body: { status: "CONFIRMED" },
  })),
  deleteAdminMeeting: byOperator(newMeeting),
  listAdminMeetingMembers: aMeeting,
  listAdminMeetingChats: aMeeting,
  getAdminMeetingImageUrl: aMeeting,
  listAdminPartnerApplications: pageWith((ctx) =>
    ctx.share("partner application", async (own) => newPartnerApplication(own, await own.member("owner"))),
  ),
  acceptAdminPartnerApplication: byOperator(async (ctx) => ({
    params: { id: await newPartnerApplication(ctx, await ctx.member("owner")) },
  })),
  deleteAdminPartnerApplication: byOperator(async (ctx) => ({
    params: { id: await newPartnerApplication(ctx, await ctx.member("owner")) },
  })),
  listAdminPartnerPlaces: pageWith(sharedStore),
  searchAdminPartnerPlaces: byOperator(async (ctx) => ({
    query: { page: 0, size: 20, q: (await sharedStore(ctx)).body.name, field: "name" },
  })),
  editAdminPartnerPlace: byOperator(withBody(aNewStore, (ctx) => storeBody(ctx))),
  deleteAdminPartnerPlace: byOperator(aNewStore),
  setAdminPartnerPlaceCache: byOperator(withBody(aStore, () => ({ cache: 300_000 }))),
  setAdminPartnerPlaceUntil: byOperator(
    withBody(aStore, (ctx) => ({ until: formatSeoulTime(new Date(ctx.now().getTime() + 90 * DAY_MS)) })),
  ),
  extendAdminPartnerPlace: byOperator(aStore),
  listAdminEvents: pageWith(sharedEvent),
  createAdminEvent: byOperator(() => ({ body: { ...POST, imageId: null } })),
  getAdminEvent: byOperator(async (ctx) => ({ params: { id: await sharedEvent(ctx) } })),
  editAdminEvent: byOperator(async (ctx) => ({
    params: { id: await newEvent(ctx) },
    body: { title: "새 제목", content: "새 내용", imageId: null },
  })),
  deleteAdminEvent: byOperator(async (ctx) => ({ params: { id: await newEvent(ctx) } })),
  listAdminAnnouncements: pageWith(sharedAnnouncement),
  createAdminAnnouncement: byOperator(() => ({ body: { ...POST } })),
  getAdminAnnouncement: byOperator(async (ctx) => ({ params: { id: await sharedAnnouncement(ctx) } })),
  editAdminAnnouncement: byOperator(async (ctx) => ({
    params: { id: await newAnnouncement(ctx) },
    body: { title: "새 제목", content: "새 내용" },
  })),
  deleteAdminAnnouncement: byOperator(async (ctx) => ({ params: { id: await newAnnouncement(ctx) } })),
  listAdminPayments: page,
  searchAdminPayments: search("member_id", "1"),
  listAdminRiceTransactions: page,
  searchAdminRiceTransactions: search("rice_transaction_reason", "SIGNUP"),
  syncRiceTransactions: byOperator(() => ({}), true),
  grantRice: byOperator(async (ctx) => ({ body: { memberId: (await ctx.member("member")).id, amount: 100 } })),
  grantRiceToAll: byOperator(() => ({ body: { amount: 1 } }), true),
  revokeRice: byOperator(async (ctx) => ({ body: { memberId: (await ctx.member("member")).id, amount: 100 } })),
} satisfies Partial<Record<OperationId, ValidRequest>> as ValidRequests;
