import { distanceM, type Position } from "@babchingu/openapi";
import type { MeetingMapItem } from "@babchingu/openapi/types";
import { type ReactNode, useId, useState } from "react";
import { formatDistance } from "../../../lib/formatDistance.ts";
import { parseTime } from "../../../lib/seoulTime.ts";
import { formatSchedule } from "../../../lib/formatSchedule.ts";
import { paths } from "../../../paths.ts";
import { Button, LinkButton } from "../../../ui/controls/Button.tsx";
import { LinkCard } from "../../../ui/layout/Card.tsx";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { DownIcon } from "../../../ui/icons/lazyIcons.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { StatusPill } from "../../../ui/display/StatusPill.tsx";
import styles from "./explore.module.css";

interface MeetingPanelProps {
  meetings: readonly MeetingMapItem[];
  /** Meetings of the marker that was pressed; while there are any, only they are shown. */
  selected: readonly MeetingMapItem[];
  /** The member's saved position, from which distances are measured as on the cards of the list. */
  from: Position | null;
  now: Date;
  loading: boolean;
  errorMessage: string | null;
  /** Whether the filters hide some meetings. */
  filtered: boolean;
  onRetry: () => void;
  onClearSelection: () => void;
}

/** The panel below the map: the selected meetings, or all meetings when it is open. */
export function MeetingPanel(props: MeetingPanelProps): ReactNode {
  const { meetings, selected, from, now, loading, errorMessage, onClearSelection } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const hasSelection = selected.length > 0;
  const list = hasSelection ? selected : meetings;
  const listShown = hasSelection || open;

  return (
    <section className={styles.panel} data-open={listShown || undefined} aria-label="모임 목록">
      {hasSelection ? (
        <header className={styles.panelHeader}>
          <h2>{selected.length > 1 ? `이곳의 모임 ${selected.length}개` : "고른 모임"}</h2>
          <IconButton aria-label="모임 카드 닫기" onClick={onClearSelection}>
            <CloseIcon size={20} />
          </IconButton>
        </header>
      ) : (
        <button
          type="button"
          className={styles.handle}
          aria-expanded={open}
          aria-controls={id}
          disabled={meetings.length === 0}
          onClick={() => setOpen(!open)}
        >
          <span aria-live="polite">{headline(props)}</span>
          {meetings.length > 0 && <DownIcon size={20} className={styles.chevron} />}
        </button>
      )}
      {loading && <Skeleton height="64px" />}
      {errorMessage !== null && (
        <Button variant="secondary" wide onClick={props.onRetry}>
          다시 시도
        </Button>
      )}
      {!loading && errorMessage === null && meetings.length === 0 && (
        <LinkButton variant="secondary" wide to={paths.createMeeting}>
          모임 만들기
        </LinkButton>
      )}
      {listShown && list.length > 0 && (
        <ul id={id} className={styles.list}>
          {list.map((meeting) => (
            <li key={meeting.meetingId}>
              <MeetingRow meeting={meeting} from={from} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function headline({ meetings, loading, errorMessage, filtered }: MeetingPanelProps): string {
  if (loading) return "모임을 찾고 있어요";
  if (errorMessage !== null) return errorMessage;
  if (meetings.length > 0) return `모임 ${meetings.length}개`;
  return filtered ? "고른 때에 열리는 모임이 없어요" : "이 근처에는 아직 모임이 없어요";
}

function MeetingRow({ meeting, from, now }: { meeting: MeetingMapItem; from: Position | null; now: Date }): ReactNode {
  const at = parseTime(meeting.scheduledAt);
  const metres = from && distanceM(from, { latitude: meeting.placeLatitude, longitude: meeting.placeLongitude });
  return (
    <LinkCard to={paths.meeting(meeting.meetingId)}>
      <span className={styles.rowTitle}>
        <strong>{meeting.title}</strong>
        {meeting.isPartnerPlace && <StatusPill tone="accent">제휴 혜택</StatusPill>}
      </span>
      {at && <span className={styles.when}>{formatSchedule(at, now)}</span>}
      <span className={styles.where}>
        {meeting.placeName}
        {metres !== null && ` · ${formatDistance(metres)}`}
      </span>
    </LinkCard>
  );
}
