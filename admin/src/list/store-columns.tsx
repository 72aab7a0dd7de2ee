import type { AdminPartnerApplication } from "@babchingu/openapi/types";
import { CUT, columnsOf } from "./columns.tsx";

/** What a partner place and an application to become one have in common. */
interface Store extends Pick<
  AdminPartnerApplication,
  "id" | "name" | "address" | "phone" | "latitude" | "longitude" | "policy" | "imageId"
> {
  /** Null when the owner has withdrawn. */
  memberId: number | null;
}

const column = columnsOf<Store>();

/** The fields with which both lists begin (§2). */
export const storeColumns = [
  column.id("id", "번호"),
  column.id("memberId", "회원", "members"),
  column.text("name", "매장 이름"),
  column.long("address", "주소", CUT.address),
  column.text("phone", "매장 전화"),
  column.degrees("latitude", "위도"),
  column.degrees("longitude", "경도"),
  column.long("policy", "혜택", CUT.policy),
  column.id("imageId", "이미지 번호"),
];
