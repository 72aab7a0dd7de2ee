import type { MeetingDetail } from "@babchingu/openapi/types";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { depositText } from "../../rice/index.ts";
import { meetingQuery } from "../model/meetingQuery.ts";

interface LeavingRefundProps {
  meetingId: number;
  /** As the page has it. */
  meeting: MeetingDetail;
  isHost: boolean;
}

/** Whether who leaves gets the deposit back (D47). The meeting is read again, since it may have been confirmed after the page was loaded. */
export function LeavingRefund({ meetingId, meeting, isHost }: LeavingRefundProps): ReactNode {
  const { data = meeting } = useQuery({ ...meetingQuery(meetingId), staleTime: 0 });
  if (data.status === "RECRUITING") return `${isHost ? "만들" : "참여할"} 때 낸 ${depositText}은 돌려드려요.`;
  // Who has checked in has the deposit back already.
  if (data.status === "READY") return `출석 체크를 하지 않았다면 ${depositText}은 돌려받지 못해요.`;
  return `확정된 모임이라 ${depositText}은 돌려받지 못해요.`;
}
