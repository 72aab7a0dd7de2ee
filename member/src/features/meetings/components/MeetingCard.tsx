import { distanceM, type Position } from "@babchingu/openapi";
import type { MeetingListItem } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { dishOf } from "../../../lib/dish.ts";
import { formatDistance } from "../../../lib/formatDistance.ts";
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

export type CardMeeting = Omit<MeetingListItem, "imageId" | "createdAt">;

/** Whom a card is for: it says how far the place is, and which meetings are the viewer's. */
export interface Viewer {
  memberId: number;
  /** Null when unknown. */
  position: Position | null;
}

interface MeetingCardProps {
  meeting: CardMeeting;
  /** The link's target; the meeting by default. */
  to?: string;
  viewer?: Viewer;
  /** On the first screen: its image is loaded at once. */
  eager?: boolean;
}

/** A meeting in a list: the whole card is the link. */
export function MeetingCard({
  meeting,
  to = paths.meeting(meeting.meetingId),
  viewer,
  eager = false,
}: MeetingCardProps): ReactNode {
  const { title, imageUrl, placeName, memberCount, maxCapacity, status } = meeting;
  const { tone, label } = statusStyle(status);
  return (
    <LinkCard to={to} flush>
      <div className={styles.row}>
        <div className={styles.image}>
          <FramedImage imageUrl={imageUrl} dish={dishOf(title, placeName)} ratio="1/1" eager={eager} />
          <span className={styles.status}>
            <StatusPill tone={tone}>{label}</StatusPill>
          </span>
        </div>
        <div className={styles.body}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.when}>
            <ScheduledTime at={meeting.scheduledAt} />
          </p>
          <p className={styles.place}>
            <PinIcon size={16} />
            <span className={styles.placeName}>{placeName}</span>
            {viewer && <Distance meeting={meeting} from={viewer.position} />}
          </p>
          <p className={styles.facts}>
            <SeatBowls taken={memberCount} capacity={maxCapacity} />
            {viewer && meeting.hostId === viewer.memberId && <StatusPill tone="confirmed">내 모임</StatusPill>}
            {meeting.requiresApproval === true && <StatusPill tone="ended">승인 필요</StatusPill>}
            {meeting.partnerPlaceId != null && <StatusPill tone="accent">제휴 혜택</StatusPill>}
          </p>
        </div>
      </div>
    </LinkCard>
  );
}

function Distance({ meeting, from }: { meeting: CardMeeting; from: Position | null }): ReactNode {
  const { placeLatitude: latitude, placeLongitude: longitude } = meeting;
  if (from === null || latitude === undefined || longitude === undefined) return null;
  return <span className={styles.distance}>{formatDistance(distanceM(from, { latitude, longitude }))}</span>;
}

/** The time of a meeting, relative to today. */
export function ScheduledTime({ at }: { at: string }): ReactNode {
  const now = useNow();
  const date = parseTime(at);
  return date && <time dateTime={date.toISOString()}>{formatSchedule(date, new Date(now))}</time>;
}

export function MeetingCardSkeletons(): ReactNode {
  return (
    <SkeletonList count={5}>
      <div className={styles.skeleton}>
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
