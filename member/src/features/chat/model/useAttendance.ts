import type { Attendance } from "@babchingu/openapi/types";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { api } from "../../../api/api.ts";
import { callWithClock, type ServerClock } from "./serverClock.ts";

export const attendanceKey = (meetingId: number): readonly unknown[] => ["attendance", meetingId];

/** Whether the member has checked in and rated; read when a card that shows it appears. */
export function useAttendance(meetingId: number): UseQueryResult<Attendance & ServerClock> {
  return useQuery({
    queryKey: attendanceKey(meetingId),
    queryFn: ({ signal }) => callWithClock(api.GET("/attendance/check", { params: { query: { meetingId } }, signal })),
  });
}
