import { AdminPartnerPlaceColumns } from "@babchingu/openapi/columns";
import type { AdminPartnerPlace } from "@babchingu/openapi/types";
import { type Column, columnsOf } from "../../ui/columns/columnsOf.tsx";
import { storeColumns } from "../shared/storeColumns.tsx";

const column = columnsOf<AdminPartnerPlace>(AdminPartnerPlaceColumns);

/** Every field (console §2). */
export const columns: Column<AdminPartnerPlace>[] = [
  ...storeColumns,
  column.time("until"),
  column.number("cache", "원"),
  column.time("createdAt"),
  column.time("updatedAt"),
  column.number("count", "회"),
  column.phone("memberPhone"),
];
