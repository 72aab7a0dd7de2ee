/** Meetings, seats, applications, attendance, rating. */
import type { Member } from "../../../runner/actors.ts";
import type { Context } from "../../../runner/context.ts";
import {
  applyToMeeting,
  advanceToMeeting,
  HONGDAE,
  joinMeeting,
  meetingBody,
  createMeeting,
  createMeetingWithMember,
} from "../meetings.ts";
import { sharedMeeting } from "../fixtures.ts";
import { validRequest, type ValidRequests } from "./valid-request.ts";

const nearHongdae = { lat: HONGDAE.latitude, lng: HONGDAE.longitude } as const;

/** Creates a meeting of a new host, and a new member without a seat. */
async function createMeetingAndOther(
  ctx: Context,
  label: string,
  requiresApproval: boolean,
): Promise<{ host: Member; other: Member; meetingId: number }> {
  const [host, other] = [await ctx.member("host"), await ctx.member(label)];
  return { host, other, meetingId: await createMeeting(ctx, host, { requiresApproval }) };
}

export const editedMeeting = {
  title: "염리동에서 냉면 먹어요",
  content: "장소를 옮겼어요.",
  placeName: "을밀대",
  placeAddress: "서울 마포구 숭문길 24",
  placePhone: "02-717-1922",
  placeLatitude: 37.5476,
  placeLongitude: 126.9497,
  partnerPlaceId: null,
};

export const meetings: ValidRequests = {
  createMeeting: validRequest("createMeeting", async (ctx) => ({
    as: await ctx.member("host"),
    body: meetingBody(ctx),
  })),
  listMeetings: validRequest("listMeetings", async (ctx) => ({
    as: (await sharedMeeting(ctx)).host,
    query: nearHongdae,
  })),
  listMeetingsOnMap: validRequest("listMeetingsOnMap", async (ctx) => ({
    as: (await sharedMeeting(ctx)).host,
    query: nearHongdae,
  })),
  listHostedMeetings: validRequest("listHostedMeetings", async (ctx) => ({ as: (await sharedMeeting(ctx)).host })),
  listJoinedMeetings: validRequest("listJoinedMeetings", async (ctx) => ({ as: (await sharedMeeting(ctx)).guest })),
  searchMeetings: validRequest("searchMeetings", async (ctx) => ({
    as: (await sharedMeeting(ctx)).host,
    query: { ...nearHongdae, query: "라멘", recruitingOnly: true },
  })),
  getMeeting: validRequest("getMeeting", async (ctx) => {
    const { host, meetingId } = await sharedMeeting(ctx);
    return { as: host, params: { id: meetingId } };
  }),
  updateMeeting: validRequest("updateMeeting", async (ctx) => {
    const host = await ctx.member("host");
    return { as: host, params: { id: await createMeeting(ctx, host) }, body: { ...editedMeeting } };
  }),
  deleteMeeting: validRequest("deleteMeeting", async (ctx) => {
    const host = await ctx.member("host");
    return { as: host, params: { id: await createMeeting(ctx, host) } };
  }),
  confirmMeeting: validRequest("confirmMeeting", async (ctx) => {
    const { host, meetingId } = await createMeetingWithMember(ctx);
    return { as: host, params: { id: meetingId } };
  }),
  getMeetingCertificate: validRequest("getMeetingCertificate", async (ctx) => {
    const { guest, meetingId } = await sharedMeeting(ctx);
    return { as: guest, params: { id: meetingId } };
  }),
  joinMeeting: validRequest("joinMeeting", async (ctx) => {
    const { other, meetingId } = await createMeetingAndOther(ctx, "joiner", false);
    return { as: other, params: { meetingId } };
  }),
  leaveMeeting: validRequest("leaveMeeting", async (ctx) => {
    const { member, meetingId } = await createMeetingWithMember(ctx);
    return { as: member, params: { meetingId } };
  }),
  getAttendance: validRequest("getAttendance", async (ctx) => {
    const { guest, meetingId } = await sharedMeeting(ctx);
    return { as: guest, query: { meetingId } };
  }),
  checkIn: validRequest(
    "checkIn",
    async (ctx) => {
      const { host, member, meetingId } = await createMeetingWithMember(ctx);
      await advanceToMeeting(ctx, host, meetingId, 0);
      return { as: member, body: { meetingId, ...HONGDAE } };
    },
    { needs: ["clock"] },
  ),
  evaluateMembers: validRequest(
    "evaluateMembers",
    async (ctx) => {
      const { host, member, meetingId } = await createMeetingWithMember(ctx);
      const operator = await ctx.operator();
      for (const status of ["READY", "END"] as const) {
        await ctx.ok("setAdminMeetingStatus", { as: operator, params: { id: meetingId }, body: { status } });
      }
      const rating = { targetMemberId: member.id, meetingId, type: "POSITIVE" as const };
      return { as: host, body: { meetingId, evaluatePointDtoList: [rating] } };
    },
    { needs: ["operator"] },
  ),
  listMyMeetingApplications: validRequest("listMyMeetingApplications", async (ctx) => ({
    as: (await sharedMeeting(ctx)).applicant,
  })),
  listMeetingApplications: validRequest("listMeetingApplications", async (ctx) => {
    const { host, meetingId } = await sharedMeeting(ctx);
    return { as: host, params: { meetingId } };
  }),
  getMeetingApplication: validRequest("getMeetingApplication", async (ctx) => {
    const { applicant, applicationId } = await sharedMeeting(ctx);
    return { as: applicant, params: { id: applicationId } };
  }),
  applyToMeeting: validRequest("applyToMeeting", async (ctx) => {
    const { other, meetingId } = await createMeetingAndOther(ctx, "applicant", true);
    return { as: other, params: { id: meetingId }, body: { content: "함께 먹고 싶어요." } };
  }),
  approveMeetingApplication: validRequest("approveMeetingApplication", async (ctx) => {
    const { host, other, meetingId } = await createMeetingAndOther(ctx, "applicant", true);
    const id = await applyToMeeting(ctx, meetingId, other);
    return { as: host, params: { id }, body: { meetingId, memberId: other.id } };
  }),
  deleteMeetingApplication: validRequest("deleteMeetingApplication", async (ctx) => {
    const { other, meetingId } = await createMeetingAndOther(ctx, "applicant", true);
    return { as: other, params: { id: await applyToMeeting(ctx, meetingId, other) } };
  }),
  blockMember: validRequest("blockMember", async (ctx) => ({
    as: await ctx.member("blocker"),
    body: { blockedId: (await ctx.sharedMember()).id },
  })),
  unblockMember: validRequest("unblockMember", async (ctx) => {
    const [member, { id: blockedId }] = [await ctx.member("blocker"), await ctx.sharedMember()];
    await ctx.ok("blockMember", { as: member, body: { blockedId } });
    return { as: member, body: { blockedId } };
  }),
  listBlocks: validRequest("listBlocks", async (ctx) => {
    const member = await ctx.createOnce("blocker", async (runCtx) => {
      const blocker = await runCtx.member("blocker");
      await runCtx.ok("blockMember", { as: blocker, body: { blockedId: (await runCtx.sharedMember()).id } });
      return blocker;
    });
    return { as: member };
  }),
  reportOnMeeting: validRequest("reportOnMeeting", async (ctx) => {
    const [host, reporter, reported] = await ctx.members("host", "reporter", "reported");
    if (host === undefined || reporter === undefined || reported === undefined)
      throw new Error("Three members should have been created.");
    const meetingId = await createMeeting(ctx, host, { maxCapacity: 6 });
    await joinMeeting(ctx, meetingId, reporter, reported);
    return { as: reporter, body: { reportedId: reported.id, meetingId, content: "다른 분께 욕설을 했어요." } };
  }),
  reportOutOfMeeting: validRequest("reportOutOfMeeting", async (ctx) => {
    const { host, other, meetingId } = await createMeetingAndOther(ctx, "reporter", false);
    return { as: other, body: { reportedId: host.id, meetingId, content: "모임이 아니라 광고 글이에요." } };
  }),
};
