/** Partner places: applying, accepting, deleting (R52). */
import { addMonths } from "../support/months.ts";
import { parseSeoulTime } from "@babchingu/openapi";
import { defineChecks } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { ABSENT_ID, openMeeting } from "../support/meetings.ts";
import { setMemberStatus } from "../support/operators.ts";
import { expectOneSuccess, race } from "../support/outcomes.ts";
import { placeAt } from "../support/spots.ts";
import { newImage, newPartnerApplication, newStore, storeBody } from "../support/fixtures.ts";

/** The store as the console shows it. */
async function rowOf(ctx: Context, id: number) {
  const query = { field: "id", q: String(id) } as const;
  const { content } = await ctx.ok("searchAdminPartnerPlaces", { as: await ctx.operator(), query });
  return content[0] ?? ctx.fail("The store should be found by its id.", { actual: "nothing" });
}

export const checks = defineChecks(
  {
    id: "admin.store.accept",
    title:
      "Accepting makes a store with one month of contract, deposit 0 and no views; its owner becomes a partner and sees it.",
    source: "R52",
    needs: ["sms", "operator"],
    covers: [
      "acceptAdminPartnerApplication 204",
      "acceptAdminPartnerApplication PARTNER_APPLICATION_NOT_FOUND",
      "getMyPartnerPlace 200",
    ],
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
      await ctx.refused("acceptAdminPartnerApplication", "PARTNER_APPLICATION_NOT_FOUND", {
        as,
        params: { id: application },
      });
      owner.clearTokens();
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
    title:
      "While an application waits, and with a store, one can't apply again: PARTNER_APPLICATION_PENDING; after its deletion one can.",
    source: "openapi.json#/paths/~1partner-place-applications/post",
    needs: ["sms", "operator"],
    covers: [
      "applyForPartnerPlace PARTNER_APPLICATION_PENDING",
      "deleteAdminPartnerApplication 204",
      "deleteAdminPartnerApplication PARTNER_APPLICATION_NOT_FOUND",
    ],
    run: async (ctx) => {
      const [as, owner] = [await ctx.operator(), await ctx.member("owner")];
      const call = { as: owner, body: storeBody(ctx) };
      const first = await newPartnerApplication(ctx, owner);
      await ctx.refused("applyForPartnerPlace", "PARTNER_APPLICATION_PENDING", call);
      await ctx.ok("deleteAdminPartnerApplication", { as, params: { id: first } });
      await ctx.refused("deleteAdminPartnerApplication", "PARTNER_APPLICATION_NOT_FOUND", {
        as,
        params: { id: first },
      });
      const second = await newPartnerApplication(ctx, owner);
      await ctx.ok("acceptAdminPartnerApplication", { as, params: { id: second } });
      owner.clearTokens();
      await ctx.refused("applyForPartnerPlace", "PARTNER_APPLICATION_PENDING", call);
    },
  },
  {
    id: "admin.store.apply-at-once",
    title:
      "Of applications of one member that arrive together one is taken; of acceptances of one application one succeeds.",
    source: "D27",
    needs: ["sms", "operator"],
    covers: [
      "applyForPartnerPlace PARTNER_APPLICATION_PENDING",
      "acceptAdminPartnerApplication PARTNER_APPLICATION_NOT_FOUND",
    ],
    run: async (ctx) => {
      const [as, owner] = [await ctx.operator(), await ctx.member("owner")];
      const body = storeBody(ctx);
      const calls = [1, 2, 3].map(() => ({ as: owner, body }));
      expectOneSuccess(
        ctx,
        await race(ctx, "applyForPartnerPlace", calls),
        "201",
        ["PARTNER_APPLICATION_PENDING"],
        "One application may wait.",
      );
      const { content } = await ctx.ok("listAdminPartnerApplications", { as, query: { size: 100 } });
      const own = content.filter(({ memberId }) => memberId === owner.id);
      ctx.equal(own.length, 1, "One application should wait.");
      const accept = { as, params: { id: own[0]?.id ?? 0 } };
      const outcomes = await race(ctx, "acceptAdminPartnerApplication", [accept, accept]);
      expectOneSuccess(ctx, outcomes, "204", ["PARTNER_APPLICATION_NOT_FOUND"], "It can be accepted once.");
      const query = { field: "member_id", q: String(owner.id) } as const;
      const stores = await ctx.ok("searchAdminPartnerPlaces", { as, query });
      ctx.equal(stores.totalElements, 1, "There should be one store.");
    },
  },
  {
    id: "admin.store.picture",
    title: "An application and an edit take an unused image of the caller; others are refused with IMAGE_NOT_USABLE.",
    source: "member §5, console §2",
    needs: ["sms", "operator"],
    covers: ["applyForPartnerPlace IMAGE_NOT_USABLE", "editAdminPartnerPlace IMAGE_NOT_USABLE"],
    run: async (ctx) => {
      const [as, owner] = [await ctx.operator(), await ctx.member("owner")];
      const foreign = await newImage(ctx, { as: await ctx.sharedMember() });
      const imageId = await newImage(ctx, { as: owner });
      for (const used of [ABSENT_ID, foreign]) {
        await ctx.refused("applyForPartnerPlace", "IMAGE_NOT_USABLE", {
          as: owner,
          body: { ...storeBody(ctx), imageId: used },
        });
      }
      const { name, ...rest } = storeBody(ctx);
      const { id: application } = await ctx.ok("applyForPartnerPlace", { as: owner, body: { name, ...rest, imageId } });
      await ctx.ok("acceptAdminPartnerApplication", { as, params: { id: application } });
      const { content } = await ctx.ok("searchAdminPartnerPlaces", { as, query: { field: "name", q: name } });
      const id = content[0]?.id ?? 0;
      ctx.equal(content[0]?.imageId, imageId, "The store should keep the image.");
      const edit = (change: { imageId?: number | null }) => {
        const { imageId: _imageId, ...fields } = rest;
        return { as, params: { id }, body: { name, ...fields, ...change } };
      };
      await ctx.refused("editAdminPartnerPlace", "IMAGE_NOT_USABLE", edit({ imageId: ABSENT_ID }));
      await ctx.ok("editAdminPartnerPlace", edit({}));
      ctx.equal((await rowOf(ctx, id)).imageId, imageId, "Without imageId it should stay.");
      await ctx.ok("editAdminPartnerPlace", edit({ imageId: null }));
      ctx.equal((await rowOf(ctx, id)).imageId, null, "With null it should be removed.");
    },
  },
  {
    id: "admin.store.applicant-gone",
    title: "The application of a suspended member can't be accepted: APPLICANT_GONE.",
    source: "errors.yaml",
    needs: ["sms", "operator"],
    covers: ["acceptAdminPartnerApplication APPLICANT_GONE"],
    run: async (ctx) => {
      const [as, owner] = [await ctx.operator(), await ctx.member("owner")];
      const id = await newPartnerApplication(ctx, owner);
      await setMemberStatus(ctx, owner, "BANNED");
      await ctx.refused("acceptAdminPartnerApplication", "APPLICANT_GONE", { as, params: { id } });
      await setMemberStatus(ctx, owner, "ACTIVE");
      await ctx.ok("acceptAdminPartnerApplication", { as, params: { id } });
    },
  },
  {
    id: "admin.store.delete",
    title: "A deleted store is gone for everybody and its owner is a plain member; meetings there continue.",
    source: "R52",
    needs: ["sms", "operator"],
    covers: ["deleteAdminPartnerPlace 204", "getMyPartnerPlace NOT_PARTNER"],
    run: async (ctx) => {
      const [as, { id, owner, body }] = [await ctx.operator(), await newStore(ctx)];
      const host = await ctx.member("host");
      const meetingId = await openMeeting(ctx, host, { partnerPlaceId: id, placeName: body.name, ...placeAt(body) });
      ctx.equal((await ctx.ok("getMyPartnerPlace", { as: owner })).meetingCount, 1, "The meeting should be counted.");
      await ctx.ok("deleteAdminPartnerPlace", { as, params: { id } });
      await ctx.refused("deleteAdminPartnerPlace", "PARTNER_PLACE_NOT_FOUND", { as, params: { id } });
      await ctx.refused("getPartnerPlacePolicy", "PARTNER_PLACE_NOT_FOUND", { as: host, params: { id } });
      owner.clearTokens();
      ctx.equal((await ctx.ok("getMe", { as: owner })).role, "ROLE_USER", "The role should be taken back.");
      await ctx.refused("getMyPartnerPlace", "NOT_PARTNER", { as: owner });
      const { placeName, partnerPlaceId } = await ctx.ok("getMeeting", { as: host, params: { id: meetingId } });
      ctx.equal([placeName, partnerPlaceId], [body.name, null], "The meeting should stay, without the benefit.");
    },
  },
);
