import type { MeetingListItem } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { dishOf } from "../../../lib/dish.ts";
import { parseTime } from "../../../lib/seoulTime.ts";
import { formatSchedule } from "../../../lib/formatSchedule.ts";
import { paths } from "../../../paths.ts";
import { LinkCard } from "../../../ui/layout/Card.tsx";
import { PinIcon } from "../../../ui/icons/icons.tsx";
import { FramedImage } from "../../../ui/display/FramedImage.tsx";
import { SeatBowls } from "../../../ui/display/SeatBowls.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { StatusPill } from "../../../ui/display/StatusPill.tsx";
import { useNow } from "../../../ui/useNow.ts";
import styles from "./MeetingCard.module.css";
import { statusStyle } from "../model/status.ts";

export type CardMeeting = Pick<
  MeetingListItem,
  "meetingId" | "title" | "imageUrl" | "placeName" | "memberCount" | "maxCapacity" | "scheduledAt" | "status"
>;

interface MeetingCardProps {
  meeting: CardMeeting;
  /** The link's target; the meeting by default. */
  to?: string;
  /** `large`: image on top, for browsing; `row`: image at the side, for the member's own lists. */
  variant?: "large" | "row";
  /** On the first screen: its image is loaded at once. */
  eager?: boolean;
}

/** A meeting in a list: the whole card is the link. */
export function MeetingCard({
  meeting,
  to = paths.meeting(meeting.meetingId),
  variant = "large",
  eager = false,
}: MeetingCardProps): ReactNode {
  const { title, imageUrl, placeName, memberCount, maxCapacity, status } = meeting;
  const { tone, label } = statusStyle(status);
  const isRow = variant === "row";
  return (
    <LinkCard to={to} flush data-variant={variant}>
      <div className={isRow ? styles.row : undefined}>
        <div className={isRow ? styles.rowImage : undefined}>
          <FramedImage
            imageUrl={imageUrl}
            dish={dishOf(title, placeName)}
            ratio={isRow ? "1/1" : "2/1"}
            eager={eager}
          />
        </div>
        <div className={styles.body}>
          <h2 className={styles.title}>
            {title}
            <StatusPill tone={tone}>{label}</StatusPill>
          </h2>
          <p className={styles.when}>
            <ScheduledTime at={meeting.scheduledAt} />
          </p>
          <p className={styles.place}>
            <PinIcon size={16} />
            {placeName}
          </p>
          <SeatBowls taken={memberCount} capacity={maxCapacity} />
        </div>
      </div>
    </LinkCard>
  );
}

/** The time of a meeting, relative to today. */
export function ScheduledTime({ at }: { at: string }): ReactNode {
  const now = useNow();
  const date = parseTime(at);
  return date && <time dateTime={date.toISOString()}>{formatSchedule(date, new Date(now))}</time>;
}

export function MeetingCardSkeletons({ variant = "large" }: Pick<MeetingCardProps, "variant">): ReactNode {
  const isRow = variant === "row";
  return (
    <SkeletonList count={isRow ? 5 : 3}>
      <div className={isRow ? styles.rowSkeleton : styles.skeleton}>
        <Skeleton height="100%" />
        <div>
          <Skeleton width="70%" height="22px" />
          <Skeleton width="45%" height="18px" />
          <Skeleton width="60%" height="18px" />
        </div>
      </div>
    </SkeletonList>
  );
}
