/** Partner places: applying, accepting, deleting (R52). */
import { addMonths } from "../support/months.ts";
import { parseSeoulTime } from "@babchingu/openapi";
import { defineChecksThatNeed } from "../../runner/check.ts";
import { ABSENT_ID, createMeeting } from "../support/meetings.ts";
import { setMemberStatus } from "../support/operators.ts";
import { expectOneSuccess } from "../support/outcomes.ts";
import { placeFields } from "../support/positions.ts";
import { findStoreRow, newImage, newPartnerApplication, newStore, storeBody } from "../support/fixtures.ts";

export const checks = defineChecksThatNeed(
  ["sms", "operator"],
  {
    id: "admin.store.accept",
    title:
      "Accepting creates a store with a contract of one month, deposit 0 and no views; its owner becomes a partner and sees it.",
    source: "R52",
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
        "The application should be pending.",
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
      ctx.equal(
        mine,
        { ...sent, imageUrl: null, cache: 0, count: 0, meetingCount: 0 },
        "The store should have the fields of the application.",
      );
      const monthMs = addMonths(acceptedAt, 1).getTime();
      const differenceMs = Math.abs(parseSeoulTime(until).getTime() - monthMs);
      ctx.assert(differenceMs <= 2 * 60_000, "The contract should run for a month.", until);
    },
  },
  {
    id: "admin.store.apply-once",
    title:
      "A member with a pending application or a store can't apply again: PARTNER_APPLICATION_PENDING; after the deletion of the application they can.",
    source: "openapi.json#/paths/~1partner-place-applications/post",
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
      "One of several concurrent applications of a member succeeds, and one of several concurrent acceptances of an application.",
    source: "D27",
    covers: [
      "applyForPartnerPlace PARTNER_APPLICATION_PENDING",
      "acceptAdminPartnerApplication PARTNER_APPLICATION_NOT_FOUND",
    ],
    run: async (ctx) => {
      const [as, owner] = [await ctx.operator(), await ctx.member("owner")];
      const body = storeBody(ctx);
      const calls = [1, 2, 3].map(() => ({ as: owner, body }));
      await expectOneSuccess(ctx, "applyForPartnerPlace", calls, "PARTNER_APPLICATION_PENDING");
      const { content } = await ctx.ok("listAdminPartnerApplications", { as, query: { size: 100 } });
      const own = content.filter(({ memberId }) => memberId === owner.id);
      ctx.equal(own.length, 1, "One application should be pending.");
      const accept = { as, params: { id: own[0]?.id ?? 0 } };
      await expectOneSuccess(ctx, "acceptAdminPartnerApplication", [accept, accept], "PARTNER_APPLICATION_NOT_FOUND");
      const query = { field: "member_id", q: String(owner.id) } as const;
      const stores = await ctx.ok("searchAdminPartnerPlaces", { as, query });
      ctx.equal(stores.totalElements, 1, "There should be one store.");
    },
  },
  {
    id: "admin.store.picture",
    title:
      "An application and an edit accept an unused image of the caller; other images are refused with IMAGE_NOT_USABLE.",
    source: "member §5, console §2",
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
      ctx.equal((await findStoreRow(ctx, id)).imageId, imageId, "Without imageId the image should stay.");
      await ctx.ok("editAdminPartnerPlace", edit({ imageId: null }));
      ctx.equal((await findStoreRow(ctx, id)).imageId, null, "With null the image should be removed.");
    },
  },
  {
    id: "admin.store.applicant-gone",
    title: "The application of a banned member can't be accepted: APPLICANT_GONE.",
    source: "errors.yaml",
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
    covers: ["deleteAdminPartnerPlace 204", "getMyPartnerPlace NOT_PARTNER"],
    run: async (ctx) => {
      const [as, { id, owner, body }] = [await ctx.operator(), await newStore(ctx)];
      const host = await ctx.member("host");
      const meetingId = await createMeeting(ctx, host, {
        partnerPlaceId: id,
        placeName: body.name,
        ...placeFields(body),
      });
      ctx.equal((await ctx.ok("getMyPartnerPlace", { as: owner })).meetingCount, 1, "The meeting should be counted.");
      await ctx.ok("deleteAdminPartnerPlace", { as, params: { id } });
      await ctx.refused("deleteAdminPartnerPlace", "PARTNER_PLACE_NOT_FOUND", { as, params: { id } });
      await ctx.refused("getPartnerPlacePolicy", "PARTNER_PLACE_NOT_FOUND", { as: host, params: { id } });
      owner.clearTokens();
      ctx.equal((await ctx.ok("getMe", { as: owner })).role, "ROLE_USER", "The role should be revoked.");
      await ctx.refused("getMyPartnerPlace", "NOT_PARTNER", { as: owner });
      const { placeName, partnerPlaceId } = await ctx.ok("getMeeting", { as: host, params: { id: meetingId } });
      ctx.equal([placeName, partnerPlaceId], [body.name, null], "The meeting should stay, without the benefit.");
    },
  },
);
