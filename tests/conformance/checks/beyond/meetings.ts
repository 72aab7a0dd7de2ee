/** What operators may not do with meetings. */
import { defineChecks } from "../../runner/check.ts";
import { createMeetingWith } from "../support/rooms.ts";
import { readStatus } from "../support/meetings.ts";
import { setMeetingStatus } from "../support/operators.ts";
import { sharedPair } from "../support/shared-members.ts";

export const checks = defineChecks({
  id: "beyond.meeting.refunded-stays-ended",
  title: "A meeting that an operator ended with refund can't be reopened, and nothing of it changes.",
  source: "D46",
  needs: ["sms", "operator"],
  covers: ["setAdminMeetingStatus MEETING_DEPOSITS_REFUNDED"],
  run: async (ctx) => {
    const [as, { host, guest }] = [await ctx.operator(), await sharedPair(ctx)];
    for (const before of ["RECRUITING", "CONFIRMED"] as const) {
      const id = await createMeetingWith(ctx, host, [guest]);
      await setMeetingStatus(ctx, id, before, "END");
      for (const status of ["RECRUITING", "CONFIRMED", "READY"] as const) {
        await ctx.refused("setAdminMeetingStatus", "MEETING_DEPOSITS_REFUNDED", {
          as,
          params: { id },
          body: { status },
        });
      }
      ctx.equal(await readStatus(ctx, guest, id), "END", "The meeting should still be over.");
      await setMeetingStatus(ctx, id, "END");
    }
  },
});
