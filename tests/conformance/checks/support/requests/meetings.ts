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
import { sharedPair, sharedTrio } from "../shared-members.ts";
import { validRequests, type ValidRequests } from "./valid-request.ts";

const nearHongdae = { lat: HONGDAE.latitude, lng: HONGDAE.longitude } as const;

/** Creates a meeting, and names a member without a seat. */
async function createMeetingAndOther(
  ctx: Context,
  requiresApproval: boolean,
): Promise<{ host: Member; other: Member; meetingId: number }> {
  const { host, guest } = await sharedPair(ctx);
  return { host, other: guest, meetingId: await createMeeting(ctx, host, { requiresApproval }) };
}

/** Creates a meeting with a guest. */
async function createMeetingWithGuest(
  ctx: Context,
  maxCapacity?: number,
): Promise<{ host: Member; guest: Member; meetingId: number }> {
  const { host, guest } = await sharedPair(ctx);
  const meetingId = await createMeeting(ctx, host, maxCapacity === undefined ? {} : { maxCapacity });
  await joinMeeting(ctx, meetingId, guest);
  return { host, guest, meetingId };
}

/** Creates a meeting; its host sends the request. */
async function createMeetingOfHost(ctx: Context) {
  const { host } = await sharedPair(ctx);
  return { as: host, params: { id: await createMeeting(ctx, host) } };
}

/** A member in a meeting that isn't over, whom everybody can see. */
const blockableId = (ctx: Context): Promise<number> =>
  ctx.createOnce("member to block", async (runCtx) => {
    const host = await runCtx.member("member to block");
    await createMeeting(runCtx, host);
    return host.id;
  });

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
  ...validRequests({
    createMeeting: async (ctx) => ({ as: await ctx.member("host"), body: meetingBody(ctx) }),
    listMeetings: async (ctx) => ({ as: (await sharedMeeting(ctx)).host, query: nearHongdae }),
    listMeetingsOnMap: async (ctx) => ({ as: (await sharedMeeting(ctx)).host, query: nearHongdae }),
    listHostedMeetings: async (ctx) => ({ as: (await sharedMeeting(ctx)).host }),
    listJoinedMeetings: async (ctx) => ({ as: (await sharedMeeting(ctx)).guest }),
    searchMeetings: async (ctx) => ({
      as: (await sharedMeeting(ctx)).host,
      query: { ...nearHongdae, query: "라멘", recruitingOnly: true },
    }),
    getMeeting: async (ctx) => {
      const { host, meetingId } = await sharedMeeting(ctx);
      return { as: host, params: { id: meetingId } };
    },
    getPublicMeeting: async (ctx) => ({ params: { id: (await sharedMeeting(ctx)).meetingId } }),
    updateMeeting: async (ctx) => ({ ...(await createMeetingOfHost(ctx)), body: { ...editedMeeting } }),
    deleteMeeting: createMeetingOfHost,
    confirmMeeting: async (ctx) => {
      const { host, meetingId } = await createMeetingWithGuest(ctx);
      return { as: host, params: { id: meetingId } };
    },
    getMeetingCertificate: async (ctx) => {
      const { guest, meetingId } = await sharedMeeting(ctx);
      return { as: guest, params: { id: meetingId } };
    },
    joinMeeting: async (ctx) => {
      const { other, meetingId } = await createMeetingAndOther(ctx, false);
      return { as: other, params: { meetingId } };
    },
    leaveMeeting: async (ctx) => {
      const { guest, meetingId } = await createMeetingWithGuest(ctx);
      return { as: guest, params: { meetingId } };
    },
    getAttendance: async (ctx) => {
      const { guest, meetingId } = await sharedMeeting(ctx);
      return { as: guest, query: { meetingId } };
    },
    listMyMeetingApplications: async (ctx) => ({ as: (await sharedMeeting(ctx)).applicant }),
    listMeetingApplications: async (ctx) => {
      const { host, meetingId } = await sharedMeeting(ctx);
      return { as: host, params: { meetingId } };
    },
    getMeetingApplication: async (ctx) => {
      const { applicant, applicationId } = await sharedMeeting(ctx);
      return { as: applicant, params: { id: applicationId } };
    },
    applyToMeeting: async (ctx) => {
      const { other, meetingId } = await createMeetingAndOther(ctx, true);
      return { as: other, params: { id: meetingId }, body: { content: "함께 먹고 싶어요." } };
    },
    approveMeetingApplication: async (ctx) => {
      const { host, other, meetingId } = await createMeetingAndOther(ctx, true);
      const id = await applyToMeeting(ctx, meetingId, other);
      return { as: host, params: { id }, body: { meetingId, memberId: other.id } };
    },
    deleteMeetingApplication: async (ctx) => {
      const { other, meetingId } = await createMeetingAndOther(ctx, true);
      return { as: other, params: { id: await applyToMeeting(ctx, meetingId, other) } };
    },
    blockMember: async (ctx) => ({
      as: await ctx.member("blocker"),
      body: { blockedId: await blockableId(ctx) },
    }),
    unblockMember: async (ctx) => {
      const [member, blockedId] = [await ctx.member("blocker"), await blockableId(ctx)];
      await ctx.ok("blockMember", { as: member, body: { blockedId } });
      return { as: member, body: { blockedId } };
    },
    listBlocks: async (ctx) => {
      const member = await ctx.createOnce("blocker", async (runCtx) => {
        const blocker = await runCtx.member("blocker");
        await runCtx.ok("blockMember", { as: blocker, body: { blockedId: await blockableId(runCtx) } });
        return blocker;
      });
      return { as: member };
    },
    requestSeatAlert: async (ctx) => {
      const [{ meetingId }, { other }] = [await createMeetingWithGuest(ctx, 2), await sharedTrio(ctx)];
      return { as: other, params: { id: meetingId } };
    },
    cancelSeatAlert: async (ctx) => {
      const { meetingId } = await sharedMeeting(ctx);
      return { as: await ctx.sharedMember(), params: { id: meetingId } };
    },
    reportOnMeeting: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const meetingId = await createMeeting(ctx, host, { maxCapacity: 6 });
      await joinMeeting(ctx, meetingId, guest, other);
      return { as: guest, body: { reportedId: other.id, meetingId, content: "다른 분께 욕설을 했어요." } };
    },
    reportOutOfMeeting: async (ctx) => {
      const { host, other, meetingId } = await createMeetingAndOther(ctx, false);
      return { as: other, body: { reportedId: host.id, meetingId, content: "모임이 아니라 광고 글이에요." } };
    },
  }),
  ...validRequests(
    {
      checkIn: async (ctx) => {
        const { host, member, meetingId } = await createMeetingWithMember(ctx);
        await advanceToMeeting(ctx, host, meetingId, 0);
        return { as: member, body: { meetingId, ...HONGDAE } };
      },
    },
    { needs: ["clock"] },
  ),
  ...validRequests(
    {
      evaluateMembers: async (ctx) => {
        const { host, guest, meetingId } = await createMeetingWithGuest(ctx);
        const operator = await ctx.operator();
        for (const status of ["READY", "END"] as const) {
          await ctx.ok("setAdminMeetingStatus", { as: operator, params: { id: meetingId }, body: { status } });
        }
        const rating = { targetMemberId: guest.id, meetingId, type: "POSITIVE" as const };
        return { as: host, body: { meetingId, evaluatePointDtoList: [rating] } };
      },
    },
    { needs: ["operator"] },
  ),
};
