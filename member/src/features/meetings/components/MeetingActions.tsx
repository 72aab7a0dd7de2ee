import type { MeetingStatusValue } from "@babchingu/openapi/enums";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { Button, LinkButton } from "../../../ui/controls/Button.tsx";
import { ChatIcon } from "../../../ui/icons/icons.tsx";
import styles from "./detail.module.css";
import { confirmedLabel, type MainAction, type Viewer } from "../model/mainAction.ts";
import type { useMeetingMutations } from "../model/useMeetingMutations.tsx";

interface MeetingActionsProps {
  meetingId: number;
  status: MeetingStatusValue;
  viewer: Viewer;
  action: MainAction;
  mutations: ReturnType<typeof useMeetingMutations>;
}

/** The bottom bar: the main action with its note, and the second button of the host and of who has applied. */
export function MeetingActions({ meetingId, status, viewer, action, mutations }: MeetingActionsProps): ReactNode {
  const confirmed = viewer === "host" ? confirmedLabel[status] : null;
  return (
    <div className={styles.actions}>
      {action.note !== null && (
        <p id="meeting-note" className={styles.actionNote}>
          {action.note}
        </p>
      )}
      <div className={styles.actionRow}>
        {confirmed !== null && (
          <Button variant="secondary" disabled>
            {confirmed}
          </Button>
        )}
        {action.kind === "confirm" && (
          <LinkButton to={paths.chatRoom(meetingId)} variant="secondary" icon={<ChatIcon size={20} />}>
            채팅방
          </LinkButton>
        )}
        {viewer === "applicant" && (
          <LinkButton to={paths.pendingApplications} variant="secondary">
            내 신청 목록 보기
          </LinkButton>
        )}
        <MainButton meetingId={meetingId} action={action} mutations={mutations} />
      </div>
    </div>
  );
}

type MainButtonProps = Pick<MeetingActionsProps, "meetingId" | "action" | "mutations">;

function MainButton({ meetingId, action, mutations }: MainButtonProps): ReactNode {
  const { kind, label, enabled, note } = action;
  if (kind === "chat") return <LinkButton to={paths.chatRoom(meetingId)}>{label}</LinkButton>;
  if (kind === "apply") return <LinkButton to={paths.applyToMeeting(meetingId)}>{label}</LinkButton>;
  const { join, requestSeatAlert, cancelSeatAlert } = mutations;
  const onPress = { join, requestSeatAlert, cancelSeatAlert, confirm: mutations.confirmMeeting, none: null }[kind];
  return (
    <Button
      disabled={!enabled}
      busy={mutations.busy}
      aria-describedby={note === null ? undefined : "meeting-note"}
      onClick={() => void onPress?.()}
    >
      {label}
    </Button>
  );
}
