/** Searching meetings (R8). Each check searches for a unique term, so that other checks' meetings aren't found. */
import type { Member } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { expectSameIds } from "../support/lists.ts";
import { joinMeeting, createMeeting } from "../support/meetings.ts";
import { setMeetingStatus } from "../support/operators.ts";
import { at, sharedPair, sharedMembers } from "../support/shared-members.ts";
import { nearbyQuery, freshPosition, northOf, placeFields } from "../support/positions.ts";
import { newStore } from "../support/fixtures.ts";

const hereQuery = nearbyQuery(freshPosition());

async function search(
  ctx: Context,
  as: Member,
  query: string,
  more: { recruitingOnly?: boolean } = {},
): Promise<number[]> {
  const { meetingSearchDtoList } = await ctx.ok("searchMeetings", { as, query: { ...hereQuery, query, ...more } });
  return meetingSearchDtoList.map(({ meetingId }) => meetingId);
}

export const checks = defineChecks(
  {
    id: "meetings.search.fields",
    title:
      "A search finds the term in title, text and place name, at any distance, ignoring letter case and surrounding white space.",
    source: "R8",
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const term = ctx.env.freshText("Xq");
      const byTitle = await createMeeting(ctx, host, { title: `맛집 ${term}` });
      const byContent = await createMeeting(ctx, host, { content: `여기서 만나요: ${term.toLowerCase()}.` });
      const byPlace = await createMeeting(ctx, guest, { placeName: `${term.toUpperCase()}식당` });
      const found = await search(ctx, guest, `  ${term.toLowerCase()} `);
      expectSameIds(ctx, found, [byTitle, byContent, byPlace], "All three should be found.");
    },
  },
  {
    id: "meetings.search.literal",
    title: "Wildcard characters of SQL are searched for literally.",
    source: "R8",
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const term = ctx.env.freshText("z");
      const id = await createMeeting(ctx, host, { title: `100%_${term}` });
      await createMeeting(ctx, host, { title: `100원짜리 ${term}` });
      ctx.equal(
        await search(ctx, guest, `0%_${term}`),
        [id],
        "Only the meeting with these characters should be found.",
      );
      ctx.equal(await search(ctx, guest, `1_0%${term}`), [], "They should match no other character.");
      const position = freshPosition();
      const plain = await createMeeting(ctx, host, {
        title: "같이 먹어요",
        content: "천천히",
        ...placeFields(position),
      });
      for (const query of ["%", "_", "__"]) {
        const { meetingSearchDtoList: found } = await ctx.ok("searchMeetings", {
          as: guest,
          query: { ...nearbyQuery(position), query },
        });
        const ids = found.map(({ meetingId }) => meetingId);
        ctx.assert(!ids.includes(plain), `${query} alone should not match every meeting.`, ids);
      }
    },
  },
  {
    id: "meetings.search.recruiting-only",
    title: "Only recruiting meetings are found unless recruitingOnly is false; then those that are over come last.",
    source: "R8",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const title = ctx.env.freshText("상태");
      const open = () => createMeeting(ctx, host, { title });
      const [over, confirmed, recruiting] = [await open(), await open(), await open()];
      await setMeetingStatus(ctx, over, "END");
      await setMeetingStatus(ctx, confirmed, "CONFIRMED");
      ctx.equal(
        await search(ctx, guest, title),
        [recruiting],
        "Without recruitingOnly only recruiting meetings should be found.",
      );
      ctx.equal(
        await search(ctx, guest, title, { recruitingOnly: true }),
        [recruiting],
        "recruitingOnly=true should find recruiting meetings only.",
      );
      const all = await search(ctx, guest, title, { recruitingOnly: false });
      expectSameIds(ctx, all, [over, confirmed, recruiting], "recruitingOnly=false should find all.");
      ctx.equal(all.at(-1), over, "The meeting that is over should come last.");
    },
  },
  {
    id: "meetings.search.nearest-first",
    title: "The results are ordered by their distance, the nearest first.",
    source: "R8",
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const [position, title] = [freshPosition(), ctx.env.freshText("거리")];
      const open = (metres: number) => createMeeting(ctx, host, { title, ...placeFields(northOf(position, metres)) });
      const [far, near, middle] = [await open(90_000), await open(500), await open(20_000)];
      const query = { ...nearbyQuery(position), query: title };
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
      const title = ctx.env.freshText("제휴");
      const place = { title, placeName: body.name, ...placeFields(body) };
      const plain = await createMeeting(ctx, host, place);
      const partner = await createMeeting(ctx, host, { ...place, partnerPlaceId });
      const { meetingSearchDtoList } = await ctx.ok("searchMeetings", {
        as: host,
        query: { ...hereQuery, query: title },
      });
      const { meetingMapDtoList } = await ctx.ok("listMeetingsOnMap", { as: host, query: nearbyQuery(body) });
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
    title: "A search finds a meeting by its current title only, and no deleted meeting.",
    source: "R8",
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const [before, after] = [ctx.env.freshText("전"), ctx.env.freshText("후")];
      const id = await createMeeting(ctx, host, { title: before });
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
      await joinMeeting(ctx, id, guest);
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId: id } });
      await ctx.ok("deleteMeeting", { as: host, params: { id } });
      ctx.equal(await search(ctx, guest, after), [], "A deleted meeting is not found.");
    },
  },
);
