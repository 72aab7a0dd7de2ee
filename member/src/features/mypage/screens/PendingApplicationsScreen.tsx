import { call } from "@babchingu/openapi";
import type { MyMeetingApplication } from "@babchingu/openapi/types";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { type CardMeeting, MeetingCard, MeetingCardSkeletons } from "../../meetings/index.ts";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/controls/Button.tsx";
import { EmptyTableIllustration } from "../../../ui/illustrations/EmptyTableIllustration.tsx";
import { QueryList } from "../../../ui/layout/QueryList.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import styles from "../components/mypage.module.css";

/** The member's pending applications; each links to its screen, where it can be cancelled. */
export function PendingApplicationsScreen(): ReactNode {
  const applications = useQuery({
    queryKey: ["applications", "my"],
    queryFn: ({ signal }) => call(api.GET("/meeting-applications/my", { signal })),
    select: (response) => response.myMeetingApplicationDtoList,
  });
  return (
    <Screen title="승인 대기 중인 모임" backTo={paths.mypage}>
      <QueryList
        query={applications}
        skeleton={<MeetingCardSkeletons />}
        empty={{
          illustration: <EmptyTableIllustration />,
          title: "기다리는 신청이 없어요",
          text: "승인이 필요한 모임에 신청하면 여기에 모여요.",
          action: <LinkButton to={paths.meetings}>모임 보러 가기</LinkButton>,
        }}
        className={styles.list}
        keyOf={({ id }) => id}
      >
        {(application) => <MeetingCard meeting={toCardMeeting(application)} to={paths.application(application.id)} />}
      </QueryList>
    </Screen>
  );
}

function toCardMeeting(application: MyMeetingApplication): CardMeeting {
  const { meetingTitle, meetingImageUrl, meetingStatus, ...rest } = application;
  return { ...rest, title: meetingTitle, imageUrl: meetingImageUrl, status: meetingStatus };
}
