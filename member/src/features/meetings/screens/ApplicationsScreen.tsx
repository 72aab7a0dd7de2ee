import { call, describeFailure } from "@babchingu/openapi";
import type { MeetingApplication, MeetingApplicationListResponse } from "@babchingu/openapi/types";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { api } from "../../../api/api.ts";
import { paths } from "../../../paths.ts";
import { Avatar } from "../../../ui/display/Avatar.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { confirm, showAlert } from "../../../ui/overlays/Dialog.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { EmptyTableIllustration } from "../../../ui/illustrations/EmptyTableIllustration.tsx";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { PullToRefresh } from "../../../ui/layout/PullToRefresh.tsx";
import { refreshList } from "../../../ui/layout/refreshList.ts";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { SeatBowls } from "../../../ui/display/SeatBowls.tsx";
import { SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import styles from "../components/detail.module.css";
import { applicationsQuery } from "../components/WaitingApplications.tsx";
import { AttendanceRecord, ProfileSheet, useProfileSheet } from "../../profile/index.ts";
import { depositText } from "../../rice/index.ts";

type Decisions = ReturnType<typeof useDecisions>;

const byId = (id: number) => ({ params: { path: { id } } });

function useDecisions(meetingId: number) {
  const queryClient = useQueryClient();
  const decision = useMutation({
    mutationFn: ({ request }: { request: () => Promise<unknown>; successText: string }) => request(),
    onSuccess: (_, { successText }) => toast(successText),
    onError: (error) => void showAlert({ text: describeFailure(error) }),
    onSettled: () => {
      for (const key of ["applications", "meeting", "meetings", "chat"]) {
        void queryClient.invalidateQueries({ queryKey: [key] });
      }
    },
  });
  return {
    busy: decision.isPending,
    approve: ({ id, memberId, memberName }: MeetingApplication) =>
      decision.mutate({
        request: () => call(api.PATCH("/meeting-applications/{id}", { ...byId(id), body: { meetingId, memberId } })),
        successText: `${memberName}님과 함께해요.`,
      }),
    reject: async ({ id, memberName }: MeetingApplication) => {
      const confirmed = await confirm({
        title: `${memberName}님의 신청을 거절할까요?`,
        text: `신청할 때 낸 ${depositText}은 ${memberName}님에게 돌아가요.`,
        action: "거절하기",
        danger: true,
      });
      const request = () => call(api.DELETE("/meeting-applications/{id}", byId(id)));
      if (confirmed) decision.mutate({ request, successText: "신청을 거절했어요." });
    },
  };
}

/** The host's list of pending applications, oldest first, each to approve or reject. */
export function ApplicationsScreen(): ReactNode {
  const meetingId = Number(useParams()["meetingId"]);
  const decisions = useDecisions(meetingId);
  const list = useQuery(applicationsQuery(meetingId));
  return (
    <Screen title="참여 신청 관리" backTo={paths.meeting(meetingId)}>
      <PullToRefresh onRefresh={() => refreshList(list)} />
      <QueryBoundary
        query={list}
        errorMessage="신청서를 불러오지 못했어요."
        skeleton={<SkeletonList count={3} height="160px" />}
      >
        {(data) => <ApplicationList data={data} decisions={decisions} />}
      </QueryBoundary>
    </Screen>
  );
}

function ApplicationList({
  data,
  decisions,
}: {
  data: MeetingApplicationListResponse;
  decisions: Decisions;
}): ReactNode {
  const { meetingMeetingApplicationDtoList: applications, minCapacity, currentMemberCount, maxCapacity } = data;
  const isFull = currentMemberCount >= maxCapacity;
  const profile = useProfileSheet();
  return (
    <>
      <p className={styles.seats}>
        최소 {minCapacity}명, 최대 {maxCapacity}명
        <SeatBowls taken={currentMemberCount} capacity={maxCapacity} />
      </p>
      {isFull && <p className={styles.note}>자리가 다 차서 더 승인할 수 없어요.</p>}
      {applications.length === 0 ? (
        <EmptyState
          fill
          illustration={<EmptyTableIllustration />}
          title="기다리는 신청이 없어요"
          text="모집하는 동안 새 신청이 오면 알림으로 알려 드려요."
        />
      ) : (
        <ul className={styles.applications}>
          {applications.map((application) => (
            <li key={application.id}>
              <ApplicationCard
                application={application}
                isFull={isFull}
                decisions={decisions}
                onProfile={profile.show}
              />
            </li>
          ))}
        </ul>
      )}
      <ProfileSheet sheet={profile} />
    </>
  );
}

interface ApplicationCardProps {
  application: MeetingApplication;
  isFull: boolean;
  decisions: Decisions;
  onProfile: (memberId: number) => void;
}

function ApplicationCard({ application, isFull, decisions, onProfile }: ApplicationCardProps): ReactNode {
  const { memberName, memberImageUrl, content } = application;
  return (
    <Card>
      <button type="button" className={styles.applicant} onClick={() => onProfile(application.memberId)}>
        <Avatar name={memberName} imageUrl={memberImageUrl} />
        <span>
          <strong>
            {memberName}
            <span className="visually-hidden"> 프로필 보기</span>
          </strong>
          <AttendanceRecord application={application} />
        </span>
      </button>
      <p className={styles.introduction}>{content}</p>
      <div className={styles.actionRow}>
        <Button
          variant="secondary"
          size="small"
          disabled={decisions.busy}
          onClick={() => void decisions.reject(application)}
        >
          거절
        </Button>
        <Button
          size="small"
          disabled={isFull || decisions.busy}
          aria-label={`${memberName}님 승인`}
          onClick={() => decisions.approve(application)}
        >
          승인
        </Button>
      </div>
    </Card>
  );
}
