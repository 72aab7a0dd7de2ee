import type { AdminPartnerPlace } from "@babchingu/openapi/types";
import type { Column } from "../list/columns.tsx";
import { columnsOf } from "../list/columns.tsx";
import { storeColumns } from "../list/store-columns.tsx";

const column = columnsOf<AdminPartnerPlace>();

/** Every field (§2). */
export const columns: Column<AdminPartnerPlace>[] = [
  ...storeColumns,
  column.time("until", "계약 만료"),
  column.number("cache", "예치금 (원)", "원"),
  column.time("createdAt", "등록"),
  column.time("updatedAt", "수정"),
  column.number("count", "조회", "회"),
  column.phone("memberPhone", "회원 휴대폰"),
];
