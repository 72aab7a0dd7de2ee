/** The dashboard, and the operator's own security code. */
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";
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

/** Sets the acting operator's own security code; sessions are kept. */
export async function changeSecurityCode(ctx: AuditContext, codeHash: string): Promise<void> {
  const { trx, now, actorId } = ctx;
  await trx.updateTable("adminCredentials").set({ codeHash, updatedAt: now }).where("memberId", "=", actorId).execute();
  await audit(ctx, { action: "SECURITY_CODE_CHANGE", target: { kind: "SYSTEM", id: null } });
}
