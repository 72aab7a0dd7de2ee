import type { MeetingStatusValue } from "@babchingu/openapi/enums";
import type { MeetingDetail } from "@babchingu/openapi/types";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { depositText } from "../../rice/index.ts";
import { meetingQuery } from "../model/meetingQuery.ts";

interface LeavingRefundProps {
  meetingId: number;
  /** As the page has it. */
  meeting: MeetingDetail;
  /** Who leaves; absent at a deletion. */
  memberId?: number | undefined;
}

/**
 * Whether who leaves gets the deposit back (D47), and who hosts then. The meeting is read again, since it may have been confirmed, or got
 * another host, after the page was loaded.
 */
export function LeavingRefund({ meetingId, meeting, memberId }: LeavingRefundProps): ReactNode {
  const { data = meeting } = useQuery({ ...meetingQuery(meetingId), staleTime: 0 });
  return (
    <span aria-live="polite">
      {data.hostId === memberId && data.status !== "END" && "호스트는 가장 먼저 참여한 밥친구가 이어받아요.\n"}
      {refundText(data.status)}
    </span>
  );
}

/** Says nothing of when the deposit was paid: a host may have joined as a member. */
function refundText(status: MeetingStatusValue): string {
  if (status === "RECRUITING") return `맡긴 ${depositText}은 돌려드려요.`;
  // Who has checked in has the deposit back already.
  if (status === "READY") return `출석 체크를 하지 않았다면 ${depositText}은 돌려받지 못해요.`;
  if (status === "END") return "이미 끝난 모임이에요.";
  return `확정된 모임이라 ${depositText}은 돌려받지 못해요.`;
}
