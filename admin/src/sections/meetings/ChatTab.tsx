import { Button, Skeleton, Stack } from "@mui/material";
import { reasonOf } from "../../dataProvider/errors.ts";
import { useApiPages } from "../../ui/feedback/useApiQuery.ts";
import { FailureMessage, StatusMessage } from "../../ui/feedback/StatusMessage.tsx";
import { ChatMessages } from "../shared/ChatMessages.tsx";
import { CHATS_MAX, readMeetingChats } from "./calls.ts";

const SKELETONS = ["70%", "52%", "84%", "61%"];

interface ChatTabProps {
  meetingId: number;
  pageSize?: number;
}

/** The meeting's messages in the order they were written (console §2). */
export function ChatTab({ meetingId, pageSize = CHATS_MAX }: ChatTabProps) {
  const latest = { id: meetingId, size: pageSize };
  const query = useApiPages("meetings", readMeetingChats, latest, (page) =>
    page.length < pageSize ? null : { ...latest, beforeId: Math.min(...page.map(({ id }) => id)) },
  );
  const { data, error, refetch, isFetching } = query;
  const isOlderFailed = query.isFetchNextPageError && !isFetching;
  if (error && !isFetching && !isOlderFailed) {
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
  const messages = data.pages.flat().toSorted((one, other) => one.id - other.id);
  if (messages.length === 0) return <StatusMessage title="채팅이 없어요." isSmall />;
  const readOlder = () => void query.fetchNextPage();
  return (
    <>
      {isOlderFailed ? (
        <FailureMessage title="이전 메시지를 불러오지 못했어요." reason={reasonOf(error)} onRetry={readOlder} isSmall />
      ) : query.hasNextPage ? (
        <Button variant="outlined" loading={query.isFetchingNextPage} onClick={readOlder} sx={{ marginBottom: "12px" }}>
          이전 메시지 더 보기
        </Button>
      ) : null}
      <ChatMessages messages={messages} />
    </>
  );
}
