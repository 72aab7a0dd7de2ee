/** What one member may hold or send, and when to try again in an outage (D66). */
import { HOUR_MS, MEMBER_SESSIONS_MAX, MINUTE_MS, PLACE_MOVES_PER_HOUR } from "@babchingu/openapi";
import { defineChecksThatNeed } from "../../runner/check.ts";
import type { Member } from "../../runner/actors.ts";
import { png } from "../support/images.ts";
import { applyToMeeting, createMeeting, minutesFromNow } from "../support/meetings.ts";
import { duringOutage } from "../support/outage.ts";
import { editedMeeting } from "../support/requests/meetings.ts";
import { createMeetingWith } from "../support/rooms.ts";
import { at, sharedPair } from "../support/shared-members.ts";

const UNUSED_IMAGES_MAX = 20;
const FIELD_ERRORS_MAX = 20;

export const checks = defineChecksThatNeed(
  ["sms"],
  {
    id: "beyond.limits.sessions",
    title: `A member has ${MEMBER_SESSIONS_MAX} sessions: another login ends the oldest of them, and no other.`,
    source: "D66",
    run: async (ctx) => {
      const member = await ctx.member("member");
      const sessions: Member[] = [];
      for (let count = 0; count <= MEMBER_SESSIONS_MAX; count += 1) {
        const session = ctx.sessionOf(member, `session ${count + 1}`);
        await session.token();
        sessions.push(session);
      }
      await ctx.refused("getMe", "TOKEN_REVOKED", { token: await at(sessions, 0).token() });
      for (const index of [1, MEMBER_SESSIONS_MAX]) await ctx.ok("getMe", { token: await at(sessions, index).token() });
    },
  },
  {
    id: "beyond.limits.unused-images",
    title: `A member has ${UNUSED_IMAGES_MAX} unused images: another upload deletes the oldest, and none that is in use.`,
    source: "D66",
    run: async (ctx) => {
      const as = await ctx.member("member");
      const upload = () => ctx.ok("uploadImage", { as, file: { data: png() } });
      const urls: string[] = [];
      const uploadMore = async (count: number) => {
        for (let more = 0; more < count; more += 1) urls.push((await upload()).url);
      };
      await uploadMore(3);
      const portrait = await upload();
      await ctx.ok("changeMemberImage", { as, body: { imageId: portrait.id } });
      await uploadMore(UNUSED_IMAGES_MAX - 2);
      const isReadable = async (url: string) => (await ctx.http.request("GET", url)).status === 200;
      const shown = [portrait.url, at(urls, 0), at(urls, 1), at(urls, UNUSED_IMAGES_MAX)];
      const readable = await Promise.all(shown.map((url) => isReadable(url)));
      ctx.equal(
        readable,
        [true, false, true, true],
        "Of the used, the oldest, the next and the newest one the oldest should be gone.",
      );
    },
  },
  {
    id: "beyond.limits.field-errors",
    title: `A refusal names ${FIELD_ERRORS_MAX} fields at most.`,
    source: "D66",
    run: async (ctx) => {
      const fields = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`unknown${index}`, index]));
      const response = await ctx.callUntyped("login", { body: fields });
      const { data } = ctx.expectRefusal("login", "INVALID_REQUEST", response);
      ctx.between(Object.keys(data?.fields ?? {}).length, [1, FIELD_ERRORS_MAX], "The named fields should be counted.");
    },
  },
  {
    id: "beyond.limits.applying-again",
    title: "The host is notified of each applicant, but not again of one who cancels and applies again within an hour.",
    source: "D66",
    needs: ["sms", "clock"],
    run: async (ctx) => {
      const [host, first, second] = [await ctx.member("host"), await ctx.member("first"), await ctx.member("second")];
      const meetingId = await createMeeting(ctx, host, {
        requiresApproval: true,
        scheduledAt: minutesFromNow(ctx, 24 * 60),
      });
      const countNotifications = async () => (await ctx.ok("listNotifications", { as: host })).length;
      const applyAndCancel = async (as: Member) => {
        const id = await applyToMeeting(ctx, meetingId, as);
        await ctx.ok("deleteMeetingApplication", { as, params: { id } });
        return countNotifications();
      };
      ctx.equal(await applyAndCancel(first), 1, "The host should be notified.");
      ctx.equal(await applyAndCancel(first), 1, "The host should not be notified again within the hour.");
      ctx.equal(await applyAndCancel(second), 2, "The host should be notified of another applicant.");
      await ctx.advance(61 * MINUTE_MS);
      ctx.equal(await applyAndCancel(first), 3, "After an hour the host should be notified again.");
    },
  },
  {
    id: "beyond.limits.moves",
    title: "A move of a meeting that its members would be notified of too often is refused, another edit isn't.",
    source: "R62",
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const id = await createMeetingWith(ctx, host, [guest]);
      const edit = (placeName: string) => ({ as: host, params: { id }, body: { ...editedMeeting, placeName } });
      for (let move = 1; move <= PLACE_MOVES_PER_HOUR; move += 1) await ctx.ok("updateMeeting", edit(`식당 ${move}`));
      const { data } = await ctx.refused("updateMeeting", "TOO_MANY_REQUESTS", edit("다른 식당"));
      const waitSeconds = Number(data?.["retryAfterSeconds"]);
      ctx.between(waitSeconds, [1, HOUR_MS / 1000], "The next move should be possible an hour after the first.");
      await ctx.ok("updateMeeting", edit(`식당 ${PLACE_MOVES_PER_HOUR}`));
    },
  },
  {
    id: "beyond.limits.outage-retry",
    title: "A server that can't take requests says in Retry-After when to try again.",
    source: "D66",
    needs: ["outage"],
    run: async (ctx) => {
      await duringOutage(ctx, (response) => {
        ctx.expectRefusal("getReadiness", "UNAVAILABLE", response);
        const header = response.headers.get("retry-after");
        ctx.assert(/^\d+$/.test(header ?? ""), "Retry-After should be a number of seconds.", header);
      });
    },
  },
);
