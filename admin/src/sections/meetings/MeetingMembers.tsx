import { AdminMemberColumns } from "@babchingu/openapi/columns";
import type { MeetingMember } from "@babchingu/openapi/types";
import { Avatar, Button, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import { imageSrc } from "@babchingu/web/api.ts";
import { reasonOf } from "../../dataProvider/errors.ts";
import { Allowed } from "../../ui/access/Allowed.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { BulkDialog } from "../../ui/list/BulkActions.tsx";
import { useRowQuery } from "../../ui/feedback/useApiQuery.ts";
import { dialogPath } from "../../ui/url.ts";
import { FailureMessage } from "../../ui/feedback/StatusMessage.tsx";
import { notifyMembers } from "../notifications/index.ts";
import { readMeetingMembers } from "./calls.ts";

/** The participants, with their count (console §2). */
export function MeetingMembers({ meetingId }: { meetingId: number }) {
  const { data, error, refetch, isFetching } = useRowQuery("meetings", readMeetingMembers, meetingId);
  const [recipients, setRecipients] = useState<readonly MeetingMember[] | null>(null);
  const body = () => {
    if (error && !isFetching) {
      return (
        <FailureMessage
          title="참여 회원을 불러오지 못했어요."
          reason={reasonOf(error)}
          onRetry={() => void refetch()}
          isSmall
        />
      );
    }
    if (!data) return <Skeleton variant="rounded" animation={false} height={72} />;
    if (data.length === 0) return <Typography variant="body2">참여한 회원이 없어요.</Typography>;
    return (
      <>
        <Members members={data} />
        <Allowed operation={notifyMembers.operation}>
          <Button variant="outlined" onClick={() => setRecipients(data)} sx={{ marginTop: "12px" }}>
            참여 회원에게 알림 보내기
          </Button>
        </Allowed>
      </>
    );
  };
  return (
    <Panel title={data ? `참여 회원 ${data.length}명` : "참여 회원"}>
      {body()}
      {recipients ? <NotifyDialog members={recipients} onClose={() => setRecipients(null)} /> : null}
    </Panel>
  );
}

function NotifyDialog({ members, onClose }: { members: readonly MeetingMember[]; onClose: () => void }) {
  const text = `참여한 회원 ${members.length}명에게 같은 알림을 보내요. 보낸 뒤에는 되돌릴 수 없어요.`;
  return <BulkDialog action={{ ...notifyMembers, text }} rows={members} counter="명" onClose={onClose} />;
}

const AVATAR_PX = 26;

function Members({ members }: { members: readonly MeetingMember[] }) {
  return (
    <Table size="small" aria-label="참여 회원">
      <TableHead>
        <TableRow>
          <TableCell align="right">{AdminMemberColumns.id}</TableCell>
          <TableCell>사진</TableCell>
          <TableCell>{AdminMemberColumns.name}</TableCell>
          <TableCell align="right">{AdminMemberColumns.point}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {members.map(({ id, name, imageUrl, point }) => (
          <TableRow key={id}>
            <TableCell align="right">{id}</TableCell>
            <TableCell>
              <Avatar
                {...(imageUrl === null ? {} : { src: imageSrc(imageUrl) })}
                alt={imageUrl === null ? "사진 없음" : `${name} 회원의 사진`}
                sx={{ width: AVATAR_PX, height: AVATAR_PX, fontSize: 13, bgcolor: "hairline", color: "text.secondary" }}
              >
                {name.slice(0, 1)}
              </Avatar>
            </TableCell>
            <TableCell sx={{ "& a": { color: "inherit" } }}>
              <Link to={dialogPath("members", id)}>{name}</Link>
            </TableCell>
            <TableCell align="right">{point}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
