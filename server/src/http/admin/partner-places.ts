import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { listApplications, listPlaces } from "../../domain/admin/partner-places.ts";
import { maskApplication, maskOwner, pageForOperator } from "../../domain/admin/masking.ts";
import { acceptApplication, deleteApplication } from "../../domain/admin/partner-applications.ts";
import {
  deletePlace,
  editPlace,
  extendByMonth,
  setCache,
  setContractEnd,
} from "../../domain/admin/partner-place-changes.ts";
import { createImageSweepingWriter, createWriter } from "../writer.ts";

/** Partner stores and partner requests in the console. */
export function adminPlaceHandlers(deps: Pick<Deps, "db" | "clock" | "storage" | "log">) {
  const { db } = deps;
  const { write } = createWriter(deps);
  const writeAndSweepImages = createImageSweepingWriter(deps);
  return {
    listAdminPartnerApplications: async ({ actor, query }) =>
      pageForOperator(actor, await listApplications(db).page(query), maskApplication),
    acceptAdminPartnerApplication: ({ actor, params }) => write(actor, (ctx) => acceptApplication(ctx, params.id)),
    deleteAdminPartnerApplication: ({ actor, params }) =>
      writeAndSweepImages(actor, (ctx) => deleteApplication(ctx, params.id)),
    listAdminPartnerPlaces: async ({ actor, query }) =>
      pageForOperator(
        actor,
        await listPlaces(db, undefined, { ...query, now: deps.clock.now() }).page(query),
        maskOwner,
      ),
    searchAdminPartnerPlaces: async ({ actor, query: { field, q: term, ...page } }) =>
      pageForOperator(actor, await listPlaces(db, { field, term }).page(page), maskOwner),
    editAdminPartnerPlace: ({ actor, params, body }) =>
      writeAndSweepImages(actor, (ctx) => editPlace(ctx, { id: params.id, body })),
    deleteAdminPartnerPlace: ({ actor, params }) => writeAndSweepImages(actor, (ctx) => deletePlace(ctx, params.id)),
    setAdminPartnerPlaceCache: ({ actor, params, body }) =>
      write(actor, (ctx) => setCache(ctx, { id: params.id, cache: body.cache })),
    setAdminPartnerPlaceUntil: ({ actor, params, body }) =>
      write(actor, (ctx) => setContractEnd(ctx, { id: params.id, until: body.until })),
    extendAdminPartnerPlace: ({ actor, params }) => write(actor, (ctx) => extendByMonth(ctx, params.id)),
  } satisfies Handlers;
}
