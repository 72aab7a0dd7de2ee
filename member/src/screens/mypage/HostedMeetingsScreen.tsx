import { call } from "@babchingu/openapi";
import type { ReactNode } from "react";
import { api } from "../../api/api.ts";
import { MeetingPages, useMeetingPages } from "../../meetings/MeetingPages.tsx";
import { paths } from "../../routes/paths.ts";
import { isReachable } from "../../routes/reachable.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { EmptyTableDrawing } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Screen } from "../../ui/Screen.tsx";

/** The meetings that the member hosts, of any status. */
export function HostedMeetingsScreen(): ReactNode {
  const meetings = useMeetingPages(["hosted"], (cursor, signal) =>
    call(api.GET("/meetings/hosted", { params: { query: { cursor } }, signal })),
  );
  return (
    <Screen title="내가 연 모임" backTo={paths.mypage}>
      <MeetingPages
        query={meetings}
        look="row"
        empty={
          <EmptyState
            fill
            drawing={<EmptyTableDrawing />}
            title="아직 연 모임이 없어요"
            text="먹고 싶은 게 있다면 모임을 열어 보세요."
            action={isReachable(paths.createMeeting) && <LinkButton to={paths.createMeeting}>모임 만들기</LinkButton>}
          />
        }
      />
    </Screen>
  );
}
