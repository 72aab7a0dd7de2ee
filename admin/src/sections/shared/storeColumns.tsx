import { AdminPartnerApplicationColumns } from "@babchingu/openapi/columns";
import type { AdminPartnerApplication } from "@babchingu/openapi/types";
import { MAX_CHARS, columnsOf } from "../../ui/columns/columnsOf.tsx";

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
  column.truncatedText("address", MAX_CHARS.address),
  column.text("phone"),
  column.degrees("latitude"),
  column.degrees("longitude"),
  column.truncatedText("policy", MAX_CHARS.policy),
  column.id("imageId"),
];
