/** Operator actions that several checks need. */
import type { MeetingStatusValue, MemberStatusValue } from "@babchingu/openapi/enums";
import type { Member, Operator } from "../../runner/actors.ts";
import type { Context } from "../../runner/context.ts";

/** Sets a meeting to one status after another, as the console does. */
export async function setMeetingStatus(
  ctx: Context,
  meetingId: number,
  ...statuses: MeetingStatusValue[]
): Promise<void> {
  const as = await ctx.operator();
  for (const status of statuses) {
    await ctx.ok("setAdminMeetingStatus", { as, params: { id: meetingId }, body: { status } });
  }
}

/** Sets a member's status; the member's sessions end with it. */
export async function setMemberStatus(ctx: Context, member: Member, status: MemberStatusValue): Promise<void> {
  const as = await ctx.operator();
  await ctx.ok("setAdminMemberStatus", { as, params: { id: member.id }, body: { status } });
  member.clearTokens();
}

/** The body of a change of the security code that leaves the code as it is. */
export function unchangedCode({ credentials: { code } }: Operator): { currentCode: number; newCode: number } {
  return { currentCode: code, newCode: code };
}

/** A member's meal score. */
export async function readMealScore(ctx: Context, member: Member): Promise<number> {
  return (await ctx.ok("getMe", { as: member })).point;
}
