import { AdminPartnerApplicationColumns } from "@babchingu/openapi/columns";
import type { AdminPartnerApplication } from "@babchingu/openapi/types";
import { CUT, columnsOf } from "../../ui/columns/columnsOf.tsx";

/** What a partner place and an application to become one have in common. */
interface Store extends Pick<
  AdminPartnerApplication,
  "id" | "name" | "address" | "phone" | "latitude" | "longitude" | "policy" | "imageId"
> {
  /** Null when the owner has withdrawn. */
  memberId: number | null;
}

const column = columnsOf<Store>(AdminPartnerApplicationColumns);

/** The fields with which both lists begin (console §2). */
export const storeColumns = [
  column.id("id"),
  column.id("memberId", "members"),
  column.text("name"),
  column.long("address", CUT.address),
  column.text("phone"),
  column.degrees("latitude"),
  column.degrees("longitude"),
  column.long("policy", CUT.policy),
  column.id("imageId"),
];
