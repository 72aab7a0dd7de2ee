/** Messages of rooms over HTTP, and meetings with members. */
import { SystemMessageContentValues } from "@babchingu/openapi/enums";
import type { Member } from "../../runner/actors.ts";
import type { Body, Result } from "../../client/call-types.ts";
import type { Context } from "../../runner/context.ts";
import { joinMeeting, createMeeting } from "./meetings.ts";

export type RoomMessage = Result<"listChats">[number];

/** The newest twenty messages, newest first. */
export function readMessages(ctx: Context, as: Member, meetingId: number, page = 0): Promise<RoomMessage[]> {
  return ctx.ok("listChats", { as, params: { meetingId }, query: { page } });
}

/** What members wrote among the newest twenty messages, newest first: without the lines about seats (D48). */
export async function readTexts(ctx: Context, as: Member, meetingId: number, page = 0): Promise<RoomMessage[]> {
  return (await readMessages(ctx, as, meetingId, page)).filter(({ type }) => type === "TEXT");
}

/** The system messages of a room that have a display of their own, oldest first: not those in plain words (D48). */
export async function readSystemMessages(ctx: Context, as: Member, meetingId: number): Promise<string[]> {
  const messages = await readMessages(ctx, as, meetingId);
  return messages
    .filter(({ type, content }) => type === "SYSTEM" && SystemMessageContentValues.some((value) => value === content))
    .map(({ content }) => content)
    .toReversed();
}

/** Creates a meeting that these members have joined. */
export async function createMeetingWith(
  ctx: Context,
  host: Member,
  members: readonly Member[],
  overrides: Partial<Body<"createMeeting">> = {},
): Promise<number> {
  const meetingId = await createMeeting(ctx, host, overrides);
  await joinMeeting(ctx, meetingId, ...members);
  return meetingId;
}

/** Reports a member of the same meeting. */
export function reportMember(ctx: Context, as: Member, reported: Member, meetingId: number): Promise<{ id: number }> {
  const body = { reportedId: reported.id, meetingId, content: "다른 분께 계속 욕설을 했어요." };
  return ctx.ok("reportOnMeeting", { as, body });
}

/** The ids of a meeting's members, in the order they joined. */
export async function readMemberIds(ctx: Context, as: Member, meetingId: number): Promise<number[]> {
  return (await ctx.ok("getMeeting", { as, params: { id: meetingId } })).members.map(({ id }) => id);
}
