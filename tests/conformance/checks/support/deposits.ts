/** Stories about deposits: what is played, and what the ledger should hold after it. */
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import type { Member } from "../../runner/actors.ts";
import type { Need } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { apply, openMeeting } from "./meetings.ts";
import { at, someone } from "./people.ts";

/** A story, and the rows that its member's ledger should hold after it, oldest first, behind the sign-up's. */
export interface Story {
  id: string;
  title: string;
  source?: string;
  needs?: Need[];
  rows: string[];
  play: (ctx: Context, member: Member) => Promise<void>;
}

export const someHost = async (ctx: Context) => at(await someone(ctx, 1), 0);
export const TAKEN = -MEETING_DEPOSIT_RICE;
export const GIVEN = MEETING_DEPOSIT_RICE;

/** Applies to a new meeting; its application. */
export async function applyTo(ctx: Context, host: Member, member: Member): Promise<{ id: number; meetingId: number }> {
  const meetingId = await openMeeting(ctx, host, { requiresApproval: true });
  return { id: await apply(ctx, meetingId, member), meetingId };
}
