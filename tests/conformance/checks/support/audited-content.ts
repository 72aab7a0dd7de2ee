/** Writes of operators on posts, images and partner places, with what the audit log should return of each. */
import { png } from "./images.ts";
import { newAnnouncement, newEvent, newPartnerApplication, newStore, POST, storeBody } from "./fixtures.ts";
import type { Write } from "./audited.ts";

const newTexts = { title: "새 제목", content: "새 내용" };
const NEXT_YEAR = "2031-05-31T23:59";

export const writesOnContent: Write[] = [
  {
    action: "PARTNER_APPLICATION_ACCEPT",
    kind: "PARTNER_APPLICATION",
    act: async (ctx) => {
      const id = await newPartnerApplication(ctx, await ctx.member("owner"));
      await ctx.ok("acceptAdminPartnerApplication", { as: await ctx.operator(), params: { id } });
      return { id };
    },
  },
  {
    action: "PARTNER_APPLICATION_DELETE",
    kind: "PARTNER_APPLICATION",
    act: async (ctx) => {
      const body = storeBody(ctx);
      const id = await newPartnerApplication(ctx, await ctx.member("owner"), body);
      await ctx.ok("deleteAdminPartnerApplication", { as: await ctx.operator(), params: { id } });
      return { id, before: { name: body.name } };
    },
  },
  {
    action: "PARTNER_PLACE_EDIT",
    kind: "PARTNER_PLACE",
    act: async (ctx) => {
      const { id, body } = await newStore(ctx);
      const edited = { ...body, phone: "02-111-2222" };
      await ctx.ok("editAdminPartnerPlace", { as: await ctx.operator(), params: { id }, body: edited });
      return { id, before: { phone: body.phone }, after: { phone: edited.phone } };
    },
  },
  {
    action: "PARTNER_PLACE_CACHE_CHANGE",
    kind: "PARTNER_PLACE",
    act: async (ctx) => {
      const { id } = await newStore(ctx);
      await ctx.ok("setAdminPartnerPlaceCache", { as: await ctx.operator(), params: { id }, body: { cache: 45_000 } });
      return { id, before: { cache: 0 }, after: { cache: 45_000 } };
    },
  },
  {
    action: "PARTNER_PLACE_UNTIL_CHANGE",
    kind: "PARTNER_PLACE",
    act: async (ctx) => {
      const { id } = await newStore(ctx);
      await ctx.ok("setAdminPartnerPlaceUntil", {
        as: await ctx.operator(),
        params: { id },
        body: { until: NEXT_YEAR },
      });
      return { id };
    },
  },
  {
    action: "PARTNER_PLACE_EXTEND",
    kind: "PARTNER_PLACE",
    act: async (ctx) => {
      const { id } = await newStore(ctx);
      await ctx.ok("extendAdminPartnerPlace", { as: await ctx.operator(), params: { id } });
      return { id };
    },
  },
  {
    action: "PARTNER_PLACE_DELETE",
    kind: "PARTNER_PLACE",
    act: async (ctx) => {
      const { id, body } = await newStore(ctx);
      await ctx.ok("deleteAdminPartnerPlace", { as: await ctx.operator(), params: { id } });
      return { id, before: { name: body.name } };
    },
  },
  {
    action: "EVENT_CREATE",
    kind: "EVENT",
    act: async (ctx) => ({ id: await newEvent(ctx), after: { ...POST } }),
  },
  {
    action: "EVENT_EDIT",
    kind: "EVENT",
    act: async (ctx) => {
      const id = await newEvent(ctx);
      await ctx.ok("editAdminEvent", { as: await ctx.operator(), params: { id }, body: newTexts });
      return { id, before: { ...POST }, after: newTexts };
    },
  },
  {
    action: "EVENT_DELETE",
    kind: "EVENT",
    act: async (ctx) => {
      const id = await newEvent(ctx);
      await ctx.ok("deleteAdminEvent", { as: await ctx.operator(), params: { id } });
      return { id, before: { ...POST } };
    },
  },
  {
    action: "ANNOUNCEMENT_CREATE",
    kind: "ANNOUNCEMENT",
    act: async (ctx) => ({ id: await newAnnouncement(ctx), after: { ...POST } }),
  },
  {
    action: "ANNOUNCEMENT_EDIT",
    kind: "ANNOUNCEMENT",
    act: async (ctx) => {
      const id = await newAnnouncement(ctx);
      await ctx.ok("editAdminAnnouncement", { as: await ctx.operator(), params: { id }, body: newTexts });
      return { id, before: { ...POST }, after: newTexts };
    },
  },
  {
    action: "ANNOUNCEMENT_DELETE",
    kind: "ANNOUNCEMENT",
    act: async (ctx) => {
      const id = await newAnnouncement(ctx);
      await ctx.ok("deleteAdminAnnouncement", { as: await ctx.operator(), params: { id } });
      return { id, before: { ...POST } };
    },
  },
  {
    action: "IMAGE_UPLOAD",
    kind: "IMAGE",
    act: async (ctx) => ({ id: (await ctx.ok("uploadImage", { as: await ctx.operator(), file: { data: png() } })).id }),
  },
  {
    action: "IMAGE_DELETE",
    kind: "IMAGE",
    act: async (ctx) => {
      const as = await ctx.operator();
      const { id } = await ctx.ok("uploadImage", { as, file: { data: png() } });
      await ctx.ok("deleteImage", { as, params: { id } });
      return { id };
    },
  },
];
