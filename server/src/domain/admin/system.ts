/** The dashboard, and the operator's own security code. */
import { errorCatalogue } from "@babchingu/openapi/errors";
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { audit } from "../shared/audit.ts";
import { countRows } from "./list.ts";
import type { AuditContext } from "../shared/context.ts";

type Schemas = components["schemas"];

const MEMBERS_MAX = limits.AdminDashboard.memberLocationDtoList.maxItems;
const MEETINGS_MAX = limits.AdminDashboard.meetingLocationDtoList.maxItems;

/** The counts, and the positions of the newest members and meetings. */
export async function readDashboard(db: Db): Promise<Schemas["AdminDashboard"]> {
  const members = await db
    .selectFrom("members")
    .select(["id as memberId", "latitude", "longitude"])
    .where("latitude", "is not", null)
    .where("longitude", "is not", null)
    .orderBy("id", "desc")
    .limit(MEMBERS_MAX)
    .$narrowType<{ latitude: number; longitude: number }>()
    .execute();
  const meetings = await db
    .selectFrom("meetings")
    .select(["id as meetingId", "placeLatitude as latitude", "placeLongitude as longitude"])
    .orderBy("id", "desc")
    .limit(MEETINGS_MAX)
    .execute();
  return {
    // As in the lists of members and of meetings.
    memberCount: await countRows(db.selectFrom("members").where("deletedAt", "is", null)),
    meetingCount: await countRows(db.selectFrom("meetings")),
    memberLocationDtoList: members,
    meetingLocationDtoList: meetings,
  };
}

/** The hash of the operator's own security code. */
export async function readCodeHash(db: Db, memberId: number): Promise<string> {
  const { codeHash } = await db
    .selectFrom("adminCredentials")
    .select("codeHash")
    .where("memberId", "=", memberId)
    .executeTakeFirstOrThrow();
  return codeHash;
}

export function wrongCodeError(): ApiError {
  return new ApiError("CURRENT_CODE_WRONG", { fields: { "/currentCode": errorCatalogue.CURRENT_CODE_WRONG.message } });
}

/** Sets the acting operator's own security code, whose present one the caller verified; sessions are kept. @throws ApiError CURRENT_CODE_WRONG. */
export async function changeSecurityCode(
  ctx: AuditContext,
  { currentHash, codeHash }: { currentHash: string; codeHash: string },
): Promise<void> {
  const { trx, now, actorId } = ctx;
  const changed = await trx
    .updateTable("adminCredentials")
    .set({ codeHash, updatedAt: now })
    .where("memberId", "=", actorId)
    .where("codeHash", "=", currentHash)
    .returning("memberId")
    .executeTakeFirst();
  // Another request has changed it since, so the verified code is no longer the present one.
  if (!changed) throw wrongCodeError();
  await audit(ctx, { action: "SECURITY_CODE_CHANGE", target: { kind: "SYSTEM", id: null } });
}
