import { AdminMemberColumns } from "@babchingu/openapi/columns";
import type { MeetingMember } from "@babchingu/openapi/types";
import { Avatar, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { imageSrc } from "@babchingu/web/api.ts";
import { reasonOf } from "../../dataProvider/errors.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import { useRowQuery } from "../../ui/feedback/useApiQuery.ts";
import { dialogPath } from "../../ui/url.ts";
import { FailureMessage } from "../../ui/feedback/StatusMessage.tsx";
import { readMeetingMembers } from "./calls.ts";

/** The participants, with their count (console §2). */
export function MeetingMembers({ meetingId }: { meetingId: number }) {
  const { data, error, refetch, isFetching } = useRowQuery("meetings", readMeetingMembers, meetingId);
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
    return <Members members={data} />;
  };
  return <Panel title={data ? `참여 회원 ${data.length}명` : "참여 회원"}>{body()}</Panel>;
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
