/** The operations of the console. */
import type { AnyCall, OperationId } from "../../../client/call-types.ts";
import type { Context } from "../../../runner/context.ts";
import { DAY_MS, formatSeoulTime, seoulDate } from "@babchingu/openapi";
import { runningBulkJob } from "../bulk-jobs.ts";
import { ABSENT_ID, createMeeting, joinMeeting } from "../meetings.ts";
import { sharedPair } from "../shared-members.ts";
import {
  memberToChange,
  newAnnouncement,
  newEvent,
  newPartnerApplication,
  newReport,
  newStore,
  SAMPLE_POST,
  sharedMeeting,
  storeBody,
  sharedStore,
  sharedAnnouncement,
  sharedEvent,
} from "../fixtures.ts";
import { unchangedCode } from "../operators.ts";
import type { ValidRequest, ValidRequests } from "./valid-request.ts";

type CreateRequest = (ctx: Context) => Promise<AnyCall> | AnyCall;

/** A request that the operator sends. */
function byOperator(create: CreateRequest, alone = false): ValidRequest {
  return {
    needs: ["operator", "sms"],
    alone,
    create: async (ctx) => ({ as: await ctx.operator(), ...(await create(ctx)) }),
  };
}

const emptyRequest = byOperator(() => ({}));
/** The first page of a list that has at least what `create` creates. */
const firstPageAfter = (create: (ctx: Context) => unknown) =>
  byOperator(async (ctx) => {
    await create(ctx);
    return { query: { page: 0, size: 20 } };
  });
const firstPage = firstPageAfter(() => null);
const searchBy = (field: string, q: string) => byOperator(() => ({ query: { page: 0, size: 20, q, field } }));
const sharedMemberRequest = byOperator(async (ctx) => ({ params: { id: (await ctx.sharedMember()).id } }));
const sharedMeetingRequest = byOperator(async (ctx) => ({ params: { id: (await sharedMeeting(ctx)).meetingId } }));
const notification = { title: "새 소식", content: "확인해 주세요.", url: null };

const withIdOfMemberToChange: CreateRequest = async (ctx) => ({ params: { id: (await memberToChange(ctx)).id } });

async function withNewMemberId(ctx: Context) {
  return { params: { id: (await ctx.member("member")).id } };
}

async function withNewMeetingId(ctx: Context) {
  return { params: { id: await createMeeting(ctx, (await sharedPair(ctx)).host) } };
}

const withNewStoreId: CreateRequest = async (ctx) => ({ params: { id: (await newStore(ctx)).id } });
const withSharedStoreId: CreateRequest = async (ctx) => ({ params: { id: (await sharedStore(ctx)).id } });
const withNewReportId: CreateRequest = async (ctx) => ({ params: { id: (await newReport(ctx)).id } });
/** A job that has ended. */
const withBulkJobId: CreateRequest = async (ctx) => {
  const as = await ctx.operator();
  await ctx.ok("syncRiceTransactions", { as });
  const [job] = (await ctx.ok("listAdminBulkJobs", { as })).content;
  return { params: { id: job?.id ?? ABSENT_ID } };
};
const withBody =
  (create: CreateRequest, body: (ctx: Context) => unknown): CreateRequest =>
  async (ctx) => ({ ...(await create(ctx)), body: body(ctx) });

export const operator = {
  getAdminDashboard: emptyRequest,
  changeSecurityCode: {
    needs: ["operator", "viewer"],
    alone: true,
    create: async (ctx) => ({ as: await ctx.viewer(), body: unchangedCode(await ctx.viewer()) }),
  },
  getAdminDailyFigures: byOperator((ctx) => ({
    query: { from: seoulDate(new Date(ctx.now().getTime() - DAY_MS)), to: seoulDate(ctx.now()) },
  })),
  getAdminInbox: emptyRequest,
  getAdminMe: emptyRequest,
  listAdminOperators: firstPage,
  listAccessLog: firstPage,
  setAdminOperator: {
    needs: ["operator", "viewer"],
    alone: false,
    create: async (ctx) => ({
      as: await ctx.operator(),
      params: { id: (await ctx.ok("getAdminMe", { as: await ctx.viewer() })).id },
      body: { role: "VIEWER", disabled: false },
    }),
  },
  listAuditLog: firstPage,
  listAdminBulkJobs: firstPageAfter(withBulkJobId),
  getAdminBulkJob: byOperator(withBulkJobId),
  stopAdminBulkJob: byOperator(async (ctx) => ({ params: { id: (await runningBulkJob(ctx)).id } }), true),
  exportAdminResource: byOperator(() => ({ params: { resource: "reports" } })),
  listAdminMembers: firstPage,
  searchAdminMembers: searchBy("name", "밥"),
  getAdminMember: sharedMemberRequest,
  deleteAdminMember: byOperator(withNewMemberId),
  resetAdminMemberPassword: byOperator(withBody(withNewMemberId, () => ({ newPassword: "newbab34" }))),
  setAdminMemberStatus: byOperator(withBody(withNewMemberId, () => ({ status: "BANNED" }))),
  setAdminMemberPoint: byOperator(withBody(withIdOfMemberToChange, () => ({ point: 77 }))),
  getAdminMemberImageUrl: sharedMemberRequest,
  revealAdminMember: byOperator(withBody(withIdOfMemberToChange, () => ({ reason: "문의 전화" }))),
  sendNotificationToAll: byOperator(() => ({ body: { ...notification, memberId: null } }), true),
  sendNotificationToMember: byOperator(async (ctx) => ({
    params: { memberId: (await memberToChange(ctx)).id },
    body: notification,
  })),
  listAdminReports: firstPageAfter((ctx) => ctx.createOnce("report", (runCtx) => newReport(runCtx))),
  getAdminReport: byOperator(withNewReportId),
  setAdminReport: byOperator(withBody(withNewReportId, () => ({ status: "RESOLVED", adminComment: "확인했어요." }))),
  deleteAdminReport: byOperator(withNewReportId),
  listAdminMeetings: firstPage,
  searchAdminMeetings: searchBy("title", "라멘"),
  setAdminMeetingStatus: byOperator(async (ctx) => {
    const { params } = await withNewMeetingId(ctx);
    await joinMeeting(ctx, params.id, (await sharedPair(ctx)).guest);
    return { params, body: { status: "CONFIRMED" } };
  }),
  deleteAdminMeeting: byOperator(withNewMeetingId),
  listAdminMeetingMembers: sharedMeetingRequest,
  listAdminMeetingChats: sharedMeetingRequest,
  getAdminMeetingImageUrl: sharedMeetingRequest,
  listAdminPartnerApplications: firstPageAfter((ctx) =>
    ctx.createOnce("partner application", async (runCtx) =>
      newPartnerApplication(runCtx, await runCtx.member("owner")),
    ),
  ),
  acceptAdminPartnerApplication: byOperator(async (ctx) => ({
    params: { id: await newPartnerApplication(ctx, await ctx.member("owner")) },
  })),
  deleteAdminPartnerApplication: byOperator(async (ctx) => ({
    params: { id: await newPartnerApplication(ctx, await ctx.member("owner")) },
  })),
  listAdminPartnerPlaces: firstPageAfter(sharedStore),
  searchAdminPartnerPlaces: byOperator(async (ctx) => ({
    query: { page: 0, size: 20, q: (await sharedStore(ctx)).body.name, field: "name" },
  })),
  editAdminPartnerPlace: byOperator(withBody(withNewStoreId, (ctx) => storeBody(ctx))),
  deleteAdminPartnerPlace: byOperator(withNewStoreId),
  setAdminPartnerPlaceCache: byOperator(withBody(withSharedStoreId, () => ({ cache: 300_000 }))),
  setAdminPartnerPlaceUntil: byOperator(
    withBody(withSharedStoreId, (ctx) => ({ until: formatSeoulTime(new Date(ctx.now().getTime() + 90 * DAY_MS)) })),
  ),
  extendAdminPartnerPlace: byOperator(withSharedStoreId),
  listAdminEvents: firstPageAfter(sharedEvent),
  createAdminEvent: byOperator(() => ({ body: { ...SAMPLE_POST, imageId: null } })),
  getAdminEvent: byOperator(async (ctx) => ({ params: { id: await sharedEvent(ctx) } })),
  editAdminEvent: byOperator(async (ctx) => ({
    params: { id: await newEvent(ctx) },
    body: { title: "새 제목", content: "새 내용", imageId: null },
  })),
  deleteAdminEvent: byOperator(async (ctx) => ({ params: { id: await newEvent(ctx) } })),
  listAdminAnnouncements: firstPageAfter(sharedAnnouncement),
  createAdminAnnouncement: byOperator(() => ({ body: { ...SAMPLE_POST } })),
  getAdminAnnouncement: byOperator(async (ctx) => ({ params: { id: await sharedAnnouncement(ctx) } })),
  editAdminAnnouncement: byOperator(async (ctx) => ({
    params: { id: await newAnnouncement(ctx) },
    body: { title: "새 제목", content: "새 내용" },
  })),
  deleteAdminAnnouncement: byOperator(async (ctx) => ({ params: { id: await newAnnouncement(ctx) } })),
  listAdminPayments: firstPage,
  searchAdminPayments: searchBy("member_id", "1"),
  listAdminRiceTransactions: firstPage,
  searchAdminRiceTransactions: searchBy("rice_transaction_reason", "SIGNUP"),
  syncRiceTransactions: byOperator(() => ({}), true),
  grantRice: byOperator(async (ctx) => ({ body: { memberId: (await ctx.member("member")).id, amount: 100 } })),
  grantRiceToAll: byOperator(() => ({ body: { amount: 1 } }), true),
  revokeRice: byOperator(async (ctx) => ({ body: { memberId: (await ctx.member("member")).id, amount: 100 } })),
} satisfies Partial<Record<OperationId, ValidRequest>> as ValidRequests;
