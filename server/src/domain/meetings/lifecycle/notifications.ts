import {
  CHECK_IN_OPENS_MIN,
  checkInOpensAt,
  NO_SHOW_OBJECTION_DAYS,
  NO_SHOW_PENALTY_WON,
  NO_SHOW_SCORE,
  SANCTION_APPEAL_DAYS,
} from "@babchingu/openapi";
import { notifyMembers } from "../../notifications/index.ts";
import type { WriteContext } from "../../shared/context.ts";
import { findJoinedMembers } from "../../shared/meeting-guards.ts";

interface NotifiedMeeting {
  id: number;
  title: string;
  scheduledAt: Date;
  placeName: string;
}

interface NotificationTemplate {
  title: string;
  content: (meeting: NotifiedMeeting) => string;
  url: (meeting: NotifiedMeeting) => string;
  /** From when on its push isn't sent any more. */
  pushExpiresAt?: (meeting: NotifiedMeeting) => Date;
}

/** "오후 6:30" */
const formatTime = (time: Date): string =>
  time.toLocaleTimeString("ko-KR", { timeZone: "Asia/Seoul", hour: "numeric", minute: "2-digit" });

const meetingUrl = (meeting: NotifiedMeeting): string => `/app/meetings/${meeting.id}`;
const chatUrl = (meeting: NotifiedMeeting): string => `/app/chat/${meeting.id}`;

/** The texts of every notification about a meeting. */
const templates = {
  applicationReceived: {
    title: "새 신청서가 왔어요",
    content: ({ title }) => `'${title}' 모임에 신청서가 도착했어요. 확인하고 답해 주세요.`,
    url: (meeting) => `/app/meetings/${meeting.id}/applications`,
  },
  applicationApproved: {
    title: "신청이 승인됐어요",
    content: ({ title }) => `'${title}' 모임에 함께하게 됐어요. 채팅방에서 인사해 보세요.`,
    url: chatUrl,
  },
  /** Also when the meeting was confirmed or has ended before the host answered (D22). */
  applicationRejected: {
    title: "이번에는 함께하지 못해요",
    content: ({ title }) => `'${title}' 모임에는 함께하지 못하게 됐어요. 맡긴 쌀알은 돌려드렸어요.`,
    url: meetingUrl,
  },
  meetingDeleted: {
    title: "모임이 사라졌어요",
    content: ({ title }) => `호스트가 '${title}' 모임을 삭제했어요. 쌀알은 돌려드렸어요.`,
    url: () => "/app/meetings",
  },
  deletedByOperator: {
    title: "모임이 사라졌어요",
    content: ({ title }) => `운영자가 '${title}' 모임을 삭제했어요.`,
    url: () => "/app/meetings",
  },
  deletedByOperatorWithRefund: {
    title: "모임이 사라졌어요",
    content: ({ title }) => `운영자가 '${title}' 모임을 삭제했어요. 맡긴 쌀알은 돌려드렸어요.`,
    url: () => "/app/mypage/rice-wallet",
  },
  /** Also when only its position has changed. */
  placeChanged: {
    title: "모임 장소가 바뀌었어요",
    content: ({ title, placeName }) => `호스트가 '${title}' 모임의 장소를 바꿨어요. 이제 '${placeName}'에서 만나요.`,
    url: meetingUrl,
  },
  confirmed: {
    title: "모임이 확정됐어요",
    content: ({ title }) => `'${title}' 모임이 확정됐어요. 시간에 맞춰 만나요.`,
    url: chatUrl,
  },
  reminder: {
    title: "곧 만나요",
    content: ({ title, scheduledAt }) =>
      `'${title}' 모임이 ${formatTime(scheduledAt)}에 시작해요. 늦지 않게 출발해 주세요.`,
    url: chatUrl,
    pushExpiresAt: ({ scheduledAt }) => checkInOpensAt(scheduledAt),
  },
  endedBelowMinimum: {
    title: "모임이 열리지 못했어요",
    content: ({ title }) => `'${title}' 모임에 최소 인원이 모이지 않았어요. 쌀알은 돌려드렸어요.`,
    url: meetingUrl,
  },
  endedByOperator: {
    title: "모임이 종료됐어요",
    content: ({ title }) => `운영자가 '${title}' 모임을 종료했어요. 맡긴 쌀알은 돌려드렸어요.`,
    url: meetingUrl,
  },
  checkInOpen: {
    title: "출석 체크가 열렸어요",
    content: ({ title }) => `'${title}' 모임 장소에 도착하면 출석 체크를 해 주세요.`,
    url: chatUrl,
  },
  checkInAnnounced: {
    title: "출석 체크를 기억해 주세요",
    content: ({ title, scheduledAt }) =>
      `'${title}' 모임의 출석 체크는 시작 ${CHECK_IN_OPENS_MIN}분 전인 ${formatTime(checkInOpensAt(scheduledAt))}부터 할 수 있어요. 그때 모임 장소에서 출석 체크를 해 주세요.`,
    url: chatUrl,
  },
  rateEachOther: {
    title: "오늘 식사는 어땠나요?",
    content: ({ title }) => `'${title}' 모임에서 함께한 밥친구의 매너를 평가해 주세요.`,
    url: chatUrl,
  },
  noShow: {
    title: "출석 체크를 하지 않았어요",
    content: ({ title }) =>
      `'${title}' 모임이 노쇼로 기록됐어요. 위약금 ${NO_SHOW_PENALTY_WON.toLocaleString("ko-KR")}원이 청구되고 밥점수가 ${NO_SHOW_SCORE}점 내려가요. 사정이 있었다면 ${NO_SHOW_OBJECTION_DAYS}일 안에 고객센터에 알려 주세요.`,
    url: () => "/app/customer-center",
  },
  expelled: {
    title: "모임에서 내보내졌어요",
    content: ({ title }) =>
      `여러 밥친구의 신고로 '${title}' 모임에 더 참여할 수 없어요. 쌀알은 돌려드리지 않아요. 이의가 있다면 ${SANCTION_APPEAL_DAYS}일 안에 고객센터에 알려 주세요.`,
    url: () => "/app/customer-center",
  },
  expelledAfterRefund: {
    title: "모임에서 내보내졌어요",
    content: ({ title }) =>
      `여러 밥친구의 신고로 '${title}' 모임에 더 참여할 수 없어요. 이의가 있다면 ${SANCTION_APPEAL_DAYS}일 안에 고객센터에 알려 주세요.`,
    url: () => "/app/customer-center",
  },
  seatOpened: {
    title: "빈자리가 생겼어요",
    content: ({ title }) => `'${title}' 모임에 자리가 났어요. 먼저 참여하는 분이 앉아요.`,
    url: meetingUrl,
  },
  becameHost: {
    title: "이제 호스트예요",
    content: ({ title }) => `호스트가 나가서 '${title}' 모임의 호스트를 이어받았어요.`,
    url: meetingUrl,
  },
} satisfies Record<string, NotificationTemplate>;

export type NotificationKind = keyof typeof templates;

/** Stores a notification for each member and queues its push, in the caller's transaction. */
export async function notifyAboutMeeting(
  ctx: WriteContext,
  { memberIds, kind, meeting }: { memberIds: number[]; kind: NotificationKind; meeting: NotifiedMeeting },
): Promise<void> {
  const { title, content, url, pushExpiresAt }: NotificationTemplate = templates[kind];
  const notification = { title, content: content(meeting), url: url(meeting) };
  await notifyMembers(ctx, { memberIds, notification, pushExpiresAt: pushExpiresAt?.(meeting) ?? null });
}

/** Notifies everybody with a seat but the member `exceptId`. */
export async function notifySeated(
  ctx: WriteContext,
  { meeting, kind, exceptId }: { meeting: NotifiedMeeting; kind: NotificationKind; exceptId?: number },
): Promise<void> {
  const members = await findJoinedMembers(ctx, meeting.id);
  const memberIds = members.map(({ memberId }) => memberId).filter((memberId) => memberId !== exceptId);
  await notifyAboutMeeting(ctx, { memberIds, kind, meeting });
}
