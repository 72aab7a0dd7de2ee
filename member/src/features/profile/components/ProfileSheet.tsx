import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, call, isMissingOperation, NO_SHOWS_SHOWN_MONTHS } from "@babchingu/openapi";
import type { MemberProfile } from "@babchingu/openapi/types";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { Avatar } from "../../../ui/display/Avatar.tsx";
import { MealScoreBowl } from "../../../ui/display/MealScoreBowl.tsx";
import { StatusPill } from "../../../ui/display/StatusPill.tsx";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { Sheet } from "../../../ui/overlays/Sheet.tsx";
import { useSheetParam } from "../../../ui/overlays/useSheetInUrl.ts";
import styles from "./profile.module.css";

const NAME_PREFIX = "profile-";

/** The profile that is open on this screen, in the URL. */
export function useProfileSheet() {
  const { name, show, hide } = useSheetParam();
  return {
    memberId: name?.startsWith(NAME_PREFIX) === true ? Number(name.slice(NAME_PREFIX.length)) : null,
    show: (memberId: number) => show(`${NAME_PREFIX}${memberId}`),
    hide,
  };
}

/** A member as those see them who meet them now (D54). */
export function ProfileSheet({
  sheet,
}: {
  sheet: Pick<ReturnType<typeof useProfileSheet>, "memberId" | "hide">;
}): ReactNode {
  const { memberId, hide } = sheet;
  return (
    <Sheet open={memberId !== null} onClose={hide} title="프로필">
      {memberId !== null && <Profile memberId={memberId} />}
    </Sheet>
  );
}

/** Also when the backend has no profiles (D44). */
function isMissing(error: unknown): boolean {
  return isMissingOperation(error) || (error instanceof ApiError && error.code === errorCodes.MEMBER_NOT_FOUND);
}

function Profile({ memberId }: { memberId: number }): ReactNode {
  const profile = useQuery({
    queryKey: ["profile", memberId],
    queryFn: ({ signal }) => call(api.GET("/members/{id}/profile", { params: { path: { id: memberId } }, signal })),
  });
  if (isMissing(profile.error)) {
    return <p className={styles.missing}>지금은 프로필을 볼 수 없어요. 함께하는 모임이 있는 동안에만 보여요.</p>;
  }
  return (
    <QueryBoundary
      query={profile}
      errorMessage="프로필을 불러오지 못했어요."
      skeleton={<SkeletonList count={1} height="220px" />}
    >
      {(data) => <ProfileContent profile={data} />}
    </QueryBoundary>
  );
}

function ProfileContent({ profile }: { profile: MemberProfile }): ReactNode {
  const { name, imageUrl, point, phoneVerified, joinedOn, meetingsHeld, meetingsAttended, noShows } = profile;
  const [year, month] = joinedOn.split("-").map(Number);
  return (
    <div className={styles.profile}>
      <div className={styles.person}>
        <Avatar name={name} imageUrl={imageUrl} size={72} />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.since}>
            {year}년 {month}월부터 함께했어요
          </p>
          {phoneVerified && <StatusPill tone="recruiting">휴대폰 인증</StatusPill>}
        </div>
      </div>
      <MealScoreBowl point={point} variant="full" />
      <dl className={styles.facts}>
        <Fact label="출석" count={meetingsAttended} />
        <Fact label="연 모임" count={meetingsHeld} />
        <Fact label={`최근 ${NO_SHOWS_SHOWN_MONTHS / 12}년 노쇼`} count={noShows} />
      </dl>
    </div>
  );
}

function Fact({ label, count }: { label: string; count: number }): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd className="tabular">{count}번</dd>
    </div>
  );
}
