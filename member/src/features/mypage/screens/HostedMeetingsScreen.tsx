import { call } from "@babchingu/openapi";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { paths } from "../../../paths.ts";
import { OwnMeetings } from "../components/OwnMeetings.tsx";

/** The meetings that the member hosts, of any status. */
export function HostedMeetingsScreen(): ReactNode {
  return (
    <OwnMeetings
      title="내가 연 모임"
      name="hosted"
      fetchPage={(cursor, signal) => call(api.GET("/meetings/hosted", { params: { query: { cursor } }, signal }))}
      empty={{
        title: "아직 연 모임이 없어요",
        text: "먹고 싶은 게 있다면 모임을 열어 보세요.",
        to: paths.createMeeting,
        action: "모임 만들기",
      }}
    />
  );
}
