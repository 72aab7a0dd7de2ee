import {
  CHECK_COUNTDOWN_MIN,
  CHECK_IN_RADIUS_M,
  checkInClosesAt,
  checkInOpensAt,
  instantOf,
  MEETING_DEPOSIT_RICE,
  MINUTE_MS,
} from "@babchingu/openapi";
import { SystemMessageContentLabels } from "@babchingu/openapi/enums";
import type { ChatMessage, ChatroomInfo } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { formatDistance } from "../../../lib/formatDistance.ts";
import { formatClockTime, formatCountdown } from "../../../lib/formatTime.ts";
import { PositionError } from "../../../map/PositionError.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { NextIcon } from "../../../ui/icons/icons.tsx";
import { Sheet } from "../../../ui/overlays/Sheet.tsx";
import { useSheetInUrl } from "../../../ui/overlays/useSheetInUrl.ts";
import { useNow } from "../../../ui/useNow.ts";
import { AttendanceRetry } from "./AttendanceRetry.tsx";
import styles from "./room.module.css";
import { useAttendance } from "../model/useAttendance.ts";
import { useCheckIn } from "../model/useCheckIn.ts";

interface CheckInProps {
  /** The message that announced the check-in; undefined when it isn't loaded. */
  message: ChatMessage | undefined;
  info: ChatroomInfo;
  meetingId: number;
}

interface Period {
  opensAt: number;
  endsAt: number;
}

const OVER: Period = { opensAt: 0, endsAt: 0 };

/** The window of the meeting's time, in which the server takes check-ins: an operator may have announced it hours before (D19). */
function checkInPeriod(message: ChatMessage | undefined, info: ChatroomInfo): Period {
  if (info.scheduledAt !== undefined) {
    const meetingAt = instantOf(info.scheduledAt);
    return { opensAt: checkInOpensAt(meetingAt).getTime(), endsAt: checkInClosesAt(meetingAt).getTime() };
  }
  // A backend with the fields of the requirement alone sends none.
  if (message === undefined) return OVER;
  const announcedAt = Date.parse(message.createdAt);
  return { opensAt: announcedAt, endsAt: announcedAt + CHECK_COUNTDOWN_MIN * MINUTE_MS };
}

/** Where the check-in stands by the server's clock. */
function useCheckInPeriod({ message, info, meetingId }: CheckInProps) {
  const { opensAt, endsAt } = checkInPeriod(message, info);
  const attendance = useAttendance(meetingId);
  const isCheckedIn = attendance.data?.checked ?? false;
  const serverAheadMs = attendance.data?.serverAheadMs ?? 0;
  const mountedAt = useNow() + serverAheadMs;
  // An expired prompt needs no timer.
  const now = useNow(!isCheckedIn && endsAt > mountedAt) + serverAheadMs;
  // An operator may end the meeting before its time.
  const isEndedEarly = info.meetingStatus === "END" && now < endsAt;
  const leftMs = isEndedEarly ? 0 : endsAt - now;
  return {
    attendance,
    isCheckedIn,
    opensAt,
    leftMs,
    isEarly: !isEndedEarly && now < opensAt,
    isEndedEarly,
    isOver: leftMs <= 0,
  };
}

interface CheckInState {
  isCheckedIn: boolean;
  isEndedEarly: boolean;
  isOver: boolean;
  /** When it opens later. */
  opensAt: number | null;
}

/** Why there is no check-in now, or null. */
function closedTextOf(state: CheckInState): string | null {
  if (state.isCheckedIn) return "출석 체크를 했어요";
  if (state.isEndedEarly) return "모임이 끝났어요";
  if (state.opensAt !== null) return `${formatClockTime(new Date(state.opensAt))}부터 출석 체크할 수 있어요`;
  return state.isOver ? "시간이 지났어요" : null;
}

const useCheckInSheet = () => useSheetInUrl("checkin");

/** The attendance prompt among the messages. */
export function CheckInCard(props: CheckInProps): ReactNode {
  const sheet = useCheckInSheet();
  return (
    <section className={styles.card}>
      <h2>{SystemMessageContentLabels.CHECK}</h2>
      <CheckInPrompt {...props} isBehindSheet={sheet.open} />
    </section>
  );
}

/** The way to the check-in while it is open, however far its message has moved up. */
export function CheckInBar(props: CheckInProps): ReactNode {
  const sheet = useCheckInSheet();
  const { attendance, isCheckedIn, leftMs, isEarly, isOver } = useCheckInPeriod(props);
  return (
    <>
      {attendance.data !== undefined && !isCheckedIn && !isEarly && !isOver && (
        <button type="button" className={styles.checkInBar} onClick={sheet.show}>
          {SystemMessageContentLabels.CHECK} <span>{formatCountdown(leftMs)}</span>
          <NextIcon size={18} />
        </button>
      )}
      <Sheet open={sheet.open} onClose={sheet.hide} title={SystemMessageContentLabels.CHECK}>
        <div className={styles.checkIn}>
          <CheckInPrompt {...props} />
        </div>
      </Sheet>
    </>
  );
}

/**
 * Counts down until the check-in closes, and checks in at the place.
 * @param props.isBehindSheet the sheet reads the position: two readers would find different distances
 */
function CheckInPrompt({ isBehindSheet = false, ...props }: CheckInProps & { isBehindSheet?: boolean }): ReactNode {
  const { attendance, isCheckedIn, opensAt, leftMs, isEarly, isEndedEarly, isOver } = useCheckInPeriod(props);
  const closedText = closedTextOf({ isCheckedIn, isEndedEarly, isOver, opensAt: isEarly ? opensAt : null });

  return (
    <>
      <p className={styles.quiet}>
        {isCheckedIn
          ? `${MEETING_DEPOSIT_RICE}알을 돌려받았어요.`
          : `모임 장소 ${CHECK_IN_RADIUS_M / 1000}km 안에서 출석 체크를 하면 ${MEETING_DEPOSIT_RICE}알을 돌려받아요.`}
      </p>
      {!isCheckedIn && !isEarly && (
        <p className={styles.countdown} role="timer" data-over={isOver || undefined}>
          {formatCountdown(leftMs)}
        </p>
      )}
      {attendance.isLoadingError ? (
        <AttendanceRetry attendance={attendance} />
      ) : attendance.data !== undefined && closedText === null && !isBehindSheet ? (
        <CheckInControls meetingId={props.meetingId} info={props.info} />
      ) : (
        <Button size="small" wide disabled={closedText !== null} busy={attendance.isPending}>
          {closedText ?? "출석 체크하기"}
        </Button>
      )}
    </>
  );
}

/** While check-in is open: the distance to the place, and the button, enabled near it. */
function CheckInControls({ meetingId, info }: Pick<CheckInProps, "meetingId" | "info">): ReactNode {
  const { metres, isNear, isTooInaccurate, refusal, measuring, measure, checkIn, checking } = useCheckIn(
    meetingId,
    info,
  );
  const checkInButton = (
    <Button size="small" wide disabled={!isNear} busy={checking} onClick={checkIn}>
      출석 체크하기
    </Button>
  );
  if (refusal !== null) {
    return (
      <>
        <PositionError kind={refusal} alternative={POSITION_REQUIRED} busy={measuring} onRetry={measure} />
        {checkInButton}
      </>
    );
  }
  if (metres === null) {
    return (
      <>
        <p className={styles.quiet}>모임 장소까지의 거리를 확인하면 출석 체크할 수 있어요.</p>
        <Button size="small" wide busy={measuring} onClick={measure}>
          내 위치 확인하기
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={styles.distance} aria-live="polite" data-near={isNear || undefined}>
        {isNear
          ? `모임 장소까지 ${formatDistance(metres)}예요.`
          : isTooInaccurate
            ? "위치가 정확하지 않아요. 휴대폰 설정에서 정확한 위치를 켜거나 창가에서 다시 확인해 주세요."
            : `모임 장소에서 출석 체크를 해 주세요. 지금은 ${formatDistance(metres)} 떨어져 있어요.`}
      </p>
      {checkInButton}
      {!isNear && (
        <Button variant="text" size="small" wide busy={measuring} onClick={measure}>
          거리 다시 확인하기
        </Button>
      )}
    </>
  );
}

const POSITION_REQUIRED = "위치를 확인해야 출석 체크를 할 수 있어요. 밥친구 앱에서도 할 수 있어요.";
