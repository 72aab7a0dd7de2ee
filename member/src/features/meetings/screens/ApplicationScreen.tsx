import { ApiError, call, describeFailure } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { MeetingApplication } from "@babchingu/openapi/types";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { api } from "../../../api/api.ts";
import { parseTime } from "../../../lib/seoulTime.ts";
import { formatMonthDayTime } from "../../../lib/formatTime.ts";
import { paths } from "../../../paths.ts";
import { reloadMember, useMember } from "../../../session/session.ts";
import { Avatar } from "../../../ui/display/Avatar.tsx";
import { Button, LinkButton } from "../../../ui/controls/Button.tsx";
import { confirm, showAlert } from "../../../ui/overlays/Dialog.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { EmptyTableIllustration } from "../../../ui/illustrations/EmptyTableIllustration.tsx";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import styles from "../components/detail.module.css";
import { depositText } from "../../rice/index.ts";

/** One application, for the applicant and the host. Only the applicant can cancel it here (member §6). */
export function ApplicationScreen(): ReactNode {
  const id = Number(useParams()["meetingApplicationId"]);
  const member = useMember();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();
  const byId = { params: { path: { id } } };
  const application = useQuery({
    queryKey: ["applications", id],
    queryFn: ({ signal }) => call(api.GET("/meeting-applications/{id}", { ...byId, signal })),
  });

  const { data, error } = application;
  // Approved, rejected or cancelled: another try would find nothing either.
  const isAnswered = error instanceof ApiError && error.code === errorCodes.APPLICATION_NOT_FOUND;

  const cancelling = useMutation({
    mutationFn: () => call(api.DELETE("/meeting-applications/{id}", byId)),
    onSuccess: async () => {
      toast("신청을 취소했어요.");
      if (isMounted()) await navigate(paths.pendingApplications, { replace: true });
    },
    onError: (error) => void showAlert({ text: describeFailure(error) }),
    // A cancellation whose response was lost may have succeeded and returned the rice.
    onSettled: () => {
      for (const key of ["applications", "meeting", "rice"]) void queryClient.invalidateQueries({ queryKey: [key] });
      void reloadMember();
    },
  });
  const cancel = async (): Promise<void> => {
    const confirmed = await confirm({
      title: "신청을 취소할까요?",
      text: `신청할 때 낸 ${depositText}은 돌려드려요.`,
      action: "신청 취소",
      cancel: "그대로 두기",
      danger: true,
    });
    if (confirmed) cancelling.mutate();
  };

  return (
    <Screen
      title="참여 신청서"
      backTo={paths.pendingApplications}
      bottom={
        data?.memberId === member.id && !isAnswered ? (
          <Button variant="secondary" busy={cancelling.isPending} onClick={() => void cancel()}>
            신청 취소하기
          </Button>
        ) : undefined
      }
    >
      {isAnswered ? (
        <EmptyState
          fill
          illustration={<EmptyTableIllustration />}
          title="이미 처리된 신청이에요"
          text="결과는 알림에서 볼 수 있어요."
          action={
            <LinkButton to={data ? paths.meeting(data.meetingId) : paths.pendingApplications} replace>
              {data ? "모임 보기" : "다른 신청 보기"}
            </LinkButton>
          }
        />
      ) : (
        <QueryBoundary
          query={application}
          errorMessage="신청서를 불러오지 못했어요."
          skeleton={<SkeletonList count={1} height="200px" />}
        >
          {(loaded) => <ApplicationContent application={loaded} />}
        </QueryBoundary>
      )}
    </Screen>
  );
}

function ApplicationContent({ application }: { application: MeetingApplication }): ReactNode {
  const { meetingId, meetingTitle, memberName, memberImageUrl, content, createdAt } = application;
  const at = parseTime(createdAt);
  return (
    <article className={styles.section}>
      <h2 className={styles.title}>{meetingTitle}</h2>
      <div className={styles.applicant}>
        <Avatar name={memberName} imageUrl={memberImageUrl} />
        <div>
          <strong>{memberName}</strong>
          {at && (
            <time className={styles.note} dateTime={createdAt}>
              {formatMonthDayTime(at)}
            </time>
          )}
        </div>
      </div>
      <p className={styles.content}>{content}</p>
      <LinkButton to={paths.meeting(meetingId)} variant="text" size="small">
        모임 보기
      </LinkButton>
    </article>
  );
}
