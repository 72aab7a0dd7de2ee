import { call } from "@babchingu/openapi";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/api.ts";

export const meetingQuery = (meetingId: number) =>
  queryOptions({
    queryKey: ["meeting", meetingId],
    queryFn: ({ signal }) => call(api.GET("/meetings/{id}", { params: { path: { id: meetingId } }, signal })),
  });
