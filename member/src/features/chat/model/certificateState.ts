import { AUTO_CONFIRM_MIN, checkInOpensAt, MEETING_LENGTH_MIN, MINUTE_MS } from "@babchingu/openapi";
import type { MeetingCertificate, MeetingDetail } from "@babchingu/openapi/types";
import { daysBetween, parseTime } from "../../../lib/seoulTime.ts";
import type { Tone } from "../../../ui/display/StatusPill.tsx";

/** What the restaurant's owner has to know before giving the benefit. */
export interface CertificateState {
  tone: Tone;
  title: string;
  text: string;
}

const ended = (title: string): CertificateState => ({
  tone: "ended",
  title,
  text: "이 인증서로는 지금 혜택을 받을 수 없어요.",
});

/**
 * What a certificate is worth now. It may have been stored days ago (D56), so its time counts as well as the status of the meeting.
 * Null when only the time is known of the meeting, or the status is older than the automatic confirmation.
 */
export function certificateState(
  { scheduledAt }: MeetingCertificate,
  meeting: Pick<MeetingDetail, "status" | "partnerPlaceId"> | undefined,
  isWithoutBenefit: boolean,
  now: Date,
): CertificateState | null {
  const at = parseTime(scheduledAt);
  const sinceStartMs = at ? now.getTime() - at.getTime() : 0;
  if (meeting?.status === "END" || sinceStartMs >= MEETING_LENGTH_MIN * MINUTE_MS) return ended("끝난 모임이에요");
  // People come from the check-in on, also before midnight to a meeting after it.
  if (at && now < checkInOpensAt(at) && daysBetween(now, at) > 0) return ended("오늘 모임이 아니에요");
  if (meeting === undefined) return null;
  if (meeting.partnerPlaceId === null) return ended("제휴 매장 모임이 아니에요");
  if (isWithoutBenefit) return ended("지금은 제휴 혜택이 없어요");
  if (meeting.status === "RECRUITING") {
    if (sinceStartMs >= -AUTO_CONFIRM_MIN * MINUTE_MS) return null;
    return { tone: "recruiting", title: "아직 확정되지 않은 모임이에요", text: "확정되면 제휴 혜택을 받을 수 있어요." };
  }
  return { tone: "confirmed", title: "확정된 제휴 매장 모임이에요", text: "제휴 혜택을 받는 모임이에요." };
}
