/** Partner stores and partner requests in the console. */
import { CONTRACT_ENDING_DAYS, DAY_MS, formatSeoulTime } from "@babchingu/openapi";
import type { PartnerPlaceSearchFieldValue, StoreContractStateValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import { type Selectable, sql } from "kysely";
import type { Db, PartnerPlaceApplicationsTable, PartnerPlacesTable } from "../../db/schema.ts";
import { addMs } from "../../lib/time.ts";
import { isWithinDays, type ListFilter, orderOf } from "./filters.ts";
import { adminList, type AdminList, containsText, hasId, hasPiecesOf } from "./list.ts";
import { imageUrl } from "../media/index.ts";

type Schemas = components["schemas"];

interface JoinedColumns {
  imageKey: string | null;
  memberPhone: string | null;
}

function toAdminApplication({
  imageKey,
  createdAt: _createdAt,
  ...row
}: Selectable<PartnerPlaceApplicationsTable> & JoinedColumns): Schemas["AdminPartnerApplication"] {
  return { ...row, imageUrl: imageUrl(imageKey) };
}

/** The pending applications, newest first; accepting one deletes it. */
export function listApplications(db: Db): AdminList<Schemas["AdminPartnerApplication"]> {
  const query = db
    .selectFrom("partnerPlaceApplications")
    .leftJoin("members", "members.id", "partnerPlaceApplications.memberId")
    .leftJoin("images", "images.id", "partnerPlaceApplications.imageId")
    .selectAll("partnerPlaceApplications")
    .select(["members.phone as memberPhone", "images.key as imageKey"])
    .orderBy("partnerPlaceApplications.id", "desc");
  return adminList(query, "partnerPlaceApplications.id", toAdminApplication);
}

function toAdminPlace({
  imageKey,
  until,
  createdAt,
  updatedAt,
  ...row
}: Selectable<PartnerPlacesTable> & JoinedColumns): Schemas["AdminPartnerPlace"] {
  return {
    ...row,
    imageUrl: imageUrl(imageKey),
    until: formatSeoulTime(until),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** When the contract of a store in this state ends: after one time, and not after another. */
export function contractRange(state: StoreContractStateValue, now: Date): { after: Date | null; until: Date | null } {
  if (state === "ENDED") return { after: null, until: now };
  return { after: now, until: state === "ENDING" ? addMs(now, CONTRACT_ENDING_DAYS * DAY_MS) : null };
}

interface StoreFilter extends ListFilter<StoreContractStateValue> {
  /** What a state is told by. */
  now?: Date;
}

/** The stores that match the search or the filter, newest first unless sorted otherwise, also those whose contract has ended. */
export function listPlaces(
  db: Db,
  search?: { field: PartnerPlaceSearchFieldValue; term: string },
  { now, ...filter }: StoreFilter = {},
): AdminList<Schemas["AdminPartnerPlace"]> {
  const order = orderOf(filter);
  let query = db
    .selectFrom("partnerPlaces")
    .leftJoin("members", "members.id", "partnerPlaces.memberId")
    .leftJoin("images", "images.id", "partnerPlaces.imageId")
    .selectAll("partnerPlaces")
    .select(["members.phone as memberPhone", "images.key as imageKey"])
    .where(isWithinDays("partnerPlaces.createdAt", filter))
    .orderBy("partnerPlaces.id", order);
  if (filter.status !== undefined && now !== undefined) {
    const { after, until } = contractRange(filter.status, now);
    if (after) query = query.where("partnerPlaces.until", ">", after);
    if (until) query = query.where("partnerPlaces.until", "<=", until);
  }
  if (search?.field === "id") query = query.where(hasId("partnerPlaces.id", search.term));
  if (search?.field === "member_id") query = query.where(hasId("partnerPlaces.memberId", search.term));
  if (search?.field !== "name") return adminList(query, "partnerPlaces.id", toAdminPlace, { order });
  const text = {
    isMatch: containsText("partnerPlaces.name", search.term),
    index: hasPiecesOf(sql.ref<string>("partnerPlaces.name"), search.term, 2),
  };
  return adminList(query, "partnerPlaces.id", toAdminPlace, { text });
}
