import type { ChatroomInfo } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { dishOf } from "../../../lib/dish.ts";
import { formatSchedule } from "../../../lib/formatSchedule.ts";
import { parseTime } from "../../../lib/seoulTime.ts";
import { statusStyle } from "../../meetings/index.ts";
import { paths } from "../../../paths.ts";
import { NextIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/navigation/Link.tsx";
import { FramedImage } from "../../../ui/display/FramedImage.tsx";
import { StatusPill } from "../../../ui/display/StatusPill.tsx";
import { cx } from "../../../ui/cx.ts";
import { useNow } from "../../../ui/useNow.ts";
import styles from "./room.module.css";

interface RoomSummaryProps {
  meetingId: number;
  /** Undefined while it is loading: its place is kept, so that the messages don't jump. */
  info: ChatroomInfo | undefined;
}

/** When and where the meeting is, as a link to its detail. Its title is the screen's. */
export function RoomSummary({ meetingId, info }: RoomSummaryProps): ReactNode {
  const now = new Date(useNow());
  if (info === undefined) return <div className={styles.summary} />;
  const { tone, label } = statusStyle(info.meetingStatus);
  // A backend with the fields of the requirement alone sends neither.
  const at = info.scheduledAt === undefined ? null : parseTime(info.scheduledAt);
  return (
    <Link to={paths.meeting(meetingId)} className={styles.summary}>
      <span className={styles.summaryImage}>
        <FramedImage imageUrl={info.meetingImageUrl} dish={dishOf(info.meetingTitle)} ratio="1/1" rounded />
      </span>
      <span className={styles.summaryText}>
        <strong>{at ? formatSchedule(at, now) : info.meetingTitle}</strong>
        <span className={cx(styles.quiet, styles.summaryPlace)}>
          {info.placeName !== undefined && <span>{info.placeName}</span>}
          <span>
            {info.placeName !== undefined && " · "}밥친구 {info.members.length}명
          </span>
        </span>
      </span>
      <StatusPill tone={tone}>{label}</StatusPill>
      <NextIcon size={18} />
    </Link>
  );
}
