import type { MeetingCertificate, MeetingDetail } from "@babchingu/openapi/types";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { api } from "../../../api/api.ts";
import { parseTime, seoulParts } from "../../../lib/seoulTime.ts";
import { formatClockTime, formatLongDate, formatMonthDayTime } from "../../../lib/formatTime.ts";
import { paths } from "../../../paths.ts";
import { cx } from "../../../ui/cx.ts";
import { BowlIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { meetingQuery, policyQuery } from "../../meetings/index.ts";
import styles from "../components/certificate.module.css";
import { certificateState } from "../model/certificateState.ts";
import { callWithClock, type ServerClock } from "../model/serverClock.ts";

/** The certificate that a member shows to the owner of the restaurant. */
export function RestaurantCertificateScreen(): ReactNode {
  const meetingId = Number(useParams()["meetingId"]);
  const certificate = useQuery({
    queryKey: ["meeting", meetingId, "certificate"],
    queryFn: ({ signal }) =>
      callWithClock(api.GET("/meetings/{id}/certificate", { params: { path: { id: meetingId } }, signal })),
  });
  // What the certificate doesn't say. Where it can't be read, the certificate is shown without.
  const meeting = useQuery({ ...meetingQuery(meetingId), staleTime: 0 });
  return (
    <Screen title="식당 인증서" backTo={paths.chatRoom(meetingId)}>
      <QueryBoundary
        query={certificate}
        errorMessage="모임 정보를 불러올 수 없어요."
        skeleton={<CertificateSkeleton />}
      >
        {(data) => (
          <Certificate
            certificate={data}
            meeting={meeting.data}
            seenAt={certificate.isError ? certificate.dataUpdatedAt : null}
          />
        )}
      </QueryBoundary>
    </Screen>
  );
}

interface CertificateProps {
  /** One that an earlier release stored (D56) doesn't tell the server's clock. */
  certificate: MeetingCertificate & Partial<ServerClock>;
  meeting: MeetingDetail | undefined;
  /** When it was read, by the phone's clock, if it can't be read now (D56); else null. */
  seenAt: number | null;
}

function Certificate({ certificate, meeting, seenAt }: CertificateProps): ReactNode {
  const { placeName, title, memberCount, scheduledAt, serverAheadMs = 0 } = certificate;
  const now = new Date(useNow(true) + serverAheadMs);
  // Only what the meeting's screen has read: every read counts as a view of the store (R9).
  const policy = useQuery({ ...policyQuery(meeting?.partnerPlaceId ?? 0), enabled: false });
  const state = certificateState(certificate, meeting, policy.data === "", now);
  const time = parseTime(scheduledAt);
  return (
    <article className={styles.ticket} aria-label="식당 인증서">
      <header className={styles.head}>
        <BowlIllustration />
        <p className={styles.kind}>밥친구 모임 인증</p>
        <h2 className={styles.place}>{placeName}</h2>
        <p className={styles.title}>{title}</p>
      </header>
      <output className={cx(styles.state, state && styles[state.tone])}>
        {state && (
          <>
            <strong>{state.title}</strong>
            {state.text}
          </>
        )}
      </output>
      <dl className={styles.facts}>
        <InfoRow label="예상 인원">{memberCount}명</InfoRow>
        <InfoRow label="날짜">{time ? formatLongDate(time) : scheduledAt}</InfoRow>
        {time && <InfoRow label="시간">{formatClockTime(time)}</InfoRow>}
      </dl>
      <footer className={styles.foot}>
        <Clock now={now} isMuted={state?.tone === "ended"} />
        {seenAt !== null && (
          <p>{formatMonthDayTime(new Date(seenAt + serverAheadMs))}에 확인한 인증서예요. 지금은 연결이 없어요.</p>
        )}
        <p>
          <strong>식당 사장님께 이 화면을 보여 주세요.</strong>
        </p>
        <p className={styles.notice}>앱 안에서 볼 때만 유효해요. 캡처한 화면은 인증서가 아니에요.</p>
      </footer>
    </article>
  );
}

function InfoRow({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The current time, which a screenshot can't show. */
function Clock({ now, isMuted }: { now: Date; isMuted: boolean }): ReactNode {
  const second = String(Math.floor(now.getTime() / 1000) % 60).padStart(2, "0");
  const { month, day } = seoulParts(now);
  return (
    <p className={cx(styles.clock, isMuted && styles.muted)} role="timer" aria-label="지금 시각">
      지금 {month}월 {day}일 {formatClockTime(now)}:{second}
    </p>
  );
}

function CertificateSkeleton(): ReactNode {
  return (
    <SkeletonList count={1}>
      <div className={styles.skeleton}>
        <Skeleton height="100%" />
      </div>
    </SkeletonList>
  );
}
