/** Advances a test's clock relative to the time of a meeting created by `openMeeting`. */
import { MINUTE_MS } from "@babchingu/openapi";
import type { TestMember } from "./builders.ts";
import { TEST_NOW, type TestApp } from "./harness.ts";
import { MEETING_AHEAD_MIN } from "./meetings.ts";

/** Sets the clock to `offsetMin` after the meeting's time (before it when negative), runs the jobs and renews the tokens. */
export async function advanceToMeetingTime(app: TestApp, offsetMin: number, members: TestMember[]): Promise<void> {
  const targetMs = new Date(TEST_NOW).getTime() + (MEETING_AHEAD_MIN + offsetMin) * MINUTE_MS;
  await app.advance(targetMs - app.clock.now().getTime());
  for (const member of members) member.token = await app.tokenOf(member);
}
