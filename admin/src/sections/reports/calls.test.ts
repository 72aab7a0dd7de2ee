import { expect, test } from "vitest";
import { json, provider, reply, resetBeforeEach, sent } from "../../dataProvider/testing.ts";
import { readOpenReportIds } from "./calls.ts";

resetBeforeEach();

test("the open reports about a member are read to the last page", async () => {
  reply.mockImplementation((request) => {
    const currentPage = Number(new URL(request.url).searchParams.get("page"));
    return json({ content: [{ id: 31 - currentPage }], currentPage, totalPages: 2, totalElements: 2 });
  });
  expect((await provider.callApi(readOpenReportIds, { reportedId: 12 })).data).toEqual([31, 30]);
  expect(sent[1]?.url).toBe("/admin/reports?page=1&size=100&reportedId=12&status=PENDING");
});
