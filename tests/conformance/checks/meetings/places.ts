/** Partner stores as members see them: nearest first, by pages, only under contract (D8, R9, R52). */
import { DAY_MS, distanceM, formatSeoulTime } from "@babchingu/openapi";
import { defineChecksThatNeed } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { freshPosition, northOf, type Position } from "../support/positions.ts";
import { newPartnerApplication, newStore, storeBody, type Store } from "../support/fixtures.ts";

async function moveStore(ctx: Context, { id, body }: Store, position: Position): Promise<void> {
  const moved = { ...body, ...position };
  await ctx.ok("editAdminPartnerPlace", { as: await ctx.operator(), params: { id }, body: moved });
}

async function setUntil(ctx: Context, { id }: Store, days: number): Promise<void> {
  const until = formatSeoulTime(new Date(ctx.now().getTime() + days * DAY_MS));
  await ctx.ok("setAdminPartnerPlaceUntil", { as: await ctx.operator(), params: { id }, body: { until } });
}

export const checks = defineChecksThatNeed(
  ["sms", "operator"],
  {
    id: "meetings.places.nearest-first",
    title: "Partner stores come nearest first with their distance; the next page begins beyond the last one.",
    source: "D8, member §9",
    covers: ["listPartnerPlaces 200"],
    run: async (ctx) => {
      const stores = [await newStore(ctx), await newStore(ctx), await newStore(ctx)];
      // The nearest store is the newest, so that an order by id or by age fails.
      const position = freshPosition();
      for (const [index, store] of stores.entries()) await moveStore(ctx, store, northOf(position, 300 * (3 - index)));
      const as = await ctx.member("neighbour", { position });
      const ids = stores.map(({ id }) => id).toReversed();
      const found: number[] = [];
      let lastDistance: number | undefined;
      for (let page = 0; page < 3; page += 1) {
        const query = { pageSize: 1, ...(lastDistance === undefined ? {} : { lastDistance }) };
        const response = await ctx.ok("listPartnerPlaces", { as, query });
        for (const { id, distance, latitude, longitude } of response.partnerPlaceSearchDtoList) {
          found.push(id);
          const exact = distanceM(position, { latitude, longitude });
          ctx.between(distance, [exact - 5, exact + 5], "The distance is in metres.");
        }
        lastDistance = response.lastDistance ?? undefined;
      }
      ctx.equal(found.slice(0, 3), ids, "The pages should hold the stores by their distance.");
      const all = await ctx.ok("listPartnerPlaces", { as, query: { pageSize: 20 } });
      const distances = all.partnerPlaceSearchDtoList.map(({ distance }) => distance);
      ctx.equal(
        distances,
        distances.toSorted((a, b) => a - b),
        "One page should be nearest first, too.",
      );
    },
  },
  {
    id: "meetings.places.contract",
    title:
      "A store whose contract has ended is not offered, and its benefits are not returned: PARTNER_PLACE_NOT_FOUND.",
    source: "R9",
    covers: ["getPartnerPlacePolicy PARTNER_PLACE_NOT_FOUND"],
    run: async (ctx) => {
      const store = await newStore(ctx);
      const params = { id: store.id };
      const as = await ctx.member("visitor");
      const { policy } = await ctx.ok("getPartnerPlacePolicy", { as, params });
      ctx.equal(policy, store.body.policy, "The benefits should be those that were applied for.");
      const own = await ctx.ok("getMyPartnerPlace", { as: store.owner });
      ctx.equal(
        [own.name, own.count, own.meetingCount, own.cache],
        [store.body.name, 1, 0, 0],
        "Reading the benefits should count as a view.",
      );
      await setUntil(ctx, store, -1);
      await ctx.refused("getPartnerPlacePolicy", "PARTNER_PLACE_NOT_FOUND", { as, params });
    },
  },
  {
    id: "meetings.places.one-application",
    title: "One application or store per member: another is refused with PARTNER_APPLICATION_PENDING.",
    source: "member §5",
    covers: ["applyForPartnerPlace PARTNER_APPLICATION_PENDING"],
    run: async (ctx) => {
      const owner = await ctx.member("owner");
      await newPartnerApplication(ctx, owner);
      await ctx.refused("applyForPartnerPlace", "PARTNER_APPLICATION_PENDING", { as: owner, body: storeBody(ctx) });
      const { owner: partner } = await newStore(ctx);
      await ctx.refused("applyForPartnerPlace", "PARTNER_APPLICATION_PENDING", { as: partner, body: storeBody(ctx) });
    },
  },
  {
    id: "meetings.places.gone",
    title: "A partner whose store was deleted is no partner any more.",
    source: "R52",
    run: async (ctx) => {
      const { id, owner } = await newStore(ctx);
      ctx.equal((await ctx.ok("getMe", { as: owner })).role, "ROLE_PARTNER", "The owner should be a partner.");
      await ctx.ok("deleteAdminPartnerPlace", { as: await ctx.operator(), params: { id } });
      owner.clearTokens();
      ctx.equal((await ctx.ok("getMe", { as: owner })).role, "ROLE_USER", "The role should go with the store.");
      await ctx.refused("getMyPartnerPlace", "NOT_PARTNER", { as: owner });
    },
  },
);
