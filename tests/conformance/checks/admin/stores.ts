/** Partner places: applying, contracts, what members are offered (R9, R52). */
import { addMonths } from "../support/months.ts";
import { formatSeoulTime, parseSeoulTime } from "@babchingu/openapi";
import type { Member } from "../../kit/actors.ts";
import type { Result } from "../../kit/call-types.ts";
import { defineChecks } from "../../kit/check.ts";
import type { Context } from "../../kit/context.ts";
import { expectSame } from "../support/lists.ts";
import { ABSENT_ID, DAY_MS, openMeeting } from "../support/meetings.ts";
import { setMemberStatus } from "../support/operators.ts";
import { oneOf, race } from "../support/outcomes.ts";
import { freshSpot, northOf, placeAt } from "../support/spots.ts";
import type { Spot } from "../support/spots.ts";
import { newImage, newPartnerApplication, newStore, storeBody } from "../support/stage.ts";

type Offer = Result<"listPartnerPlaces">["partnerPlaceSearchDtoList"][number];

/** The store as the console shows it. */
async function rowOf(ctx: Context, id: number) {
  const query = { field: "id", q: String(id) } as const;
  const { content } = await ctx.ok("searchAdminPartnerPlaces", { as: await ctx.operator(), query });
  return content[0] ?? ctx.fail("The store should be found by its id.", { actual: "nothing" });
}

/** A store of a new owner at a place. */
async function storeAt(ctx: Context, spot: Spot): Promise<{ id: number; owner: Member }> {
  const [as, owner] = [await ctx.operator(), await ctx.member("store owner")];
  const body = { ...storeBody(ctx), ...spot };
  const application = await newPartnerApplication(ctx, owner, body);
  await ctx.ok("acceptAdminPartnerApplication", { as, params: { id: application } });
  const { content } = await ctx.ok("searchAdminPartnerPlaces", { as, query: { field: "name", q: body.name } });
  owner.forget();
  return { id: content[0]?.id ?? 0, owner };
}

/** Every store by paging from where a member is, until one is farther than the reach. */
async function offersNear(ctx: Context, as: Member, pageSize: number, reachM: number): Promise<Offer[]> {
  const offers: Offer[] = [];
  let lastDistance: number | undefined;
  for (;;) {
    const query = lastDistance === undefined ? { pageSize } : { pageSize, lastDistance };
    const page = await ctx.ok("listPartnerPlaces", { as, query });
    offers.push(...page.partnerPlaceSearchDtoList);
    if (!page.hasNext || page.lastDistance === null || page.lastDistance > reachM) break;
    lastDistance = page.lastDistance;
  }
  return offers.filter(({ distance }) => distance <= reachM);
}

const past = (ctx: Context) => formatSeoulTime(new Date(ctx.now().getTime() - DAY_MS));

export const checks = defineChecks(
  {
    id: "admin.store.accept",
    level: "admin",
    title:
      "Accepting makes a store with one month of contract, deposit 0 and no views; its owner becomes a partner and sees it.",
    source: "R52",
    needs: ["sms", "operator"],
    covers: ["acceptAdminPartnerApplication 204", "acceptAdminPartnerApplication E404-7", "getMyPartnerPlace 200"],
    run: async (ctx) => {
      const [as, owner, body] = [await ctx.operator(), await ctx.member("owner"), storeBody(ctx)];
      const application = await newPartnerApplication(ctx, owner, body);
      const { content } = await ctx.ok("listAdminPartnerApplications", { as, query: { size: 100 } });
      const waiting = content.find(({ id }) => id === application);
      ctx.equal(
        [waiting?.memberId, waiting?.name, waiting?.memberPhone],
        [owner.id, body.name, owner.phone],
        "It should wait.",
      );
      const acceptedAt = ctx.now();
      await ctx.ok("acceptAdminPartnerApplication", { as, params: { id: application } });
      await ctx.refused("acceptAdminPartnerApplication", "E404-7", { as, params: { id: application } });
      owner.forget();
      ctx.equal((await ctx.ok("getMe", { as: owner })).role, "ROLE_PARTNER", "The owner should be a partner.");
      const { until, ...mine } = await ctx.ok("getMyPartnerPlace", { as: owner });
      const { imageId: _imageId, ...sent } = body;
      ctx.equal(mine, { ...sent, imageUrl: null, cache: 0, count: 0, meetingCount: 0 }, "It should be as applied for.");
      const monthMs = addMonths(acceptedAt, 1).getTime();
      const differenceMs = Math.abs(parseSeoulTime(until).getTime() - monthMs);
      ctx.that(differenceMs <= 2 * 60_000, "The contract should run for a month.", until);
    },
  },
  {
    id: "admin.store.apply-once",
    level: "admin",
    title: "While an application waits, and with a store, one can't apply again: E409-25; after its deletion one can.",
    source: "openapi.json#/paths/~1partner-place-applications/post",
    needs: ["sms", "operator"],
    covers: [
      "applyForPartnerPlace E409-25",
      "deleteAdminPartnerApplication 204",
      "deleteAdminPartnerApplication E404-7",
    ],
    run: async (ctx) => {
      const [as, owner] = [await ctx.operator(), await ctx.member("owner")];
      const call = { as: owner, body: storeBody(ctx) };
      const first = await newPartnerApplication(ctx, owner);
      await ctx.refused("applyForPartnerPlace", "E409-25", call);
      await ctx.ok("deleteAdminPartnerApplication", { as, params: { id: first } });
      await ctx.refused("deleteAdminPartnerApplication", "E404-7", { as, params: { id: first } });
      const second = await newPartnerApplication(ctx, owner);
      await ctx.ok("acceptAdminPartnerApplication", { as, params: { id: second } });
      owner.forget();
      await ctx.refused("applyForPartnerPlace", "E409-25", call);
    },
  },
  {
    id: "admin.store.apply-at-once",
    level: "admin",
    title:
      "Of applications of one member that arrive together one is taken; of acceptances of one application one succeeds.",
    source: "D27",
    needs: ["sms", "operator"],
    covers: ["applyForPartnerPlace E409-25", "acceptAdminPartnerApplication E404-7"],
    run: async (ctx) => {
      const [as, owner] = [await ctx.operator(), await ctx.member("owner")];
      const body = storeBody(ctx);
      const calls = [1, 2, 3].map(() => ({ as: owner, body }));
      oneOf(ctx, await race(ctx, "applyForPartnerPlace", calls), "201", ["E409-25"], "One application may wait.");
      const { content } = await ctx.ok("listAdminPartnerApplications", { as, query: { size: 100 } });
      const own = content.filter(({ memberId }) => memberId === owner.id);
      ctx.equal(own.length, 1, "One application should wait.");
      const accept = { as, params: { id: own[0]?.id ?? 0 } };
      const outcomes = await race(ctx, "acceptAdminPartnerApplication", [accept, accept]);
      oneOf(ctx, outcomes, "204", ["E404-7"], "It can be accepted once.");
      const query = { field: "member_id", q: String(owner.id) } as const;
      const stores = await ctx.ok("searchAdminPartnerPlaces", { as, query });
      ctx.equal(stores.totalElements, 1, "There should be one store.");
    },
  },
  {
    id: "admin.store.picture",
    level: "admin",
    title: "An application and an edit take an own unused picture; others are refused with E400-15.",
    source: "member-app §5, admin-and-site §2",
    needs: ["sms", "operator"],
    covers: ["applyForPartnerPlace E400-15", "editAdminPartnerPlace E400-15"],
    run: async (ctx) => {
      const [as, owner] = [await ctx.operator(), await ctx.member("owner")];
      const foreign = await newImage(ctx, { as: await ctx.reader() });
      const imageId = await newImage(ctx, { as: owner });
      for (const used of [ABSENT_ID, foreign]) {
        await ctx.refused("applyForPartnerPlace", "E400-15", { as: owner, body: { ...storeBody(ctx), imageId: used } });
      }
      const { name, ...rest } = storeBody(ctx);
      const { id: application } = await ctx.ok("applyForPartnerPlace", { as: owner, body: { name, ...rest, imageId } });
      await ctx.ok("acceptAdminPartnerApplication", { as, params: { id: application } });
      const { content } = await ctx.ok("searchAdminPartnerPlaces", { as, query: { field: "name", q: name } });
      const id = content[0]?.id ?? 0;
      ctx.equal(content[0]?.imageId, imageId, "The store should keep the picture.");
      const edit = (change: { imageId?: number | null }) => {
        const { imageId: _imageId, ...words } = rest;
        return { as, params: { id }, body: { name, ...words, ...change } };
      };
      await ctx.refused("editAdminPartnerPlace", "E400-15", edit({ imageId: ABSENT_ID }));
      await ctx.ok("editAdminPartnerPlace", edit({}));
      ctx.equal((await rowOf(ctx, id)).imageId, imageId, "Without imageId it should stay.");
      await ctx.ok("editAdminPartnerPlace", edit({ imageId: null }));
      ctx.equal((await rowOf(ctx, id)).imageId, null, "With null it should go.");
    },
  },
  {
    id: "admin.store.applicant-gone",
    level: "admin",
    title: "The application of a suspended member can't be accepted: E409-52.",
    source: "errors.yaml",
    needs: ["sms", "operator"],
    covers: ["acceptAdminPartnerApplication E409-52"],
    run: async (ctx) => {
      const [as, owner] = [await ctx.operator(), await ctx.member("owner")];
      const id = await newPartnerApplication(ctx, owner);
      await setMemberStatus(ctx, owner, "BANNED");
      await ctx.refused("acceptAdminPartnerApplication", "E409-52", { as, params: { id } });
      await setMemberStatus(ctx, owner, "ACTIVE");
      await ctx.ok("acceptAdminPartnerApplication", { as, params: { id } });
    },
  },
  {
    id: "admin.store.edit",
    level: "admin",
    title: "An edit changes what members and the owner see; the deposit is replaced.",
    source: "admin-and-site §2, §4",
    needs: ["sms", "operator"],
    covers: ["editAdminPartnerPlace 204", "setAdminPartnerPlaceCache 204"],
    run: async (ctx) => {
      const [as, { id, owner }] = [await ctx.operator(), await newStore(ctx)];
      const { imageId: _imageId, ...body } = { ...storeBody(ctx), policy: "새 혜택이에요.", phone: "031-1111-2222" };
      await ctx.ok("editAdminPartnerPlace", { as, params: { id }, body });
      for (const cache of [300_000, 20_000]) {
        await ctx.ok("setAdminPartnerPlaceCache", { as, params: { id }, body: { cache } });
        ctx.equal((await ctx.ok("getMyPartnerPlace", { as: owner })).cache, cache, "The deposit should be replaced.");
      }
      const mine = await ctx.ok("getMyPartnerPlace", { as: owner });
      ctx.equal([mine.name, mine.policy, mine.phone], [body.name, body.policy, body.phone], "The owner should see it.");
      const { policy } = await ctx.ok("getPartnerPlacePolicy", { as: await ctx.reader(), params: { id } });
      ctx.equal(policy, body.policy, "Members should see it.");
    },
  },
  {
    id: "admin.store.until",
    level: "admin",
    title: "The contract's end is set to the minute; a month more is the same day of the next month, or its last.",
    source: "admin-and-site §4, D7",
    needs: ["sms", "operator"],
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
        ctx.equal((await rowOf(ctx, id)).until.slice(0, 16), until, "The end should be the one that was set.");
        await ctx.ok("extendAdminPartnerPlace", { as, params: { id } });
        ctx.equal((await rowOf(ctx, id)).until.slice(0, 16), extended, "It should be a month later.");
      }
      await ctx.refused("setAdminPartnerPlaceUntil", "E400-1", {
        as,
        params: { id },
        body: { until: "2031-02-30T10:00" },
      });
    },
  },
  {
    id: "admin.store.contract-over",
    level: "admin",
    title:
      "A store whose contract has ended is offered to nobody and gives no benefit (E404-6); its owner still sees it.",
    source: "R9",
    needs: ["sms", "operator"],
    covers: ["getPartnerPlacePolicy E404-6"],
    run: async (ctx) => {
      const spot = freshSpot();
      const [as, { id, owner }] = [await ctx.operator(), await storeAt(ctx, spot)];
      const neighbour = await ctx.member("neighbour", { position: spot });
      const offered = async () => (await offersNear(ctx, neighbour, 20, 100)).map((offer) => offer.id);
      ctx.equal(await offered(), [id], "Under contract it should be offered.");
      await ctx.ok("setAdminPartnerPlaceUntil", { as, params: { id }, body: { until: past(ctx) } });
      ctx.equal(await offered(), [], "After its contract it should not.");
      await ctx.refused("getPartnerPlacePolicy", "E404-6", { as: neighbour, params: { id } });
      await ctx.ok("getMyPartnerPlace", { as: owner });
    },
  },
  {
    id: "admin.store.without-position",
    level: "admin",
    title: "A store whose position was cleared is offered to nobody.",
    source: "R9",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const spot = freshSpot();
      const [as, { id, owner }] = [await ctx.operator(), await storeAt(ctx, spot)];
      const neighbour = await ctx.member("neighbour", { position: spot });
      const { imageId: _imageId, ...words } = storeBody(ctx);
      const body = { ...words, latitude: null, longitude: null };
      await ctx.ok("editAdminPartnerPlace", { as, params: { id }, body });
      ctx.equal(await offersNear(ctx, neighbour, 20, 100), [], "It should not be offered.");
      const { latitude, longitude } = await ctx.ok("getMyPartnerPlace", { as: owner });
      ctx.equal([latitude, longitude], [null, null], "Its owner should see that it has none.");
    },
  },
  {
    id: "admin.store.delete",
    level: "admin",
    title: "A deleted store is gone for everybody and its owner is a plain member; meetings there go on.",
    source: "R52",
    needs: ["sms", "operator"],
    covers: ["deleteAdminPartnerPlace 204", "getMyPartnerPlace E403-6"],
    run: async (ctx) => {
      const [as, { id, owner, body }] = [await ctx.operator(), await newStore(ctx)];
      const host = await ctx.member("host");
      const meetingId = await openMeeting(ctx, host, { partnerPlaceId: id, placeName: body.name, ...placeAt(body) });
      ctx.equal((await ctx.ok("getMyPartnerPlace", { as: owner })).meetingCount, 1, "The meeting should be counted.");
      await ctx.ok("deleteAdminPartnerPlace", { as, params: { id } });
      await ctx.refused("deleteAdminPartnerPlace", "E404-6", { as, params: { id } });
      await ctx.refused("getPartnerPlacePolicy", "E404-6", { as: host, params: { id } });
      owner.forget();
      ctx.equal((await ctx.ok("getMe", { as: owner })).role, "ROLE_USER", "The role should be taken back.");
      await ctx.refused("getMyPartnerPlace", "E403-6", { as: owner });
      const { placeName, partnerPlaceId } = await ctx.ok("getMeeting", { as: host, params: { id: meetingId } });
      ctx.equal([placeName, partnerPlaceId], [body.name, null], "The meeting should stay, without the benefit.");
    },
  },
  {
    id: "admin.store.views",
    level: "admin",
    title: "Each look at the benefit counts as one view.",
    source: "R9",
    needs: ["sms", "operator"],
    covers: ["getPartnerPlacePolicy 200"],
    run: async (ctx) => {
      const [{ id, owner, body }, reader] = [await newStore(ctx), await ctx.reader()];
      for (let time = 0; time < 3; time += 1) {
        const { policy } = await ctx.ok("getPartnerPlacePolicy", { as: reader, params: { id } });
        ctx.equal(policy, body.policy, "The benefit should be told.");
      }
      ctx.equal((await ctx.ok("getMyPartnerPlace", { as: owner })).count, 3, "Three views should be counted.");
      ctx.equal((await rowOf(ctx, id)).count, 3, "The console should count the same.");
    },
  },
  {
    id: "admin.store.pages",
    level: "admin",
    title:
      "Stores come nearest first with their distance; pages lose and repeat none, also those that are equally far.",
    source: "D8",
    needs: ["sms", "operator"],
    covers: ["listPartnerPlaces 200"],
    run: async (ctx) => {
      const spot = freshSpot();
      const metres = [0, 300, 300, 300, 700];
      const stores: number[] = [];
      for (const distance of metres) stores.push((await storeAt(ctx, northOf(spot, distance))).id);
      const neighbour = await ctx.member("neighbour", { position: spot });
      for (const pageSize of [1, 2, 50]) {
        const offers = await offersNear(ctx, neighbour, pageSize, 1000);
        const found = offers.map(({ id }) => id);
        expectSame(ctx, found, stores, `With pages of ${pageSize} every store should come once.`);
        const distances = offers.map(({ distance }) => distance);
        const shown = distances.every((distance, index) => Math.abs(distance - (metres[index] ?? 0)) < 2);
        ctx.that(shown, "The nearest should come first, with its distance in metres.", distances);
      }
    },
  },
  {
    id: "admin.store.owner-withdraws",
    level: "admin",
    title: "A store whose owner withdraws stays, without an owner.",
    source: "R52",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const { id, owner } = await newStore(ctx);
      await ctx.ok("withdrawMember", { as: owner });
      const { memberId, memberPhone } = await rowOf(ctx, id);
      ctx.equal([memberId, memberPhone], [null, null], "The store should have no owner.");
    },
  },
);
