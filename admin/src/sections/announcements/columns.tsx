import { AdminAnnouncementColumns } from "@babchingu/openapi/columns";
import type { AdminAnnouncement } from "@babchingu/openapi/types";
import { MAX_CHARS, columnsOf } from "../../ui/columns/columnsOf.tsx";

const column = columnsOf<AdminAnnouncement>(AdminAnnouncementColumns);

/** Every field (console §2). */
export const columns = [
  column.id("id"),
  column.text("title"),
  column.truncatedText("content", MAX_CHARS.content),
  column.time("createdAt"),
  column.time("updatedAt"),
];
