import type { AdminEvent } from "@babchingu/openapi/types";
import { CUT, columnsOf } from "../list/columns.tsx";

const column = columnsOf<AdminEvent>();

/** Every field (§2). */
export const columns = [
  column.id("id", "번호"),
  column.text("title", "제목"),
  column.long("content", "내용", CUT.content),
  column.id("imageId", "이미지 번호"),
  column.time("createdAt", "등록"),
  column.time("updatedAt", "수정"),
];
