/** Distances are those of great circles, in every direction: a degree of longitude is shorter in the north. */
import { CHECK_IN_RADIUS_M, NEARBY_RADIUS_M, PARTNER_PLACE_RADIUS_M } from "@babchingu/openapi";
import type { Member } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { newStore } from "../support/fixtures.ts";
import { advanceToMeeting, createMeeting, joinMeeting, meetingBody } from "../support/meetings.ts";
import { BEARINGS, freshPosition, nearbyQuery, placeFields, towards, type Position } from "../support/positions.ts";
import { sharedPair } from "../support/shared-members.ts";

/** The earth isn't quite a sphere: formulas differ by less than this part. */
const TOLERANCE = 0.006;
const inside = (metres: number) => metres * (1 - TOLERANCE);
const outside = (metres: number) => metres * (1 + TOLERANCE);

/** Where the meeting is found from, in the list and on the map. */
async function whereFound(ctx: Context, as: Member, meetingId: number, from: Position): Promise<string[]> {
  const query = nearbyQuery(from);
  const { meetingListDtoList } = await ctx.ok("listMeetings", { as, query });
  const { meetingMapDtoList } = await ctx.ok("listMeetingsOnMap", { as, query });
  return [
    ...(meetingListDtoList.some((each) => each.meetingId === meetingId) ? ["list"] : []),
    ...(meetingMapDtoList.some((each) => each.meetingId === meetingId) ? ["map"] : []),
  ];
}

const nearbyPlaces: [string, () => Position][] = [
  ["at middle latitudes", () => ({ ...freshPosition(), latitude: 37 + Math.random() })],
  ["in the far north", () => ({ ...freshPosition(), latitude: 66 + Math.random() })],
  ["at the 180th meridian", () => ({ ...freshPosition(), longitude: 179.97 })],
];

const nearby = nearbyPlaces.map(([where, position], index) => ({
  id: `meetings.geography.nearby-${index + 1}` as const,
  title: `Seen from all directions, a meeting ${where} is in list and map within 10 km, and not beyond.`,
  source: "D21",
  run: async (ctx: Context) => {
    const [{ host, guest }, place] = [await sharedPair(ctx), position()];
    const meetingId = await createMeeting(ctx, host, placeFields(place));
    for (const bearing of BEARINGS) {
      const [near, far] = [inside(NEARBY_RADIUS_M), outside(NEARBY_RADIUS_M)];
      const found = await whereFound(ctx, guest, meetingId, towards(place, bearing, near));
      ctx.equal(found, ["list", "map"], `It should be found from ${Math.round(near)} m at ${bearing}°.`);
      const foundBeyond = await whereFound(ctx, guest, meetingId, towards(place, bearing, far));
      ctx.equal(foundBeyond, [], `It should not be found from ${Math.round(far)} m at ${bearing}°.`);
    }
  },
}));

export const checks = defineChecks(
  ...nearby,
  {
    id: "meetings.geography.order",
    title: "Search and map put the nearest first by metres, not by degrees.",
    source: "R8, D21",
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const [centre, title] = [{ ...freshPosition(), latitude: 60 }, ctx.env.freshText("순서 ")];
      const open = (bearing: number, metres: number) =>
        createMeeting(ctx, host, { title, ...placeFields(towards(centre, bearing, metres)) });
      const [north, east] = [await open(0, 9000), await open(90, 7000)];
      const query = nearbyQuery(centre);
      const { meetingSearchDtoList } = await ctx.ok("searchMeetings", { as: guest, query: { ...query, query: title } });
      const { meetingMapDtoList } = await ctx.ok("listMeetingsOnMap", { as: guest, query });
      for (const rows of [meetingSearchDtoList, meetingMapDtoList]) {
        const found = rows.map(({ meetingId }) => meetingId).filter((id) => [north, east].includes(id));
        ctx.equal(found, [east, north], "The one 7 km to the east should come before the one 9 km to the north.");
      }
    },
  },
  {
    id: "meetings.geography.store",
    title: "A meeting at a store lies within 100 m of it, in every direction.",
    source: "R9",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const [{ host }, { id: partnerPlaceId, body }] = [await sharedPair(ctx), await newStore(ctx)];
      const bodyAt = (bearing: number, metres: number) =>
        meetingBody(ctx, { partnerPlaceId, placeName: body.name, ...placeFields(towards(body, bearing, metres)) });
      for (const bearing of BEARINGS) {
        const far = bodyAt(bearing, outside(PARTNER_PLACE_RADIUS_M) + 1);
        await ctx.refused("createMeeting", "PARTNER_PLACE_MISMATCH", { as: host, body: far });
      }
      for (const bearing of [90, 225])
        await ctx.ok("createMeeting", { as: host, body: bodyAt(bearing, inside(PARTNER_PLACE_RADIUS_M) - 1) });
    },
  },
  {
    id: "meetings.geography.store-distance",
    title: "A store's distance is that of the great circle, in metres.",
    source: "member §3",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const { id, owner, body } = await newStore(ctx);
      for (const bearing of [0, 90, 225]) {
        const metres = 400 + bearing;
        await ctx.ok("setMemberLocation", { as: owner, body: towards(body, bearing, metres) });
        const { partnerPlaceSearchDtoList } = await ctx.ok("listPartnerPlaces", {
          as: owner,
          query: { pageSize: 50 },
        });
        const distance = partnerPlaceSearchDtoList.find((each) => each.id === id)?.distance ?? 0;
        ctx.between(distance, [inside(metres), outside(metres)], `The distance at ${bearing}° should be right.`);
      }
    },
  },
  {
    id: "meetings.geography.check-in",
    title: "Check-in works within 1,000 m of the place and is refused beyond, in every direction.",
    source: "member §5",
    needs: ["sms", "clock"],
    run: async (ctx) => {
      const [host, guest] = [await ctx.member("host"), await ctx.member("guest")];
      const place = { ...freshPosition(), latitude: 55 };
      const meetingId = await createMeeting(ctx, host, placeFields(place));
      await joinMeeting(ctx, meetingId, guest);
      await advanceToMeeting(ctx, host, meetingId, 0);
      const from = (bearing: number, metres: number) => ({ meetingId, ...towards(place, bearing, metres) });
      for (const bearing of BEARINGS) {
        const { data } = await ctx.refused("checkIn", "TOO_FAR_FROM_PLACE", {
          as: guest,
          body: from(bearing, outside(CHECK_IN_RADIUS_M)),
        });
        const distanceM = Number(data?.["distanceM"]);
        ctx.between(
          distanceM,
          [CHECK_IN_RADIUS_M, CHECK_IN_RADIUS_M * (1 + 3 * TOLERANCE)],
          "The refusal should have the distance.",
        );
      }
      await ctx.ok("checkIn", { as: guest, body: from(90, inside(CHECK_IN_RADIUS_M)) });
      await ctx.ok("checkIn", { as: host, body: from(225, inside(CHECK_IN_RADIUS_M)) });
    },
  },
);
