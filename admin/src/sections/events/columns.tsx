import { AdminEventColumns } from "@babchingu/openapi/columns";
import type { AdminEvent } from "@babchingu/openapi/types";
import { CUT, columnsOf } from "../../ui/columns/columnsOf.tsx";

const column = columnsOf<AdminEvent>(AdminEventColumns);

/** Every field (console §2). */
export const columns = [
  column.id("id"),
  column.text("title"),
  column.long("content", CUT.content),
  column.id("imageId"),
  column.time("createdAt"),
  column.time("updatedAt"),
];
