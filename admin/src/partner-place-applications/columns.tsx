import type { AdminPartnerApplication } from "@babchingu/openapi/types";
import type { Column } from "../list/columns.tsx";
import { columnsOf } from "../list/columns.tsx";
import { storeColumns } from "../list/store-columns.tsx";

/** Every field (§2). */
export const columns: Column<AdminPartnerApplication>[] = [
  ...storeColumns,
  columnsOf<AdminPartnerApplication>().phone("memberPhone", "회원 휴대폰"),
];
