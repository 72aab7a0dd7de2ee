/** What members see of each other (D54). */
import { seoulDate } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { imageUrl } from "../media/index.ts";
import { meetingsAttendedSql, noShowsSql } from "../meetings/index.ts";

const MONTH_LENGTH = "2026-03".length;

interface ProfileRequest {
  memberId: number;
  viewerId: number;
  now: Date;
}

/** Whether the member hosts a meeting that isn't over, or has a seat or a pending application in one where the viewer has a seat. */
const meetsNow = ({ memberId, viewerId }: ProfileRequest): RawBuilder<SqlBool> => sql<SqlBool>`(
  exists (select from meetings where meetings.host_id = ${memberId} and meetings.status <> 'END')
  or exists (
    select from meeting_members as own
    join meetings on meetings.id = own.meeting_id and meetings.status <> 'END'
    where own.member_id = ${viewerId} and own.state = 'JOINED' and (
      exists (
        select from meeting_members as theirs
        where theirs.meeting_id = own.meeting_id and theirs.member_id = ${memberId} and theirs.state = 'JOINED')
      or exists (
        select from meeting_applications
        where meeting_applications.meeting_id = own.meeting_id and meeting_applications.member_id = ${memberId}
          and meeting_applications.status = 'PENDING'))))`;

/** @throws ApiError MEMBER_NOT_FOUND, also for a member whom the viewer doesn't meet now, or when one has blocked the other. */
export async function readProfile(db: Db, request: ProfileRequest): Promise<components["schemas"]["MemberProfile"]> {
  const { memberId, viewerId, now } = request;
  const row = await db
    .selectFrom("members")
    .leftJoin("images", "images.id", "members.imageId")
    .select(["members.name", "members.point", "members.phoneVerifiedAt", "members.createdAt", "images.key"])
    .select([
      sql<number>`(select count(*) from meetings where meetings.host_id = members.id and meetings.took_place)`.as(
        "held",
      ),
      meetingsAttendedSql("members.id").as("attended"),
      noShowsSql("members.id", now).as("noShows"),
    ])
    .where("members.id", "=", memberId)
    .where("members.withdrawnAt", "is", null)
    .where("members.role", "<>", "ROLE_ADMIN")
    .where(meetsNow(request))
    .where(
      sql<SqlBool>`not exists (
        select from blocks where (blocker_id, blocked_id) in ((${memberId}, ${viewerId}), (${viewerId}, ${memberId})))`,
    )
    .executeTakeFirst();
  if (row === undefined) throw new ApiError("MEMBER_NOT_FOUND");
  return {
    name: row.name,
    imageUrl: imageUrl(row.key),
    point: row.point,
    phoneVerified: row.phoneVerifiedAt !== null,
    joinedOn: seoulDate(row.createdAt).slice(0, MONTH_LENGTH),
    meetingsHeld: row.held,
    meetingsAttended: row.attended,
    noShows: row.noShows,
  };
}
