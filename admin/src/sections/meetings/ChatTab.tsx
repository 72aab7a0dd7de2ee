import { Skeleton, Stack, Typography } from "@mui/material";
import { reasonOf } from "../../dataProvider/errors.ts";
import { useRowQuery } from "../../ui/feedback/useApiQuery.ts";
import { formatNumber } from "@babchingu/web/format.ts";
import { FailureMessage, StatusMessage } from "../../ui/feedback/StatusMessage.tsx";
import { ChatMessages } from "../shared/ChatMessages.tsx";
import { CHATS_MAX, readMeetingChats } from "./calls.ts";

const SKELETONS = ["70%", "52%", "84%", "61%"];

/** The meeting's messages in the order they were written (console §2). */
export function ChatTab({ meetingId }: { meetingId: number }) {
  const { data, error, refetch, isFetching } = useRowQuery("meetings", readMeetingChats, meetingId);
  if (error && !isFetching) {
    return (
      <FailureMessage
        title="채팅을 불러오지 못했어요."
        reason={reasonOf(error)}
        onRetry={() => void refetch()}
        isSmall
      />
    );
  }
  if (!data) {
    return (
      <Stack spacing={3} component="output" aria-label="채팅을 불러오는 중">
        {SKELETONS.map((width) => (
          <Skeleton key={width} variant="rounded" animation={false} width={width} height={44} />
        ))}
      </Stack>
    );
  }
  if (data.length === 0) return <StatusMessage title="채팅이 없어요." isSmall />;
  const messages = data.toSorted((one, other) => one.id - other.id);
  return (
    <>
      {data.length >= CHATS_MAX ? (
        <Typography variant="body2" color="textSecondary" sx={{ marginBottom: "12px" }}>
          최근 메시지 {formatNumber(CHATS_MAX)}개까지만 보여요.
        </Typography>
      ) : null}
      <ChatMessages messages={messages} />
    </>
  );
}
