import { SystemMessageContentLabels, SystemMessageContentValues } from "@babchingu/openapi/enums";
import type { ChatMessage, ChatroomInfo } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { Button, LinkButton } from "../../../ui/controls/Button.tsx";
import { AttendanceRetry } from "./AttendanceRetry.tsx";
import { CheckInCard } from "./CheckInCard.tsx";
import styles from "./room.module.css";
import { useAttendance } from "../model/useAttendance.ts";

interface SystemCardProps {
  message: ChatMessage;
  info: ChatroomInfo;
  meetingId: number;
  onRate: () => void;
}

/** A system message; its content decides what the card shows (member §4). */
export function SystemCard({ message, info, meetingId, onRate }: SystemCardProps): ReactNode {
  const kind = SystemMessageContentValues.find((value) => value === message.content);
  if (kind === undefined) return <p className={styles.notice}>{message.content}</p>;
  const label = SystemMessageContentLabels[kind];
  if (kind === "CHECK") return <CheckInCard message={message} info={info} meetingId={meetingId} />;
  return (
    <section className={styles.card}>
      <h2>{label}</h2>
      {kind === "CONFIRMED" && <p className={styles.quiet}>이제 나가면 보증금을 돌려받지 못해요.</p>}
      {kind === "END_MINCAPACITY" && <p className={styles.quiet}>보증금은 모두 돌려드렸어요.</p>}
      {kind === "EVALUATION" && <RatingButton meetingId={meetingId} onRate={onRate} />}
      {kind === "ANNOUNCEMENT" && (
        <LinkButton variant="secondary" size="small" wide to={paths.announcements}>
          공지사항 보기
        </LinkButton>
      )}
    </section>
  );
}

function RatingButton({ meetingId, onRate }: { meetingId: number; onRate: () => void }): ReactNode {
  const attendance = useAttendance(meetingId);
  if (attendance.isLoadingError) return <AttendanceRetry attendance={attendance} />;
  const isDone = attendance.data?.evaluated ?? false;
  return (
    <Button size="small" wide disabled={isDone} busy={attendance.isPending} onClick={onRate}>
      {isDone ? "평가를 마쳤어요" : "매너 평가하기"}
    </Button>
  );
}
