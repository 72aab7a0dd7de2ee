/** Meetings as checks need them: body, creation, people in it, the hours around it. */
import { MEETING_DEPOSIT_RICE, SIGNUP_RICE, formatSeoulTime, parseSeoulTime } from "@babchingu/openapi";
import type { Member } from "../../runner/actors.ts";
import type { Body, Result } from "../../client/call-types.ts";
import type { Context } from "../../runner/context.ts";

export const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** An id that nothing has. */
export const ABSENT_ID = 9_007_199_254_740_990;
/** Near Hongik University station. */
export const HONGDAE = { latitude: 37.5473, longitude: 126.9219 } as const;
/** Minutes from now at which meetings take place unless a check says otherwise: outside the last 15. */
const AHEAD_MIN = 180;

type CreateBody = Body<"createMeeting">;
export type MeetingDetail = Result<"getMeeting">;

/** Seoul time so many minutes from the server's now, without seconds. */
export function minutesFromNow(ctx: Context, minutes: number): string {
  return formatSeoulTime(new Date(ctx.now().getTime() + minutes * MINUTE_MS));
}

/** A valid creation; a check states only what matters to it. */
export function meetingBody(ctx: Context, overrides: Partial<CreateBody> = {}): CreateBody {
  return {
    imageId: null,
    title: "홍대에서 라멘 먹어요",
    content: "천천히 먹고 커피까지 마셔요.",
    scheduledAt: minutesFromNow(ctx, AHEAD_MIN),
    placeName: "하카타분코",
    placeAddress: "서울 마포구 독막로19길 43",
    placePhone: "02-338-5536",
    placeLatitude: HONGDAE.latitude,
    placeLongitude: HONGDAE.longitude,
    partnerPlaceId: null,
    minCapacity: 2,
    maxCapacity: 4,
    requiresApproval: false,
    ...overrides,
  };
}

/** Opens a meeting; its id. */
export async function openMeeting(ctx: Context, host: Member, overrides: Partial<CreateBody> = {}): Promise<number> {
  const { meetingId } = await ctx.ok("createMeeting", { as: host, body: meetingBody(ctx, overrides) });
  return meetingId;
}

export async function join(ctx: Context, meetingId: number, ...members: Member[]): Promise<void> {
  for (const member of members) await ctx.ok("joinMeeting", { as: member, params: { meetingId } });
}

/** Asks for a seat; the application's id. */
export async function apply(ctx: Context, meetingId: number, applicant: Member): Promise<number> {
  const body = { content: "함께 먹고 싶어요." };
  const { id } = await ctx.ok("applyToMeeting", { as: applicant, params: { id: meetingId }, body });
  return id;
}

/** Gives the applicant the seat. */
export async function approve(
  ctx: Context,
  host: Member,
  application: { id: number; meetingId: number; memberId: number },
): Promise<void> {
  const { id, meetingId, memberId } = application;
  await ctx.ok("approveMeetingApplication", { as: host, params: { id }, body: { meetingId, memberId } });
}

export function detailOf(ctx: Context, viewer: Member, meetingId: number): Promise<MeetingDetail> {
  return ctx.ok("getMeeting", { as: viewer, params: { id: meetingId } });
}

export async function statusOf(ctx: Context, viewer: Member, meetingId: number): Promise<string> {
  return (await detailOf(ctx, viewer, meetingId)).status;
}

/** The instant a meeting takes place. */
export async function timeOf(ctx: Context, viewer: Member, meetingId: number): Promise<Date> {
  return parseSeoulTime((await detailOf(ctx, viewer, meetingId)).scheduledAt);
}

/** Moves to so many minutes after (before, when negative) the meeting's time. The check must need `clock`. */
export async function goTo(ctx: Context, viewer: Member, meetingId: number, minutes: number): Promise<void> {
  await ctx.advanceTo(new Date((await timeOf(ctx, viewer, meetingId)).getTime() + minutes * MINUTE_MS));
}

/** Confirms by the host's hand. */
export function confirm(ctx: Context, host: Member, meetingId: number): Promise<undefined> {
  return ctx.ok("confirmMeeting", { as: host, params: { id: meetingId } });
}

/** The balance of a new member who has paid one deposit, in grains. */
export const RICE_AFTER_DEPOSIT = SIGNUP_RICE - MEETING_DEPOSIT_RICE;

/** A member's balance now. */
export async function riceOf(ctx: Context, member: Member): Promise<number> {
  return (await ctx.ok("getMe", { as: member })).riceBalance;
}

/** A host and a member in a meeting of theirs. */
export async function openWithMember(
  ctx: Context,
  overrides: Partial<CreateBody> = {},
): Promise<{ host: Member; member: Member; meetingId: number }> {
  const [host, member] = [await ctx.member("host"), await ctx.member("member")];
  const meetingId = await openMeeting(ctx, host, overrides);
  await join(ctx, meetingId, member);
  return { host, member, meetingId };
}
