/** Moving a test to a moment of a meeting that `openMeeting` has opened. */
import { MINUTE_MS } from "@babchingu/openapi";
import type { TestMember } from "./builders.ts";
import type { TestApp } from "./harness.ts";
import { TEST_NOW } from "./harness.ts";
import { MEETING_AHEAD_MIN } from "./meetings.ts";

/** Moves the clock to so many minutes before (negative) or after the meeting's time, runs the jobs, renews the tokens. */
export async function goTo(app: TestApp, minutes: number, members: TestMember[]): Promise<void> {
  const wanted = new Date(TEST_NOW).getTime() + (MEETING_AHEAD_MIN + minutes) * MINUTE_MS;
  await app.advance(wanted - app.clock.now().getTime());
  for (const member of members) member.token = await app.tokenOf(member);
}
