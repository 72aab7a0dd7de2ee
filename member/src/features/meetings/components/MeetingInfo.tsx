import { AUTO_CONFIRM_MIN, MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import type { MeetingDetail } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import type { Viewer } from "../model/mainAction.ts";
import { parseTime } from "../../../lib/seoulTime.ts";
import { formatClockTime, formatLongDate } from "../../../lib/formatTime.ts";
import { statusStyle } from "../model/status.ts";
import { CalendarIcon, ClockIcon, GrainIcon, PeopleIcon } from "../../../ui/icons/lazyIcons.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { SeatBowls } from "../../../ui/display/SeatBowls.tsx";
import { StatusPill } from "../../../ui/display/StatusPill.tsx";
import { addToCalendar } from "../model/addToCalendar.ts";
import { BenefitBadge } from "./Benefit.tsx";
import styles from "./detail.module.css";

interface MeetingInfoProps {
  meetingId: number;
  meeting: MeetingDetail;
  viewer: Viewer;
}

/** Title, status, date, time, capacity and the host's text. */
export function MeetingInfo({ meetingId, meeting, viewer }: MeetingInfoProps): ReactNode {
  const { tone, label } = statusStyle(meeting.status);
  const at = parseTime(meeting.scheduledAt);
  return (
    <section className={styles.section}>
      <p className={styles.pills}>
        <StatusPill tone={tone}>{label}</StatusPill>
        {meeting.partnerPlaceId !== null && <BenefitBadge partnerPlaceId={meeting.partnerPlaceId} />}
        {meeting.requiresApproval && <StatusPill tone="ended">승인 필요</StatusPill>}
      </p>
      <h2 className={styles.title}>{meeting.title}</h2>
      <ul className={styles.facts}>
        {at && (
          <>
            <InfoRow icon={<CalendarIcon size={20} />}>
              <time dateTime={at.toISOString()}>{formatLongDate(at)}</time>
            </InfoRow>
            <InfoRow icon={<ClockIcon size={20} />}>
              <span className={styles.clock}>
                {formatClockTime(at)}
                {meeting.status !== "END" && (
                  <Button variant="secondary" size="small" onClick={() => addToCalendar(meetingId, meeting, at)}>
                    캘린더에 추가
                  </Button>
                )}
              </span>
            </InfoRow>
          </>
        )}
        <InfoRow icon={<PeopleIcon size={20} />}>
          <span className={styles.seats}>
            최소 {meeting.minCapacity}명, 최대 {meeting.maxCapacity}명
            <SeatBowls taken={meeting.memberCount} capacity={meeting.maxCapacity} />
          </span>
          {meeting.status === "RECRUITING" && <span className={styles.note}>{confirmationRule(meeting)}</span>}
        </InfoRow>
        {meeting.status !== "END" && (
          <InfoRow icon={<GrainIcon size={20} />}>
            {depositLabel(viewer, meeting)} {MEETING_DEPOSIT_RICE}알
            <span className={styles.note}>와서 출석 체크를 하면 돌려드려요.</span>
          </InfoRow>
        )}
      </ul>
      <p className={styles.content}>{meeting.content}</p>
    </section>
  );
}

function depositLabel(viewer: Viewer, { requiresApproval }: MeetingDetail): string {
  if (viewer !== "visitor") return "맡긴";
  return requiresApproval ? "신청할 때" : "참여할 때";
}

/** What happens with enough or too few members (member §4). */
function confirmationRule({ minCapacity }: MeetingDetail): string {
  return `모임 ${AUTO_CONFIRM_MIN}분 전에 ${minCapacity}명 이상이면 저절로 확정되고, 모자라면 모임이 종료되고 쌀알을 돌려드려요.`;
}

function InfoRow({ icon, children }: { icon: ReactNode; children: ReactNode }): ReactNode {
  return (
    <li className={styles.fact}>
      {icon}
      <div>{children}</div>
    </li>
  );
}
