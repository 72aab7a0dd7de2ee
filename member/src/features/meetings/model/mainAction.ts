/** The main action of a meeting by viewer and status, in one table (member §4, member §6). */
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import type { MeetingStatusValue } from "@babchingu/openapi/enums";
import type { MeetingDetail } from "@babchingu/openapi/types";

export type Viewer = "host" | "member" | "applicant" | "visitor";

export type ActionKind = "join" | "apply" | "requestSeatAlert" | "cancelSeatAlert" | "confirm" | "chat" | "none";

/** The main action, with the reason when it is disabled. */
export interface MainAction {
  kind: ActionKind;
  label: string;
  /** Shown beside the button; with `enabled: false` it is the reason. */
  note: string | null;
  enabled: boolean;
}

type MeetingState = Pick<
  MeetingDetail,
  | "status"
  | "hostId"
  | "members"
  | "memberCount"
  | "minCapacity"
  | "maxCapacity"
  | "requiresApproval"
  | "isApplicationSubmitted"
  | "hasSeatAlert"
>;

export function viewerOf(meeting: MeetingState, memberId: number): Viewer {
  if (meeting.hostId === memberId) return "host";
  if (meeting.members.some(({ id }) => id === memberId)) return "member";
  return meeting.isApplicationSubmitted ? "applicant" : "visitor";
}

const disabledAction = (label: string, note: string | null): MainAction => ({
  kind: "none",
  label,
  note,
  enabled: false,
});
const chatAction = (): MainAction => ({ kind: "chat", label: "채팅방 가기", note: null, enabled: true });
const recruitingClosed = (): MainAction => disabledAction("모집 마감", "이미 확정된 모임이에요.");
const meetingEnded = (): MainAction => disabledAction("끝난 모임", "다른 모임을 찾아보세요.");

function confirmAction({ memberCount, minCapacity }: MeetingState): MainAction {
  const missing = minCapacity - memberCount;
  return {
    kind: "confirm",
    label: "모임 확정하기",
    note: missing > 0 ? `${missing}명이 더 오면 확정할 수 있어요.` : null,
    enabled: missing <= 0,
  };
}

/** Of a full meeting; a backend without alerts doesn't say whether there is one (D49). */
function seatAction({ hasSeatAlert }: MeetingState): MainAction {
  if (hasSeatAlert === undefined) return disabledAction("자리가 다 찼어요", "빈자리가 나면 참여할 수 있어요.");
  return hasSeatAlert
    ? { kind: "cancelSeatAlert", label: "빈자리 알림 끄기", note: "빈자리가 나면 알려 드릴게요.", enabled: true }
    : { kind: "requestSeatAlert", label: "빈자리 알림 받기", note: "지금은 자리가 다 찼어요.", enabled: true };
}

function joinAction(meeting: MeetingState): MainAction {
  const { memberCount, maxCapacity, requiresApproval } = meeting;
  if (memberCount >= maxCapacity) return seatAction(meeting);
  return requiresApproval
    ? {
        kind: "apply",
        label: `${MEETING_DEPOSIT_RICE}알 내고 신청하기`,
        note: "호스트가 승인하면 함께해요.",
        enabled: true,
      }
    : { kind: "join", label: `${MEETING_DEPOSIT_RICE}알 내고 참여하기`, note: null, enabled: true };
}

const approvalPending = (): MainAction => disabledAction("승인 대기 중", "호스트가 신청서를 보고 있어요.");

const actionByViewer = {
  host: { RECRUITING: confirmAction, CONFIRMED: chatAction, READY: chatAction, END: chatAction },
  member: { RECRUITING: chatAction, CONFIRMED: chatAction, READY: chatAction, END: chatAction },
  applicant: { RECRUITING: approvalPending, CONFIRMED: recruitingClosed, READY: recruitingClosed, END: meetingEnded },
  visitor: { RECRUITING: joinAction, CONFIRMED: recruitingClosed, READY: recruitingClosed, END: meetingEnded },
} as const satisfies Record<Viewer, Record<MeetingStatusValue, (meeting: MeetingState) => MainAction>>;

/** The one main action of a meeting for this viewer. */
export function mainAction(meeting: MeetingState, viewer: Viewer): MainAction {
  return actionByViewer[viewer][meeting.status](meeting);
}

/** The label of the host's confirm button after the confirmation (member §4). */
export const confirmedLabel = {
  RECRUITING: null,
  CONFIRMED: "확정 완료",
  READY: "확정 완료",
  END: "모임 종료",
} as const satisfies Record<MeetingStatusValue, string | null>;
