import { call } from "@babchingu/openapi";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/api.ts";

/** The meeting and the members of a room. */
export const roomInfoQuery = (meetingId: number) =>
  queryOptions({
    queryKey: ["chat", "info", meetingId],
    queryFn: ({ signal }) =>
      call(api.GET("/chat/{meetingId}/chatroom-info", { params: { path: { meetingId } }, signal })),
  });
