import { call } from "@babchingu/openapi";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { paths } from "../../../paths.ts";
import { OwnMeetings } from "../components/OwnMeetings.tsx";

/** The meetings that the member has joined, of any status. */
export function JoinedMeetingsScreen(): ReactNode {
  return (
    <OwnMeetings
      title="참여한 모임"
      name="joined"
      fetchPage={(cursor, signal) => call(api.GET("/meetings/joined", { params: { query: { cursor } }, signal }))}
      empty={{
        title: "아직 참여한 모임이 없어요",
        text: "가까운 모임에 먼저 앉아 보세요.",
        to: paths.meetings,
        action: "모임 보러 가기",
      }}
    />
  );
}
