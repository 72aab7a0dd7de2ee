/** Searching meetings (R8). Every search asks for a word that nothing else contains. */
import type { Member } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { expectSameIds } from "../support/lists.ts";
import { join, openMeeting } from "../support/meetings.ts";
import { setStatus } from "../support/operators.ts";
import { at, pair, sharedMembers } from "../support/shared-members.ts";
import { around, freshSpot, northOf, placeAt } from "../support/spots.ts";
import { newStore } from "../support/fixtures.ts";

const here = around(freshSpot());

async function search(
  ctx: Context,
  as: Member,
  query: string,
  more: { recruitingOnly?: boolean } = {},
): Promise<number[]> {
  const { meetingSearchDtoList } = await ctx.ok("searchMeetings", { as, query: { ...here, query, ...more } });
  return meetingSearchDtoList.map(({ meetingId }) => meetingId);
}

export const checks = defineChecks(
  {
    id: "meetings.search.fields",
    title:
      "A search finds the term in title, text and place name, at any distance, letter case and outer white space aside.",
    source: "R8",
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const word = ctx.env.fresh("Xq");
      const byTitle = await openMeeting(ctx, host, { title: `맛집 ${word}` });
      const byContent = await openMeeting(ctx, host, { content: `여기서 만나요: ${word.toLowerCase()}.` });
      const byPlace = await openMeeting(ctx, guest, { placeName: `${word.toUpperCase()}식당` });
      const found = await search(ctx, guest, `  ${word.toLowerCase()} `);
      expectSameIds(ctx, found, [byTitle, byContent, byPlace], "All three should be found.");
    },
  },
  {
    id: "meetings.search.literal",
    title: "Signs that databases read as wild cards are looked for as they are.",
    source: "R8",
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const word = ctx.env.fresh("z");
      const id = await openMeeting(ctx, host, { title: `100%_${word}` });
      await openMeeting(ctx, host, { title: `100원짜리 ${word}` });
      ctx.equal(await search(ctx, guest, `0%_${word}`), [id], "Only the meeting with the signs should be found.");
      ctx.equal(await search(ctx, guest, `1_0%${word}`), [], "They should stand for nothing else.");
    },
  },
  {
    id: "meetings.search.recruiting-only",
    title: "Only recruiting meetings are found unless all are asked for; then those that are over come last.",
    source: "R8",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const title = ctx.env.fresh("상태");
      const open = () => openMeeting(ctx, host, { title });
      const [over, confirmed, recruiting] = [await open(), await open(), await open()];
      await setStatus(ctx, over, "END");
      await setStatus(ctx, confirmed, "CONFIRMED");
      ctx.equal(await search(ctx, guest, title), [recruiting], "Without the parameter recruiting ones are found.");
      ctx.equal(await search(ctx, guest, title, { recruitingOnly: true }), [recruiting], "With true they are, too.");
      const all = await search(ctx, guest, title, { recruitingOnly: false });
      expectSameIds(ctx, all, [over, confirmed, recruiting], "With false all are found.");
      ctx.equal(all.at(-1), over, "What is over should come last.");
    },
  },
  {
    id: "meetings.search.nearest-first",
    title: "The position orders what is found: the nearest first.",
    source: "R8",
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const [spot, title] = [freshSpot(), ctx.env.fresh("거리")];
      const open = (metres: number) => openMeeting(ctx, host, { title, ...placeAt(northOf(spot, metres)) });
      const [far, near, middle] = [await open(90_000), await open(500), await open(20_000)];
      const query = { ...around(spot), query: title };
      const { meetingSearchDtoList } = await ctx.ok("searchMeetings", { as: guest, query });
      const found = meetingSearchDtoList.map(({ meetingId }) => meetingId);
      ctx.equal(found, [near, middle, far], "The order should be that of the distances.");
    },
  },
  {
    id: "meetings.search.partner-badge",
    title: "Search and map mark meetings at a partner store, and only those.",
    source: "member §2",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const { id: partnerPlaceId, body } = await newStore(ctx);
      const host = at(await sharedMembers(ctx, 1), 0);
      const title = ctx.env.fresh("제휴");
      const place = { title, placeName: body.name, ...placeAt(body) };
      const plain = await openMeeting(ctx, host, place);
      const partner = await openMeeting(ctx, host, { ...place, partnerPlaceId });
      const { meetingSearchDtoList } = await ctx.ok("searchMeetings", { as: host, query: { ...here, query: title } });
      const { meetingMapDtoList } = await ctx.ok("listMeetingsOnMap", { as: host, query: around(body) });
      for (const list of [meetingSearchDtoList, meetingMapDtoList.filter((item) => item.title === title)]) {
        const marks = new Map(list.map(({ meetingId, isPartnerPlace }) => [meetingId, isPartnerPlace]));
        ctx.equal(
          [marks.get(plain), marks.get(partner)],
          [false, true],
          "Only the meeting at the store should be marked.",
        );
      }
    },
  },
  {
    id: "meetings.search.after-edit",
    title: "A search sees what a meeting is called now, and nothing of a deleted one.",
    source: "R8",
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const [before, after] = [ctx.env.fresh("전"), ctx.env.fresh("후")];
      const id = await openMeeting(ctx, host, { title: before });
      const { content, placeName, placePhone, placeLatitude, placeLongitude } = await ctx.ok("getMeeting", {
        as: host,
        params: { id },
      });
      const place = { placeName, placeAddress: "서울 마포구 숭문길 24", placePhone, placeLatitude, placeLongitude };
      const body = { title: after, content, ...place, partnerPlaceId: null };
      await ctx.ok("updateMeeting", { as: host, params: { id }, body });
      ctx.equal(
        [await search(ctx, guest, before), await search(ctx, guest, after)],
        [[], [id]],
        "Only the new title is found.",
      );
      await join(ctx, id, guest);
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId: id } });
      await ctx.ok("deleteMeeting", { as: host, params: { id } });
      ctx.equal(await search(ctx, guest, after), [], "A deleted meeting is not found.");
    },
  },
);
