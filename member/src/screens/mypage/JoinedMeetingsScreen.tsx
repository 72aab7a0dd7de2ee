import { call } from "@babchingu/openapi";
import type { ReactNode } from "react";
import { api } from "../../api/api.ts";
import { MeetingPages, useMeetingPages } from "../../meetings/MeetingPages.tsx";
import { paths } from "../../routes/paths.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { EmptyTableDrawing } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Screen } from "../../ui/Screen.tsx";

/** The meetings that the member has joined, of any status. */
export function JoinedMeetingsScreen(): ReactNode {
  const meetings = useMeetingPages(["joined"], (cursor, signal) =>
    call(api.GET("/meetings/joined", { params: { query: { cursor } }, signal })),
  );
  return (
    <Screen title="참여한 모임" backTo={paths.mypage}>
      <MeetingPages
        query={meetings}
        look="row"
        empty={
          <EmptyState
            fill
            drawing={<EmptyTableDrawing />}
            title="아직 참여한 모임이 없어요"
            text="가까운 모임에 먼저 앉아 보세요."
            action={<LinkButton to={paths.meetings}>모임 보러 가기</LinkButton>}
          />
        }
      />
    </Screen>
  );
}
