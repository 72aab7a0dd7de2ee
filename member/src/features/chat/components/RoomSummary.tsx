import type { ChatroomInfo } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { dishOf } from "../../../lib/dish.ts";
import { statusStyle } from "../../meetings/index.ts";
import { paths } from "../../../paths.ts";
import { NextIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/navigation/Link.tsx";
import { FramedImage } from "../../../ui/display/FramedImage.tsx";
import { StatusPill } from "../../../ui/display/StatusPill.tsx";
import styles from "./room.module.css";

/** The meeting in one line, as a link to its detail. */
export function RoomSummary({ meetingId, info }: { meetingId: number; info: ChatroomInfo }): ReactNode {
  const { tone, label } = statusStyle(info.meetingStatus);
  return (
    <Link to={paths.meeting(meetingId)} className={styles.summary}>
      <span className={styles.summaryImage}>
        <FramedImage imageUrl={info.meetingImageUrl} dish={dishOf(info.meetingTitle)} ratio="1/1" rounded />
      </span>
      <span className={styles.summaryText}>
        <strong>{info.meetingTitle}</strong>
        <span className={styles.quiet}>밥친구 {info.members.length}명</span>
      </span>
      <StatusPill tone={tone}>{label}</StatusPill>
      <NextIcon size={18} />
    </Link>
  );
}
