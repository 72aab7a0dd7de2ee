import { REPORT_ANSWER_HOURS } from "@babchingu/openapi";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { meetingQuery } from "../../meetings/index.ts";
import { NoReportedMember } from "../components/NoReportedMember.tsx";
import { useReportTarget } from "../model/useReportTarget.ts";
import { ReportForm } from "../components/ReportForm.tsx";
import { ReportLoading } from "../components/ReportLoading.tsx";

const NOTES = [
  "신고한 사람이 누구인지 상대에게 알리지 않아요.",
  "한 모임에서 한 사람을 한 번 신고할 수 있어요.",
  `운영자가 ${REPORT_ANSWER_HOURS}시간 안에 확인하고, 필요하면 이용을 제한해요.`,
  "사실과 다른 신고를 되풀이하면 이용이 제한될 수 있어요.",
];

/** Reports a member of a meeting from outside it: the host, unless the previous page chose another. */
export function ReportOutOfMeetingScreen(): ReactNode {
  const meetingId = Number(useParams()["meetingId"]);
  const { reportedId: chosenId } = useReportTarget();
  const backTo = paths.meeting(meetingId);
  const meeting = useQuery({
    ...meetingQuery(meetingId),
    // Who leaves stays in the form.
    ...(chosenId !== null && { staleTime: "static" }),
  });
  if (meeting.data === undefined) {
    return <ReportLoading backTo={backTo} query={meeting} errorMessage="모임 정보를 불러오지 못했어요." />;
  }
  const reportedId = chosenId ?? meeting.data.hostId;
  const person = meeting.data.members.find(({ id }) => id === reportedId);
  if (!person) return <NoReportedMember backTo={backTo} action="모임으로 돌아가기" />;
  return <ReportForm kind="out-of-meeting" {...{ meetingId, person, backTo }} notes={NOTES} />;
}
