import { parameterLimits } from "@babchingu/openapi/limits";
import type { PlaceSearch } from "../../adapters/place-search/place-search.ts";
import { createPlaceSearch } from "../../adapters/place-search/index.ts";
import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import {
  applyForPartnership,
  listPartnerPlaces,
  readOwnPlace,
  viewPolicy,
} from "../../domain/partners/partner-places.ts";
import { ApiError } from "../../lib/api-error.ts";
import { createWriter } from "../writer.ts";

/** Partner stores and place search. */
export function placeHandlers(deps: Deps, places: PlaceSearch = createPlaceSearch(deps.config)): Handlers {
  const { db, clock } = deps;
  const { write } = createWriter(deps);
  return {
    searchPlaces: ({ query: { term, latitude, longitude, page } }) =>
      places.search({ term: term.trim(), near: { latitude, longitude }, page: page ?? 0 }),
    listPartnerPlaces: ({ actor, query }) =>
      listPartnerPlaces(db, {
        memberId: actor.memberId,
        pageSize: query.pageSize ?? parameterLimits.listPartnerPlaces.pageSize.default,
        lastDistance: query.lastDistance,
        now: clock.now(),
      }),
    getPartnerPlacePolicy: async ({ params }) => ({ policy: await viewPolicy(db, params.id, clock.now()) }),
    getMyPartnerPlace: ({ actor }) => {
      if (actor.role !== "ROLE_PARTNER") throw new ApiError("NOT_PARTNER");
      return readOwnPlace(db, actor.memberId);
    },
    applyForPartnerPlace: async ({ actor, body }) => ({
      id: await write(actor, (ctx) => applyForPartnership(ctx, { memberId: actor.memberId, body })),
    }),
  };
}
