import { AdminPartnerApplicationColumns } from "@babchingu/openapi/columns";
import type { AdminPartnerApplication } from "@babchingu/openapi/types";
import { type Column, columnsOf } from "../../ui/columns/columnsOf.tsx";
import { storeColumns } from "../shared/storeColumns.tsx";

/** Every field (console §2). */
export const columns: Column<AdminPartnerApplication>[] = [
  ...Object.values(storeColumns),
  columnsOf<AdminPartnerApplication>(AdminPartnerApplicationColumns).phone("memberPhone"),
];
