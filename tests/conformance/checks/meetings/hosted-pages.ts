/** The list of hosted meetings, page by page (D8). */
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import { defineChecks } from "../../runner/check.ts";
import { createMeeting } from "../support/meetings.ts";

const PAGE_SIZE = 20;
const MEETING_COUNT = PAGE_SIZE + 3;

export const checks = defineChecks({
  id: "meetings.hosted.pages",
  title: "Hosted meetings come newest first by pages of 20; none is lost or repeated.",
  source: "D8, R3",
  needs: ["sms", "operator"],
  covers: ["listHostedMeetings 200"],
  run: async (ctx) => {
    const host = await ctx.member("host", { rice: MEETING_COUNT * MEETING_DEPOSIT_RICE });
    const created: number[] = [];
    for (let count = 0; count < MEETING_COUNT; count += 1) created.push(await createMeeting(ctx, host));
    const first = await ctx.ok("listHostedMeetings", { as: host });
    ctx.equal(
      [first.meetingListDtoList.length, first.hasMore],
      [PAGE_SIZE, true],
      "The first page should have 20 meetings.",
    );
    const cursor = first.meetingListDtoList.at(-1)?.createdAt ?? ctx.fail("A full page has a last row.");
    const second = await ctx.ok("listHostedMeetings", { as: host, query: { cursor } });
    ctx.equal(
      [second.meetingListDtoList.length, second.hasMore],
      [MEETING_COUNT - PAGE_SIZE, false],
      "The second page should have the rest.",
    );
    const listed = [...first.meetingListDtoList, ...second.meetingListDtoList].map(({ meetingId }) => meetingId);
    ctx.equal(listed, created.toReversed(), "All should be listed once, the newest first.");
  },
});
