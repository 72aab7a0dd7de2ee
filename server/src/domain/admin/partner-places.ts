/** Partner stores and partner requests in the console. */
import { formatSeoulTime } from "@babchingu/openapi";
import type { PartnerPlaceSearchFieldValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import { type Selectable, sql } from "kysely";
import type { Db, PartnerPlaceApplicationsTable, PartnerPlacesTable } from "../../db/schema.ts";
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

/** The stores that match the search, newest first, also those whose contract has ended. */
export function listPlaces(
  db: Db,
  search?: { field: PartnerPlaceSearchFieldValue; term: string },
): AdminList<Schemas["AdminPartnerPlace"]> {
  let query = db
    .selectFrom("partnerPlaces")
    .leftJoin("members", "members.id", "partnerPlaces.memberId")
    .leftJoin("images", "images.id", "partnerPlaces.imageId")
    .selectAll("partnerPlaces")
    .select(["members.phone as memberPhone", "images.key as imageKey"])
    .orderBy("partnerPlaces.id", "desc");
  if (search?.field === "id") query = query.where(hasId("partnerPlaces.id", search.term));
  if (search?.field === "member_id") query = query.where(hasId("partnerPlaces.memberId", search.term));
  if (search?.field !== "name") return adminList(query, "partnerPlaces.id", toAdminPlace);
  const text = {
    isMatch: containsText("partnerPlaces.name", search.term),
    index: hasPiecesOf(sql.ref<string>("partnerPlaces.name"), search.term, 2),
  };
  return adminList(query, "partnerPlaces.id", toAdminPlace, { text });
}
