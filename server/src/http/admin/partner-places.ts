import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { listApplications, listPlaces } from "../../domain/admin/partner-places.ts";
import { acceptApplication, deleteApplication } from "../../domain/admin/partner-applications.ts";
import {
  deletePlace,
  editPlace,
  extendByMonth,
  setCache,
  setContractEnd,
} from "../../domain/admin/partner-place-changes.ts";
import { sweepImagesAfterCommit } from "../../domain/media/images.ts";
import { createWriter } from "../writer.ts";

/** Partner stores and partner requests in the console. */
export function adminPlaceHandlers(deps: Pick<Deps, "db" | "clock" | "storage" | "log">) {
  const { db } = deps;
  const { write } = createWriter(deps);
  return {
    listAdminPartnerApplications: ({ query }) => listApplications(db).page(query),
    acceptAdminPartnerApplication: ({ actor, params }) => write(actor, (ctx) => acceptApplication(ctx, params.id)),
    deleteAdminPartnerApplication: async ({ actor, params }) => {
      await write(actor, (ctx) => deleteApplication(ctx, params.id));
      await sweepImagesAfterCommit(deps);
    },
    listAdminPartnerPlaces: ({ query }) => listPlaces(db).page(query),
    searchAdminPartnerPlaces: ({ query }) => listPlaces(db, { field: query.field, term: query.q }).page(query),
    editAdminPartnerPlace: async ({ actor, params, body }) => {
      await write(actor, (ctx) => editPlace(ctx, { id: params.id, body }));
      await sweepImagesAfterCommit(deps);
    },
    deleteAdminPartnerPlace: async ({ actor, params }) => {
      await write(actor, (ctx) => deletePlace(ctx, params.id));
      await sweepImagesAfterCommit(deps);
    },
    setAdminPartnerPlaceCache: ({ actor, params, body }) =>
      write(actor, (ctx) => setCache(ctx, { id: params.id, cache: body.cache })),
    setAdminPartnerPlaceUntil: ({ actor, params, body }) =>
      write(actor, (ctx) => setContractEnd(ctx, { id: params.id, until: body.until })),
    extendAdminPartnerPlace: ({ actor, params }) => write(actor, (ctx) => extendByMonth(ctx, params.id)),
  } satisfies Handlers;
}
