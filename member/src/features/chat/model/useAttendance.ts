import { call } from "@babchingu/openapi";
import type { Attendance } from "@babchingu/openapi/types";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { api } from "../../../api/api.ts";

export const attendanceKey = (meetingId: number): readonly unknown[] => ["attendance", meetingId];

interface ReadAttendance extends Attendance {
  /** How much the server's clock is ahead of the phone's, which may be wrong by hours; 0 from a server that doesn't tell. */
  serverAheadMs: number;
}

/** Whether the member has checked in and rated; read when a card that shows it appears. */
export function useAttendance(meetingId: number): UseQueryResult<ReadAttendance> {
  return useQuery({
    queryKey: attendanceKey(meetingId),
    queryFn: async ({ signal }) => {
      const reading = api.GET("/attendance/check", { params: { query: { meetingId } }, signal });
      const attendance = await call(reading);
      const serverTime = Date.parse((await reading).response.headers.get("Date") ?? "");
      return { ...attendance, serverAheadMs: serverTime - Date.now() || 0 };
    },
  });
}
