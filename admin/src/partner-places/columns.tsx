import type { AdminPartnerPlace } from "@babchingu/openapi/types";
import { CUT, columnsOf } from "../list/columns.tsx";

const column = columnsOf<AdminPartnerPlace>();

/** Every field (§2). */
export const columns = [
  column.id("id", "번호"),
  column.id("memberId", "회원"),
  column.text("name", "매장 이름"),
  column.long("address", "주소", CUT.address),
  column.text("phone", "매장 전화"),
  column.degrees("latitude", "위도"),
  column.degrees("longitude", "경도"),
  column.long("policy", "혜택", CUT.policy),
  column.id("imageId", "이미지 번호"),
  column.time("until", "계약 만료"),
  column.number("cache", "예치금 (원)", "원"),
  column.time("createdAt", "등록"),
  column.time("updatedAt", "수정"),
  column.number("count", "조회", "회"),
  column.phone("memberPhone", "회원 휴대폰"),
];
