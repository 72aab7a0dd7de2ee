/** Contracts of partner places, and which places members are offered (R9). */
import { DAY_MS, formatSeoulTime } from "@babchingu/openapi";
import type { Member } from "../../runner/actors.ts";
import type { Result } from "../../client/call-types.ts";
import { defineChecksThatNeed } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { expectSameIds } from "../support/lists.ts";
import { freshPosition, northOf, type Position } from "../support/positions.ts";
import { findStoreRow, newPartnerApplication, newStore, storeBody } from "../support/fixtures.ts";

type NearbyStore = Result<"listPartnerPlaces">["partnerPlaceSearchDtoList"][number];

/** Creates a store of a new owner at a position. */
async function newStoreAt(ctx: Context, position: Position): Promise<{ id: number; owner: Member }> {
  const [as, owner] = [await ctx.operator(), await ctx.member("store owner")];
  const body = { ...storeBody(ctx), ...position };
  const application = await newPartnerApplication(ctx, owner, body);
  await ctx.ok("acceptAdminPartnerApplication", { as, params: { id: application } });
  const { content } = await ctx.ok("searchAdminPartnerPlaces", { as, query: { field: "name", q: body.name } });
  owner.clearTokens();
  return { id: content[0]?.id ?? 0, owner };
}

/** Every store within `reachM` of the member, by paging. */
async function listStoresNear(ctx: Context, as: Member, pageSize: number, reachM: number): Promise<NearbyStore[]> {
  const stores: NearbyStore[] = [];
  let lastDistance: number | undefined;
  for (;;) {
    const query = lastDistance === undefined ? { pageSize } : { pageSize, lastDistance };
    const page = await ctx.ok("listPartnerPlaces", { as, query });
    stores.push(...page.partnerPlaceSearchDtoList);
    if (!page.hasNext || page.lastDistance === null || page.lastDistance > reachM) break;
    lastDistance = page.lastDistance;
  }
  return stores.filter(({ distance }) => distance <= reachM);
}

const yesterday = (ctx: Context) => formatSeoulTime(new Date(ctx.now().getTime() - DAY_MS));

export const checks = defineChecksThatNeed(
  ["sms", "operator"],
  {
    id: "admin.store.edit",
    title: "An edit changes what members and the owner see; the store deposit is replaced.",
    source: "console §2, console §4",
    covers: ["editAdminPartnerPlace 204", "setAdminPartnerPlaceCache 204"],
    run: async (ctx) => {
      const [as, { id, owner }] = [await ctx.operator(), await newStore(ctx)];
      const { imageId: _imageId, ...body } = { ...storeBody(ctx), policy: "새 혜택이에요.", phone: "031-1111-2222" };
      await ctx.ok("getPartnerPlacePolicy", { as: await ctx.sharedMember(), params: { id } });
      const { until, count } = await ctx.ok("getMyPartnerPlace", { as: owner });
      await ctx.ok("editAdminPartnerPlace", { as, params: { id }, body });
      for (const cache of [300_000, 20_000]) {
        await ctx.ok("setAdminPartnerPlaceCache", { as, params: { id }, body: { cache } });
        ctx.equal(
          (await ctx.ok("getMyPartnerPlace", { as: owner })).cache,
          cache,
          "The store deposit should be replaced.",
        );
      }
      const mine = await ctx.ok("getMyPartnerPlace", { as: owner });
      ctx.equal([mine.name, mine.policy, mine.phone], [body.name, body.policy, body.phone], "The owner should see it.");
      ctx.equal([mine.until, mine.count], [until, count], "Contract and views should stay.");
      const { policy } = await ctx.ok("getPartnerPlacePolicy", { as: await ctx.sharedMember(), params: { id } });
      ctx.equal(policy, body.policy, "Members should see it.");
    },
  },
  {
    id: "admin.store.until",
    title:
      "The contract's end is set to the minute; an extension sets it to the same day of the next month, or its last.",
    source: "console §4, D7",
    covers: ["setAdminPartnerPlaceUntil 204", "extendAdminPartnerPlace 204"],
    run: async (ctx) => {
      const [as, { id }] = [await ctx.operator(), await newStore(ctx)];
      const cases = [
        ["2031-01-31T18:30", "2031-02-28T18:30"],
        ["2032-01-31T00:00", "2032-02-29T00:00"],
        ["2031-12-15T23:59", "2032-01-15T23:59"],
        ["2020-05-31T09:00", "2020-06-30T09:00"],
      ] as const;
      for (const [until, extended] of cases) {
        await ctx.ok("setAdminPartnerPlaceUntil", { as, params: { id }, body: { until } });
        ctx.equal((await findStoreRow(ctx, id)).until.slice(0, 16), until, "The end should be the one that was set.");
        await ctx.ok("extendAdminPartnerPlace", { as, params: { id } });
        ctx.equal((await findStoreRow(ctx, id)).until.slice(0, 16), extended, "The end should be a month later.");
      }
      await ctx.refused("setAdminPartnerPlaceUntil", "INVALID_REQUEST", {
        as,
        params: { id },
        body: { until: "2031-02-30T10:00" },
      });
    },
  },
  {
    id: "admin.store.contract-over",
    title:
      "A store whose contract has ended isn't listed, and its benefits aren't returned (PARTNER_PLACE_NOT_FOUND); its owner still sees it.",
    source: "R9",
    covers: ["getPartnerPlacePolicy PARTNER_PLACE_NOT_FOUND"],
    run: async (ctx) => {
      const position = freshPosition();
      const [as, { id, owner }] = [await ctx.operator(), await newStoreAt(ctx, position)];
      const neighbour = await ctx.member("neighbour", { position });
      const offered = async () => (await listStoresNear(ctx, neighbour, 20, 100)).map((store) => store.id);
      ctx.equal(await offered(), [id], "Under contract the store should be offered.");
      await ctx.ok("setAdminPartnerPlaceUntil", { as, params: { id }, body: { until: yesterday(ctx) } });
      ctx.equal(await offered(), [], "After the contract's end the store should not be offered.");
      await ctx.refused("getPartnerPlacePolicy", "PARTNER_PLACE_NOT_FOUND", { as: neighbour, params: { id } });
      await ctx.ok("getMyPartnerPlace", { as: owner });
    },
  },
  {
    id: "admin.store.without-position",
    title: "A store without a position isn't listed.",
    source: "R9",
    run: async (ctx) => {
      const position = freshPosition();
      const [as, { id, owner }] = [await ctx.operator(), await newStoreAt(ctx, position)];
      const neighbour = await ctx.member("neighbour", { position });
      const { imageId: _imageId, ...fields } = storeBody(ctx);
      const body = { ...fields, latitude: null, longitude: null };
      await ctx.ok("editAdminPartnerPlace", { as, params: { id }, body });
      ctx.equal(await listStoresNear(ctx, neighbour, 20, 100), [], "The store should not be offered.");
      const { latitude, longitude } = await ctx.ok("getMyPartnerPlace", { as: owner });
      ctx.equal([latitude, longitude], [null, null], "Its owner should see that it has none.");
    },
  },
  {
    id: "admin.store.views",
    title: "Each request for the benefits counts as one view.",
    source: "R9",
    covers: ["getPartnerPlacePolicy 200"],
    run: async (ctx) => {
      const [{ id, owner, body }, reader] = [await newStore(ctx), await ctx.sharedMember()];
      for (let time = 0; time < 3; time += 1) {
        const { policy } = await ctx.ok("getPartnerPlacePolicy", { as: reader, params: { id } });
        ctx.equal(policy, body.policy, "The benefit should be returned.");
      }
      ctx.equal((await ctx.ok("getMyPartnerPlace", { as: owner })).count, 3, "Three views should be counted.");
      ctx.equal((await findStoreRow(ctx, id)).count, 3, "The console should count the same.");
    },
  },
  {
    id: "admin.store.pages",
    title: "Stores come nearest first with their distance; paging returns each once, also those at the same distance.",
    source: "D8",
    covers: ["listPartnerPlaces 200"],
    run: async (ctx) => {
      const position = freshPosition();
      const metres = [0, 300, 300, 300, 700];
      const stores: number[] = [];
      for (const distance of metres) stores.push((await newStoreAt(ctx, northOf(position, distance))).id);
      const neighbour = await ctx.member("neighbour", { position });
      for (const pageSize of [1, 2, 50]) {
        const nearby = await listStoresNear(ctx, neighbour, pageSize, 1000);
        const found = nearby.map(({ id }) => id);
        expectSameIds(ctx, found, stores, `With pages of ${pageSize} every store should come once.`);
        const distances = nearby.map(({ distance }) => distance);
        const shown = distances.every((distance, index) => Math.abs(distance - (metres[index] ?? 0)) < 2);
        ctx.assert(shown, "The nearest should come first, with its distance in metres.", distances);
      }
    },
  },
  {
    id: "admin.store.owner-withdraws",
    title: "A store whose owner withdraws stays, without an owner.",
    source: "R52",
    run: async (ctx) => {
      const { id, owner } = await newStore(ctx);
      await ctx.ok("withdrawMember", { as: owner });
      const { memberId, memberPhone } = await findStoreRow(ctx, id);
      ctx.equal([memberId, memberPhone], [null, null], "The store should have no owner.");
    },
  },
);
