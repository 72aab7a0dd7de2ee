/** What waits for an operator (D59). */
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";
import { countRows } from "./list.ts";
import { contractRange } from "./partner-places.ts";

/** Each count reads an index; none reads a whole table. */
export async function readInbox(db: Db, now: Date): Promise<components["schemas"]["AdminInbox"]> {
  const openReports = db.selectFrom("reports").where("status", "=", "PENDING");
  const oldest = await openReports.select("createdAt").orderBy("id").limit(1).executeTakeFirst();
  const { after, until } = contractRange("ENDING", now);
  const endingContracts = db.selectFrom("partnerPlaces").where("until", ">", after).where("until", "<=", until);
  return {
    openReports: await countRows(openReports),
    oldestReportAt: oldest?.createdAt.toISOString() ?? null,
    partnerApplications: await countRows(db.selectFrom("partnerPlaceApplications")),
    endingContracts: await countRows(endingContracts),
    pendingPayments: await countRows(db.selectFrom("payments").where("status", "=", "PENDING")),
  };
}
