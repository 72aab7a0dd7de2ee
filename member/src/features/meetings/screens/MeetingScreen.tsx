import { ApiError } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { MeetingDetail } from "@babchingu/openapi/types";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { dishOf } from "../../../lib/dish.ts";
import { paths } from "../../../paths.ts";
import { useMember } from "../../../session/session.ts";
import { Button, LinkButton } from "../../../ui/controls/Button.tsx";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { LostPageIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { MoreIcon, ShareIcon, ShieldIcon } from "../../../ui/icons/lazyIcons.tsx";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { FramedImage } from "../../../ui/display/FramedImage.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { useSheetInUrl } from "../../../ui/overlays/useSheetInUrl.ts";
import { mainAction, viewerOf } from "../model/mainAction.ts";
import { meetingQuery } from "../model/meetingQuery.ts";
import styles from "../components/detail.module.css";
import { MeetingActions } from "../components/MeetingActions.tsx";
import { MeetingInfo } from "../components/MeetingInfo.tsx";
import { MeetingMembers } from "../components/MeetingMembers.tsx";
import { MeetingMenu } from "../components/MeetingMenu.tsx";
import { ProfileSheet, useProfileSheet } from "../../profile/index.ts";
import { SafetySheet } from "../components/SafetySheet.tsx";
import { MeetingSkeleton } from "../components/MeetingSkeleton.tsx";
import { MeetingPlace } from "../components/MeetingPlace.tsx";
import { WaitingApplications } from "../components/WaitingApplications.tsx";
import { shareMeeting } from "../model/shareMeeting.ts";
import { useMeetingMutations } from "../model/useMeetingMutations.tsx";

const LOADING_FAILED = "모임 정보를 불러오지 못했어요.";

/** One meeting with its actions. */
export function MeetingScreen(): ReactNode {
  const meetingId = Number(useParams()["meetingId"]);
  const meeting = useQuery(meetingQuery(meetingId));
  const isGone = isMissing(meeting.error);
  if (meeting.data !== undefined && !isGone) return <LoadedMeeting meetingId={meetingId} meeting={meeting.data} />;
  return (
    <Screen title="모임" backTo={paths.meetings} bleed>
      {isGone ? (
        <EmptyState
          fill
          illustration={<LostPageIllustration />}
          title="모임을 찾을 수 없어요"
          text="삭제된 모임일 수 있어요."
          action={<LinkButton to={paths.meetings}>다른 모임 보기</LinkButton>}
        />
      ) : (
        <QueryBoundary query={meeting} errorMessage={LOADING_FAILED} skeleton={<MeetingSkeleton />}>
          {() => null}
        </QueryBoundary>
      )}
    </Screen>
  );
}

/** Another try would find nothing either. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === errorCodes.MEETING_NOT_FOUND;
}

function LoadedMeeting({ meetingId, meeting }: { meetingId: number; meeting: MeetingDetail }): ReactNode {
  const member = useMember();
  const menu = useSheetInUrl("menu");
  const safety = useSheetInUrl("safety");
  const profile = useProfileSheet();
  const mutations = useMeetingMutations(meetingId, meeting);
  const viewer = viewerOf(meeting, member.id);
  return (
    <Screen
      title="모임"
      documentTitle={meeting.title}
      backTo={paths.meetings}
      bleed
      icons={[
        <IconButton key="share" aria-label="공유하기" onClick={() => void shareMeeting(meetingId, meeting.title)}>
          <ShareIcon />
        </IconButton>,
        <IconButton key="menu" aria-label="모임 메뉴" onClick={menu.show}>
          <MoreIcon />
        </IconButton>,
      ]}
      bottom={
        <MeetingActions
          meetingId={meetingId}
          status={meeting.status}
          viewer={viewer}
          action={mainAction(meeting, viewer)}
          mutations={mutations}
        />
      }
    >
      <div className={styles.image}>
        <FramedImage imageUrl={meeting.imageUrl} dish={dishOf(meeting.title, meeting.placeName)} eager />
      </div>
      {viewer === "host" && meeting.requiresApproval && meeting.status === "RECRUITING" && (
        <WaitingApplications meetingId={meetingId} />
      )}
      <div className={styles.sections}>
        <MeetingInfo meetingId={meetingId} meeting={meeting} viewer={viewer} />
        <MeetingPlace meeting={meeting} />
        <MeetingMembers meeting={meeting} viewer={viewer} onProfile={profile.show} />
        {(viewer === "host" || viewer === "member") &&
          (meeting.status === "CONFIRMED" || meeting.status === "READY") && (
            <section className={styles.section}>
              <Button variant="secondary" wide icon={<ShieldIcon size={20} />} onClick={safety.show}>
                안전하게 만나기
              </Button>
              <SafetySheet meetingId={meetingId} meeting={meeting} sheet={safety} />
            </section>
          )}
      </div>
      <ProfileSheet sheet={profile} />
      <MeetingMenu meetingId={meetingId} meeting={meeting} viewer={viewer} mutations={mutations} sheet={menu} />
    </Screen>
  );
}
