import { REPORT_ANSWER_HOURS } from "@babchingu/openapi";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { roomInfoQuery } from "../../chat/index.ts";
import { NoReportedMember } from "../components/NoReportedMember.tsx";
import { useReportTarget } from "../model/useReportTarget.ts";
import { ReportForm } from "../components/ReportForm.tsx";
import { ReportLoading } from "../components/ReportLoading.tsx";

const NOTES = [
  "신고한 사람이 누구인지 상대에게 알리지 않아요.",
  "한 모임에서 한 사람을 한 번 신고할 수 있어요.",
  "참여한 밥친구의 절반 넘게 신고하면 그 사람은 모임에서 내보내져요. 호스트는 제외예요.",
  `운영자가 ${REPORT_ANSWER_HOURS}시간 안에 확인하고, 필요하면 이용을 제한해요.`,
  "사실과 다른 신고를 되풀이하면 이용이 제한될 수 있어요.",
];

/** Reports a member of the same meeting, chosen in the list of participants or by one of their messages. */
export function ReportInMeetingScreen(): ReactNode {
  const meetingId = Number(useParams()["meetingId"]);
  const { reportedId, quote } = useReportTarget();
  const backTo = paths.chatRoom(meetingId);
  const info = useQuery({
    ...roomInfoQuery(meetingId),
    // Who leaves, or is expelled by this report, stays in the form.
    staleTime: "static",
  });
  if (info.data === undefined) {
    return <ReportLoading backTo={backTo} query={info} errorMessage="채팅방 정보를 불러오지 못했어요." />;
  }
  const person = info.data.members.find(({ id }) => id === reportedId);
  if (!person) return <NoReportedMember backTo={`${backTo}?sheet=people`} action="밥친구 고르기" />;
  return <ReportForm kind="in-meeting" {...{ meetingId, person, quote, backTo }} notes={NOTES} />;
}
