/** Builders of meetings: body, creation, members, times. */
import { MEETING_DEPOSIT_RICE, MINUTE_MS, SIGNUP_RICE, formatSeoulTime, parseSeoulTime } from "@babchingu/openapi";
import type { Member } from "../../runner/actors.ts";
import type { Body, Result } from "../../client/call-types.ts";
import type { Context } from "../../runner/context.ts";

/** An id that doesn't exist. */
export const ABSENT_ID = 9_007_199_254_740_990;
/** Near Hongik University station. */
export const HONGDAE = { latitude: 37.5473, longitude: 126.9219 } as const;
/** The default start of a meeting: more than 15 minutes ahead, or it would not recruit. */
const DEFAULT_START_IN_MINUTES = 180;

type CreateBody = Body<"createMeeting">;
export type MeetingDetail = Result<"getMeeting">;

/** Seoul time `minutes` after the server's time, without seconds. */
export function minutesFromNow(ctx: Context, minutes: number): string {
  return formatSeoulTime(new Date(ctx.now().getTime() + minutes * MINUTE_MS));
}

/** A valid body; a check overrides what matters to it. */
export function meetingBody(ctx: Context, overrides: Partial<CreateBody> = {}): CreateBody {
  return {
    imageId: null,
    title: "홍대에서 라멘 먹어요",
    content: "천천히 먹고 커피까지 마셔요.",
    scheduledAt: minutesFromNow(ctx, DEFAULT_START_IN_MINUTES),
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

/** Creates a meeting; returns its id. */
export async function createMeeting(ctx: Context, host: Member, overrides: Partial<CreateBody> = {}): Promise<number> {
  const { meetingId } = await ctx.ok("createMeeting", { as: host, body: meetingBody(ctx, overrides) });
  return meetingId;
}

export async function joinMeeting(ctx: Context, meetingId: number, ...members: Member[]): Promise<void> {
  for (const member of members) await ctx.ok("joinMeeting", { as: member, params: { meetingId } });
}

/** Applies for a seat; returns the application's id. */
export async function applyToMeeting(ctx: Context, meetingId: number, applicant: Member): Promise<number> {
  const body = { content: "함께 먹고 싶어요." };
  const { id } = await ctx.ok("applyToMeeting", { as: applicant, params: { id: meetingId }, body });
  return id;
}

/** Approves an application. */
export async function approveApplication(
  ctx: Context,
  host: Member,
  application: { id: number; meetingId: number; memberId: number },
): Promise<void> {
  const { id, meetingId, memberId } = application;
  await ctx.ok("approveMeetingApplication", { as: host, params: { id }, body: { meetingId, memberId } });
}

export function readMeeting(ctx: Context, viewer: Member, meetingId: number): Promise<MeetingDetail> {
  return ctx.ok("getMeeting", { as: viewer, params: { id: meetingId } });
}

export async function readStatus(ctx: Context, viewer: Member, meetingId: number): Promise<string> {
  return (await readMeeting(ctx, viewer, meetingId)).status;
}

/** The instant a meeting takes place. */
export async function readScheduledAt(ctx: Context, viewer: Member, meetingId: number): Promise<Date> {
  return parseSeoulTime((await readMeeting(ctx, viewer, meetingId)).scheduledAt);
}

/** Advances the clock to `minutes` after the meeting's time, or before it when negative. The check must need `clock`. */
export async function advanceToMeeting(
  ctx: Context,
  viewer: Member,
  meetingId: number,
  minutes: number,
): Promise<void> {
  await ctx.advanceTo(new Date((await readScheduledAt(ctx, viewer, meetingId)).getTime() + minutes * MINUTE_MS));
}

/** Confirms as the host. */
export function confirmMeeting(ctx: Context, host: Member, meetingId: number): Promise<undefined> {
  return ctx.ok("confirmMeeting", { as: host, params: { id: meetingId } });
}

/** The balance of a new member who has paid one deposit, in grains. */
export const RICE_AFTER_DEPOSIT = SIGNUP_RICE - MEETING_DEPOSIT_RICE;

/** A member's current balance. */
export async function readRice(ctx: Context, member: Member): Promise<number> {
  return (await ctx.ok("getMe", { as: member })).riceBalance;
}

/** Creates a meeting with a new host and a new member. */
export async function createMeetingWithMember(
  ctx: Context,
  overrides: Partial<CreateBody> = {},
): Promise<{ host: Member; member: Member; meetingId: number }> {
  const [host, member] = [await ctx.member("host"), await ctx.member("member")];
  const meetingId = await createMeeting(ctx, host, overrides);
  await joinMeeting(ctx, meetingId, member);
  return { host, member, meetingId };
}
