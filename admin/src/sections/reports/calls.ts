import { call } from "@babchingu/openapi";
import { defineCall, idPath, type IdParameter, type NoParameters } from "../../dataProvider/apiCall.ts";
import { PAGE_SIZE_MAX } from "../../dataProvider/createDataProvider.ts";
import { canBeWorked } from "./resource.ts";

/** Messages of the room shown with a report, half of them older than it. */
const CHATS_MAX = 30;

export const readChatsAround = defineCall(
  "readChatsAround",
  [],
  (api, { id, around }: IdParameter & { around: string }, signal) =>
    call(
      api.GET("/admin/meetings/{id}/chats", { params: { ...idPath(id), query: { size: CHATS_MAX, around } }, signal }),
    ),
);

/** Whether the reports of this backend can be worked (D58); without any report that isn't known, and does no harm. */
export const probeWorking = defineCall("probeWorking", [], async (api, _: NoParameters, signal) => {
  const { content } = await call(api.GET("/admin/reports", { params: { query: { page: 0, size: 1 } }, signal }));
  return content.every(canBeWorked);
});

/** The numbers of all open reports about a member, newest first. */
export const readOpenReportIds = defineCall(
  "readOpenReportIds",
  [],
  async (api, { reportedId }: { reportedId: number }, signal) => {
    const ids: number[] = [];
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const query = { page, size: PAGE_SIZE_MAX, reportedId, status: "PENDING" as const };
      const { content, totalPages } = await call(api.GET("/admin/reports", { params: { query }, signal }));
      ids.push(...content.map(({ id }) => id));
      pages = totalPages;
    }
    return ids;
  },
);
