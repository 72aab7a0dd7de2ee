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
import { EmptyTableDrawing } from "../../../ui/drawings/EmptyTableDrawing.tsx";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { PullToRefresh } from "../../../ui/layout/PullToRefresh.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { SeatBowls } from "../../../ui/display/SeatBowls.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import styles from "../components/detail.module.css";
import { deposit } from "../../rice/index.ts";

interface Answers {
  approve: (application: MeetingApplication) => void;
  reject: (application: MeetingApplication) => Promise<void>;
  busy: boolean;
}

const byId = (id: number) => ({ params: { path: { id } } });

function useAnswers(meetingId: number): Answers {
  const client = useQueryClient();
  const write = useMutation({
    mutationFn: ({ work }: { work: () => Promise<unknown>; done: string }) => work(),
    onSuccess: (_, { done }) => toast(done),
    onError: (error) => void showAlert({ title: "알림", text: describeFailure(error) }),
    onSettled: () => {
      for (const key of ["applications", "meeting", "meetings", "chat"]) {
        void client.invalidateQueries({ queryKey: [key] });
      }
    },
  });
  return {
    busy: write.isPending,
    approve: ({ id, memberId, memberName }) =>
      write.mutate({
        work: () => call(api.PATCH("/meeting-applications/{id}", { ...byId(id), body: { meetingId, memberId } })),
        done: `${memberName}님과 함께해요.`,
      }),
    reject: async ({ id, memberName }) => {
      const sure = await confirm({
        title: `${memberName}님의 신청을 거절할까요?`,
        text: `신청할 때 낸 ${deposit}은 ${memberName}님에게 돌아가요.`,
        action: "거절하기",
        danger: true,
      });
      const work = () => call(api.DELETE("/meeting-applications/{id}", byId(id)));
      if (sure) write.mutate({ work, done: "신청을 거절했어요." });
    },
  };
}

/** The host's view of who wants to come, oldest first, each to approve or reject. */
export function ApplicationsScreen(): ReactNode {
  const meetingId = Number(useParams()["meetingId"]);
  const answers = useAnswers(meetingId);
  const list = useQuery({
    queryKey: ["applications", "meeting", meetingId],
    queryFn: ({ signal }) =>
      call(api.GET("/meeting-applications/by-meeting/{meetingId}", { params: { path: { meetingId } }, signal })),
  });
  return (
    <Screen title="참여 신청 관리" backTo={paths.meeting(meetingId)}>
      <PullToRefresh onRefresh={list.refetch} />
      <QueryBoundary
        query={list}
        errorMessage="신청서를 불러오지 못했어요."
        skeleton={
          <SkeletonList count={3}>
            <Skeleton height="160px" />
          </SkeletonList>
        }
      >
        {(data) => <ApplicationList data={data} answers={answers} />}
      </QueryBoundary>
    </Screen>
  );
}

function ApplicationList({ data, answers }: { data: MeetingApplicationListResponse; answers: Answers }): ReactNode {
  const { meetingMeetingApplicationDtoList: applications, minCapacity, currentMemberCount, maxCapacity } = data;
  const full = currentMemberCount >= maxCapacity;
  return (
    <>
      <p className={styles.seats}>
        최소 {minCapacity}명, 최대 {maxCapacity}명
        <SeatBowls taken={currentMemberCount} max={maxCapacity} />
      </p>
      {full && <p className={styles.note}>자리가 다 차서 더 승인할 수 없어요.</p>}
      {applications.length === 0 ? (
        <EmptyState
          fill
          drawing={<EmptyTableDrawing />}
          title="기다리는 신청이 없어요"
          text="새 신청이 오면 알림으로 알려 드려요."
        />
      ) : (
        <ul className={styles.applications}>
          {applications.map((application) => (
            <li key={application.id}>
              <ApplicationCard application={application} full={full} answers={answers} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ApplicationCardProps {
  application: MeetingApplication;
  full: boolean;
  answers: Answers;
}

function ApplicationCard({ application, full, answers }: ApplicationCardProps): ReactNode {
  const { memberName, memberImageUrl, content } = application;
  return (
    <Card>
      <div className={styles.writer}>
        <Avatar name={memberName} imageUrl={memberImageUrl} />
        <strong>{memberName}</strong>
      </div>
      <p className={styles.letter}>{content}</p>
      <div className={styles.actionRow}>
        <Button
          variant="secondary"
          size="small"
          disabled={answers.busy}
          onClick={() => void answers.reject(application)}
        >
          거절
        </Button>
        <Button
          size="small"
          disabled={full || answers.busy}
          aria-label={`${memberName}님 승인`}
          onClick={() => answers.approve(application)}
        >
          승인
        </Button>
      </div>
    </Card>
  );
}
