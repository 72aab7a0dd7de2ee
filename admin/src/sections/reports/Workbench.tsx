/** One report to work: what was reported, about whom and by whom, what was said in the room, and the decision (D58). */
import type { AdminReport } from "@babchingu/openapi/types";
import { Box, Skeleton, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { reasonOf, statusOf } from "../../dataProvider/errors.ts";
import { Allowed } from "../../ui/access/Allowed.tsx";
import { FailureMessage } from "../../ui/feedback/StatusMessage.tsx";
import { useApiQuery } from "../../ui/feedback/useApiQuery.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import { dialogPath } from "../../ui/url.ts";
import { ChatMessages } from "../shared/ChatMessages.tsx";
import { readChatsAround } from "./calls.ts";
import { ReportStatus } from "./columns.tsx";
import { Decision } from "./Decision.tsx";
import { Person } from "./Person.tsx";

export function Workbench({ report }: { report: AdminReport }) {
  const { reporterId, reporterName, reportedId, reportedName, meetingId, content } = report;
  return (
    <>
      <Box component="section" aria-label="신고" sx={{ marginBottom: "16px" }}>
        <ReportStatus report={report} />
        <Typography component="blockquote" sx={{ margin: "8px 0 0", whiteSpace: "pre-line", fontSize: 16 }}>
          {content}
        </Typography>
      </Box>
      <Allowed operation="setAdminReport">
        <Decision report={report} />
      </Allowed>
      <Panel title="두 사람">
        <Box sx={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(220px, 1fr))", gap: "12px" }}>
          <Person label="신고된 회원" id={reportedId} name={reportedName} reportId={report.id} />
          <Person label="신고한 회원" id={reporterId} name={reporterName} reportId={report.id} />
        </Box>
      </Panel>
      <Allowed operation="listAdminMeetingChats">
        <Panel
          title="그때 채팅"
          hint={
            <>
              <Link to={dialogPath("meetings", meetingId)}>모임 {meetingId}</Link>에서 신고 앞뒤로 오간 말이에요. 읽은
              기록이 남아요.
            </>
          }
        >
          <ChatsAround report={report} />
        </Panel>
      </Allowed>
    </>
  );
}

function ChatsAround({ report }: { report: AdminReport }) {
  const { meetingId: id, createdAt: around, reporterId, reporterName, reportedId, reportedName } = report;
  const { data, error, refetch, isFetching } = useApiQuery("meetings", readChatsAround, { id, around });
  if (error && !isFetching) {
    if (statusOf(error) === 404) return <Typography variant="body2">모임이 삭제돼서 채팅이 없어요.</Typography>;
    const retry = () => void refetch();
    return <FailureMessage title="채팅을 불러오지 못했어요." reason={reasonOf(error)} onRetry={retry} isSmall />;
  }
  if (!data) return <Skeleton variant="rounded" animation={false} height={120} />;
  if (data.length === 0) return <Typography variant="body2">오간 말이 없어요.</Typography>;
  const names = { [reporterId]: `신고한 ${reporterName}`, [reportedId]: `신고된 ${reportedName}` };
  return (
    <Box component="section" aria-label="채팅" tabIndex={0} sx={{ maxHeight: 360, overflowY: "auto" }}>
      <ChatMessages messages={data} names={names} />
    </Box>
  );
}
