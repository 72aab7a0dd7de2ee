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

/** The fields that both lists have (console §2). */
export const storeColumns = {
  id: column.id("id"),
  memberId: column.id("memberId", "members"),
  name: column.text("name"),
  address: column.truncatedText("address", MAX_CHARS.address),
  phone: column.text("phone"),
  latitude: column.degrees("latitude"),
  longitude: column.degrees("longitude"),
  policy: column.truncatedText("policy", MAX_CHARS.policy),
  imageId: column.id("imageId"),
};
