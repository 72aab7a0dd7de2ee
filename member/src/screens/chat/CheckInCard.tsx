import {
  call,
  CHECK_COUNTDOWN_MIN,
  CHECK_IN_RADIUS_M,
  describeFailure,
  distanceM,
  MEETING_DEPOSIT_RICE,
} from "@babchingu/openapi";
import { SystemMessageContentLabels } from "@babchingu/openapi/enums";
import type { ChatMessage, ChatroomInfo } from "@babchingu/openapi/types";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/api.ts";
import { distanceWords } from "../../lib/distance.ts";
import { countdown } from "../../lib/timeWords.ts";
import { locate } from "../../native/locate.ts";
import { positionWords } from "../../native/position.ts";
import { reloadMember } from "../../session/session.ts";
import { Button } from "../../ui/Button.tsx";
import { notify } from "../../ui/Dialog.tsx";
import { toast } from "../../ui/Toast.tsx";
import { useNow } from "../../ui/useNow.ts";
import styles from "./room.module.css";
import { AttendanceRetry } from "./AttendanceRetry.tsx";
import { attendanceKey, useAttendance } from "./useAttendance.ts";

const COUNTDOWN_MS = CHECK_COUNTDOWN_MIN * 60_000;

const refusalWords = {
  ...positionWords,
  refused: "위치를 쓰는 데 동의하면 출석 체크를 할 수 있어요.",
  unsupported: "이 브라우저에서는 위치를 찾을 수 없어요. 밥친구 앱에서 출석 체크를 해 주세요.",
} as const;

interface CheckInCardProps {
  message: ChatMessage;
  info: ChatroomInfo | undefined;
  meetingId: number;
}

/** The attendance prompt: counts down from the message's time and checks in at the place. */
export function CheckInCard({ message, info, meetingId }: CheckInCardProps): ReactNode {
  const endsAt = Date.parse(message.createdAt) + COUNTDOWN_MS;
  const attendance = useAttendance(meetingId);
  const checkIn = useCheckIn(meetingId, info);
  const isDone = attendance.data?.checked ?? false;
  const openedAt = useNow(false);
  // A prompt of last week needn't tick.
  const now = useNow(!isDone && endsAt > openedAt);
  const leftMs = endsAt - now;
  const isOver = leftMs <= 0;

  return (
    <section className={styles.card}>
      <h2>{SystemMessageContentLabels.CHECK}</h2>
      <p className={styles.quiet}>
        모임 장소 {CHECK_IN_RADIUS_M / 1000}km 안에서 출석 체크를 하면 {MEETING_DEPOSIT_RICE}알을 돌려받아요.
      </p>
      {!isDone && (
        <p className={styles.countdown} role="timer" data-over={isOver || undefined}>
          {countdown(leftMs)}
        </p>
      )}
      {attendance.isError ? (
        <AttendanceRetry attendance={attendance} />
      ) : (
        <Button
          size="small"
          wide
          disabled={isDone || isOver}
          busy={checkIn.isPending || attendance.isPending || info === undefined}
          onClick={() => checkIn.mutate()}
        >
          {isDone ? "출석 체크를 했어요" : isOver ? "시간이 지났어요" : "출석 체크하기"}
        </Button>
      )}
    </section>
  );
}

function useCheckIn(meetingId: number, info: ChatroomInfo | undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<boolean> => {
      const outcome = await locate(true);
      if (outcome.kind !== "found") {
        await notify({ title: "알림", text: refusalWords[outcome.kind] });
        return false;
      }
      const { position } = outcome;
      const metres = info && distanceM(position, { latitude: info.placeLatitude, longitude: info.placeLongitude });
      if (metres !== undefined && metres > CHECK_IN_RADIUS_M) {
        await notify({
          title: "조금 더 가까이 와 주세요",
          text: `모임 장소에서 출석 체크를 해 주세요. 지금은 ${distanceWords(metres)} 떨어져 있어요.`,
        });
        return false;
      }
      await call(api.PATCH("/attendance/check", { body: { meetingId, ...position } }));
      return true;
    },
    onSuccess: (isChecked) => {
      if (!isChecked) return;
      toast(`출석 체크를 했어요. ${MEETING_DEPOSIT_RICE}알을 돌려받았어요.`);
      void reloadMember();
      void queries.invalidateQueries({ queryKey: attendanceKey(meetingId) });
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: attendanceKey(meetingId) });
      void notify({ title: "알림", text: describeFailure(error) });
    },
  });
}
