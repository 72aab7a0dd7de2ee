/** What waits for an operator (D59). */
import { CONTRACT_ENDING_DAYS, DAY_MS } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";
import { addMs } from "../../lib/time.ts";
import { countRows } from "./list.ts";

/** Each count reads an index; none reads a whole table. */
export async function readInbox(db: Db, now: Date): Promise<components["schemas"]["AdminInbox"]> {
  const openReports = db.selectFrom("reports").where("status", "=", "PENDING");
  const oldest = await openReports.select("createdAt").orderBy("id").limit(1).executeTakeFirst();
  const endingContracts = db
    .selectFrom("partnerPlaces")
    .where("until", ">", now)
    .where("until", "<=", addMs(now, CONTRACT_ENDING_DAYS * DAY_MS));
  return {
    openReports: await countRows(openReports),
    oldestReportAt: oldest?.createdAt.toISOString() ?? null,
    partnerApplications: await countRows(db.selectFrom("partnerPlaceApplications")),
    endingContracts: await countRows(endingContracts),
    pendingPayments: await countRows(db.selectFrom("payments").where("status", "=", "PENDING")),
  };
}
