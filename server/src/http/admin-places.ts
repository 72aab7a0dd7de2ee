import type { Handlers } from "../contract/types.ts";
import type { Deps } from "../deps.ts";
import { listApplications, listPlaces } from "../domain/admin-places.ts";
import { acceptApplication, deleteApplication } from "../domain/admin-places-applications.ts";
import { deletePlace, editPlace, extendByMonth, setCache, setUntil } from "../domain/admin-places-changes.ts";
import { sweepAfterCommit } from "../domain/images.ts";
import { operatorWrites } from "./admin-write.ts";

/** Partner stores and applications, for operators. */
export function adminPlaceHandlers(deps: Pick<Deps, "db" | "clock" | "storage" | "log">) {
  const { db } = deps;
  const { write } = operatorWrites(deps);
  return {
    listAdminPartnerApplications: ({ query }) => listApplications(db).page(query),
    acceptAdminPartnerApplication: ({ actor, params }) =>
      write(actor, (trx, by) => acceptApplication(trx, params.id, by)),
    deleteAdminPartnerApplication: async ({ actor, params }) => {
      await write(actor, (trx, by) => deleteApplication(trx, params.id, by));
      await sweepAfterCommit(deps);
    },
    listAdminPartnerPlaces: ({ query }) => listPlaces(db).page(query),
    searchAdminPartnerPlaces: ({ query }) => listPlaces(db, { field: query.field, term: query.q }).page(query),
    editAdminPartnerPlace: async ({ actor, params, body }) => {
      await write(actor, (trx, by) => editPlace(trx, { id: params.id, body }, by));
      await sweepAfterCommit(deps);
    },
    deleteAdminPartnerPlace: async ({ actor, params }) => {
      await write(actor, (trx, by) => deletePlace(trx, params.id, by));
      await sweepAfterCommit(deps);
    },
    setAdminPartnerPlaceCache: ({ actor, params, body }) =>
      write(actor, (trx, by) => setCache(trx, { id: params.id, cache: body.cache }, by)),
    setAdminPartnerPlaceUntil: ({ actor, params, body }) =>
      write(actor, (trx, by) => setUntil(trx, { id: params.id, until: body.until }, by)),
    extendAdminPartnerPlace: ({ actor, params }) => write(actor, (trx, by) => extendByMonth(trx, params.id, by)),
  } satisfies Handlers;
}
