import { describeFailure, toFailure } from "@babchingu/openapi";
import type { ChatMessage, ChatroomInfo } from "@babchingu/openapi/types";
import { type Query, useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { type CSSProperties, type ReactNode, useEffect, useMemo } from "react";
import { useParams } from "react-router-dom";
import { buildListItems } from "../model/listItems.ts";
import type { ChatError, ChatSnapshot } from "../room/types.ts";
import { useChatRoom } from "../room/useChatRoom.ts";
import { roomInfoQuery } from "../model/roomInfoQuery.ts";
import { usePaintedRoom } from "../model/usePaintedRoom.ts";
import { findFirstUnread, useUnread } from "../model/useUnread.ts";
import { paths } from "../../../paths.ts";
import { reloadMember, useMember } from "../../../session/session.ts";
import { LinkButton } from "../../../ui/controls/Button.tsx";
import { ChatBowlsIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { ErrorState } from "../../../ui/feedback/ErrorState.tsx";
import { useSheetInUrl } from "../../../ui/overlays/useSheetInUrl.ts";
import { ProfileSheet, useProfileSheet } from "../../profile/index.ts";
import { CheckInBar } from "../components/CheckInCard.tsx";
import { Composer } from "../components/Composer.tsx";
import { MessageList } from "../components/MessageList.tsx";
import { MessageSheet, useMessageSheet } from "../components/MessageSheet.tsx";
import { ParticipantsSheet } from "../components/ParticipantsSheet.tsx";
import { RatingSheet } from "../components/RatingSheet.tsx";
import { MessageSkeletons, RoomLayout } from "../components/RoomLayout.tsx";
import { RoomSummary } from "../components/RoomSummary.tsx";
import styles from "../components/room.module.css";
import { useViewportHeight } from "../model/useViewportHeight.ts";

export function ChatRoomScreen(): ReactNode {
  const meetingId = Number(useParams()["meetingId"]);
  const me = useMember();
  const { room, phase, error, messages, outbox, hasEarlier, isLoadingEarlier } = useChatRoom(meetingId, me.id);
  const { data: info, error: infoError, refetch } = useRoomInfo(meetingId, messages, phase);
  const unread = useUnread(room, meetingId, me.id);
  const people = useSheetInUrl("people");
  const rating = useSheetInUrl("rating");
  const profile = useProfileSheet();
  const message = useMessageSheet();
  const height = useViewportHeight();
  const painted = usePaintedRoom(meetingId);
  const items = useMemo(() => {
    const blocked = new Set(info?.blockMemberIdList);
    return buildListItems(messages, outbox, me.id, blocked, findFirstUnread(unread, blocked));
  }, [messages, outbox, me.id, info?.blockMemberIdList, unread]);

  // Whom the member has blocked is in the info: without it there are no messages to show.
  const infoFailure: ChatError | null =
    info === undefined && infoError ? { kind: "loadFailed", failure: toFailure(infoError) } : null;
  const failure = phase === "failed" ? error : infoFailure;

  function retry(): void {
    if (phase === "failed") room.reload();
    if (info === undefined) void refetch();
  }

  return (
    <div ref={painted} style={height === null ? undefined : ({ "--screen-height": `${height}px` } as CSSProperties)}>
      <RoomLayout meetingId={meetingId} title={info?.meetingTitle} onPeople={people.show}>
        {failure ? (
          <RoomError error={failure} onRetry={retry} />
        ) : (
          <>
            <RoomSummary meetingId={meetingId} info={info} />
            {info?.meetingStatus === "READY" && (
              <CheckInBar message={messages.findLast(isCheckInPrompt)} info={info} meetingId={meetingId} />
            )}
            {phase === "reconnecting" && (
              <output className={styles.connecting}>
                <span>연결 중…</span>
              </output>
            )}
            {phase === "initialising" || info === undefined ? (
              <MessageSkeletons />
            ) : (
              <MessageList
                items={items}
                info={info}
                meetingId={meetingId}
                hasEarlier={hasEarlier}
                isLoadingEarlier={isLoadingEarlier}
                room={room}
                onRate={rating.show}
                onProfile={profile.show}
                onMessage={message.show}
              />
            )}
            <Composer meetingId={meetingId} onSend={(text) => room.send(text)} />
          </>
        )}
      </RoomLayout>
      {info && <ParticipantsSheet sheet={people} meetingId={meetingId} info={info} />}
      <ProfileSheet sheet={profile} />
      {info && <MessageSheet sheet={message} messages={messages} meetingId={meetingId} info={info} />}
      {info && <RatingSheet sheet={rating} meetingId={meetingId} info={info} />}
    </div>
  );
}

const isCheckInPrompt = ({ type, content }: ChatMessage): boolean => type === "SYSTEM" && content === "CHECK";

/** The room's meeting and members, refetched after a system message or a message of an unknown sender, and after an outage. */
function useRoomInfo(
  meetingId: number,
  messages: readonly { type: string; memberId: number | null }[],
  phase: ChatSnapshot["phase"],
): UseQueryResult<ChatroomInfo> {
  const queryClient = useQueryClient();
  const query = useQuery(roomInfoQuery(meetingId));
  const systemCount = messages.filter(({ type }) => type === "SYSTEM").length;
  const newest = messages.at(-1)?.memberId ?? null;
  const { data } = query;
  const isUnknownSender = data !== undefined && newest !== null && !data.members.some(({ id }) => id === newest);

  useEffect(() => {
    if (systemCount > 0 || isUnknownSender)
      void queryClient.invalidateQueries({ queryKey: roomInfoQuery(meetingId).queryKey });
  }, [queryClient, meetingId, systemCount, isUnknownSender]);
  useEffect(() => {
    if (phase !== "ready") return;
    // What couldn't be read while there was no connection.
    const predicate = ({ state }: Query): boolean => state.status === "error" && state.data === undefined;
    void queryClient.refetchQueries({ queryKey: roomInfoQuery(meetingId).queryKey, predicate });
  }, [queryClient, meetingId, phase]);
  // The list of rooms shows the newest message and whether it is read.
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: ["chat", "rooms"] }), [queryClient]);
  return query;
}

function RoomError({ error, onRetry }: { error: ChatError; onRetry: () => void }): ReactNode {
  const isTerminated = error.kind !== "loadFailed";
  // A ban or a logout in another tab may show here first: after a refetch of the member the guard redirects.
  useEffect(() => {
    if (isTerminated) void reloadMember();
  }, [isTerminated]);
  if (error.kind === "loadFailed") {
    return (
      <ErrorState fill title="채팅을 열지 못했어요" errorMessage={describeFailure(error.failure)} onRetry={onRetry} />
    );
  }
  return (
    <EmptyState
      fill
      illustration={<ChatBowlsIllustration />}
      title="이 채팅방을 볼 수 없어요"
      text={error.kind === "refused" ? error.message : "로그인이 끝났어요. 다시 로그인해 주세요."}
      action={<LinkButton to={paths.chat}>채팅 목록 보기</LinkButton>}
    />
  );
}
