/** Writes of operators on posts, images and partner places, with the values that the audit log should record. */
import { png } from "./images.ts";
import {
  findStoreRow,
  newAnnouncement,
  newEvent,
  newPartnerApplication,
  newStore,
  SAMPLE_POST,
  storeBody,
} from "./fixtures.ts";
import { auditedWrite, type AuditedWrite } from "./audited-writes.ts";

const editedPost = { title: "새 제목", content: "새 내용" };
const NEXT_YEAR = "2031-05-31T23:59";

export const writesOnContent: AuditedWrite[] = [
  auditedWrite("PARTNER_APPLICATION_ACCEPT", async (ctx, as) => {
    const [owner, body] = [await ctx.member("owner"), storeBody(ctx)];
    const id = await newPartnerApplication(ctx, owner, body);
    await ctx.ok("acceptAdminPartnerApplication", { as, params: { id } });
    return { id, after: { memberId: owner.id, name: body.name } };
  }),
  auditedWrite("PARTNER_APPLICATION_DELETE", async (ctx, as) => {
    const body = storeBody(ctx);
    const owner = await ctx.member("owner");
    const id = await newPartnerApplication(ctx, owner, body);
    await ctx.ok("deleteAdminPartnerApplication", { as, params: { id } });
    return { id, before: { memberId: owner.id } };
  }),
  auditedWrite("PARTNER_PLACE_EDIT", async (ctx, as) => {
    const { id, body } = await newStore(ctx);
    const edited = { ...body, phone: "02-111-2222" };
    await ctx.ok("editAdminPartnerPlace", { as, params: { id }, body: edited });
    return { id, before: { phone: body.phone }, after: { phone: edited.phone } };
  }),
  auditedWrite("PARTNER_PLACE_CACHE_CHANGE", async (ctx, as) => {
    const { id } = await newStore(ctx);
    await ctx.ok("setAdminPartnerPlaceCache", { as, params: { id }, body: { cache: 45_000 } });
    return { id, before: { cache: 0 }, after: { cache: 45_000 } };
  }),
  auditedWrite("PARTNER_PLACE_UNTIL_CHANGE", async (ctx, as) => {
    const { id } = await newStore(ctx);
    const { until } = await findStoreRow(ctx, id);
    await ctx.ok("setAdminPartnerPlaceUntil", { as, params: { id }, body: { until: NEXT_YEAR } });
    return { id, before: { until }, after: { until: NEXT_YEAR } };
  }),
  auditedWrite("PARTNER_PLACE_EXTEND", async (ctx, as) => {
    const { id } = await newStore(ctx);
    const { until } = await findStoreRow(ctx, id);
    await ctx.ok("extendAdminPartnerPlace", { as, params: { id } });
    return { id, before: { until }, after: { until: (await findStoreRow(ctx, id)).until } };
  }),
  auditedWrite("PARTNER_PLACE_DELETE", async (ctx, as) => {
    const { id, body } = await newStore(ctx);
    await ctx.ok("deleteAdminPartnerPlace", { as, params: { id } });
    return { id, before: { name: body.name } };
  }),
  auditedWrite("EVENT_CREATE", async (ctx) => ({ id: await newEvent(ctx), after: { ...SAMPLE_POST } })),
  auditedWrite("EVENT_EDIT", async (ctx, as) => {
    const id = await newEvent(ctx);
    await ctx.ok("editAdminEvent", { as, params: { id }, body: editedPost });
    return { id, before: { ...SAMPLE_POST }, after: editedPost };
  }),
  auditedWrite("EVENT_DELETE", async (ctx, as) => {
    const id = await newEvent(ctx);
    await ctx.ok("deleteAdminEvent", { as, params: { id } });
    return { id, before: { ...SAMPLE_POST } };
  }),
  auditedWrite("ANNOUNCEMENT_CREATE", async (ctx) => ({
    id: await newAnnouncement(ctx),
    after: { ...SAMPLE_POST },
  })),
  auditedWrite("ANNOUNCEMENT_EDIT", async (ctx, as) => {
    const id = await newAnnouncement(ctx);
    await ctx.ok("editAdminAnnouncement", { as, params: { id }, body: editedPost });
    return { id, before: { ...SAMPLE_POST }, after: editedPost };
  }),
  auditedWrite("ANNOUNCEMENT_DELETE", async (ctx, as) => {
    const id = await newAnnouncement(ctx);
    await ctx.ok("deleteAdminAnnouncement", { as, params: { id } });
    return { id, before: { ...SAMPLE_POST } };
  }),
  auditedWrite("IMAGE_UPLOAD", async (ctx, as) => ({
    id: (await ctx.ok("uploadImage", { as, file: { data: png() } })).id,
  })),
  auditedWrite("IMAGE_DELETE", async (ctx, as) => {
    const { id } = await ctx.ok("uploadImage", { as, file: { data: png() } });
    await ctx.ok("deleteImage", { as, params: { id } });
    return { id };
  }),
];
