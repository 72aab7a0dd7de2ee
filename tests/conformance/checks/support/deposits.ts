/** What the deposit cases share: their type, amounts and helpers. */
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import type { Member } from "../../runner/actors.ts";
import type { Need } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { applyToMeeting, createMeeting } from "./meetings.ts";
import { at, sharedMembers } from "./shared-members.ts";

/** An action and the rows expected in the member's ledger after it, oldest first, without that of the sign-up. */
export interface DepositCase {
  id: string;
  title: string;
  source?: string;
  needs?: Need[];
  ledgerRows: string[];
  perform: (ctx: Context, member: Member) => Promise<void>;
}

export const sharedHost = async (ctx: Context) => at(await sharedMembers(ctx, 1), 0);
export const DEPOSIT = -MEETING_DEPOSIT_RICE;
export const REFUND = MEETING_DEPOSIT_RICE;

/** Applies to a new meeting of the host. */
export async function applyToNewMeeting(
  ctx: Context,
  host: Member,
  member: Member,
): Promise<{ id: number; meetingId: number }> {
  const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
  return { id: await applyToMeeting(ctx, meetingId, member), meetingId };
}
