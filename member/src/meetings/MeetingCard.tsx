import type { MeetingListItem } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { dishOf } from "../lib/dish.ts";
import { parseTime } from "../lib/seoulTime.ts";
import { whenWords } from "../lib/whenWords.ts";
import { paths } from "../routes/paths.ts";
import { LinkCard } from "../ui/Card.tsx";
import { PinIcon } from "../ui/icons.tsx";
import { Picture } from "../ui/Picture.tsx";
import { SeatBowls } from "../ui/SeatBowls.tsx";
import { Skeleton, SkeletonList } from "../ui/Skeleton.tsx";
import { StatusPill } from "../ui/StatusPill.tsx";
import { useNow } from "../ui/useNow.ts";
import styles from "./meetings.module.css";
import { statusLook } from "./status.ts";

/** What a card shows of a meeting. */
export type CardMeeting = Pick<
  MeetingListItem,
  "meetingId" | "title" | "imageUrl" | "placeName" | "memberCount" | "maxCapacity" | "scheduledAt" | "status"
>;

interface MeetingCardProps {
  meeting: CardMeeting;
  /** Where it leads; the meeting unless told otherwise. */
  to?: string;
  /** `large`: picture on top, for browsing; `row`: picture at the side, for one's own lists. */
  look?: "large" | "row";
  /** On the first screen: its picture is loaded at once. */
  eager?: boolean;
}

/** A meeting in a list: the whole card is the link. */
export function MeetingCard({
  meeting,
  to = paths.meeting(meeting.meetingId),
  look = "large",
  eager = false,
}: MeetingCardProps): ReactNode {
  const { title, imageUrl, placeName, memberCount, maxCapacity, status } = meeting;
  const { tone, label } = statusLook(status);
  const row = look === "row";
  return (
    <LinkCard to={to} flush data-look={look}>
      <div className={row ? styles.row : undefined}>
        <div className={row ? styles.rowPicture : undefined}>
          <Picture imageUrl={imageUrl} dish={dishOf(title, placeName)} ratio={row ? "1/1" : "2/1"} eager={eager} />
        </div>
        <div className={styles.body}>
          <h2 className={styles.title}>
            {title}
            <StatusPill tone={tone}>{label}</StatusPill>
          </h2>
          <p className={styles.when}>
            <When at={meeting.scheduledAt} />
          </p>
          <p className={styles.place}>
            <PinIcon size={16} />
            {placeName}
          </p>
          <SeatBowls taken={memberCount} max={maxCapacity} />
        </div>
      </div>
    </LinkCard>
  );
}

/** When a meeting is, as people say it. */
export function When({ at }: { at: string }): ReactNode {
  const now = useNow(false);
  const date = parseTime(at);
  return date && <time dateTime={date.toISOString()}>{whenWords(date, new Date(now))}</time>;
}

/** Stand-ins of the same size while a list is loaded. */
export function MeetingCardSkeletons({ look = "large" }: Pick<MeetingCardProps, "look">): ReactNode {
  const row = look === "row";
  return (
    <SkeletonList count={row ? 5 : 3}>
      <div className={row ? styles.rowSkeleton : styles.skeleton}>
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
