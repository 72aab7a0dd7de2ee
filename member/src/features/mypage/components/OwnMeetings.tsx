import type { MeetingListResponse } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { MeetingPages, useMeetingPages } from "../../meetings/index.ts";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/controls/Button.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { EmptyTableIllustration } from "../../../ui/illustrations/EmptyTableIllustration.tsx";
import { PullToRefresh } from "../../../ui/layout/PullToRefresh.tsx";
import { refreshList } from "../../../ui/layout/refreshList.ts";
import { Screen } from "../../../ui/layout/Screen.tsx";

interface OwnMeetingsProps {
  title: string;
  /** Part of the query key. */
  name: string;
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<MeetingListResponse>;
  /** Texts of the empty state and the link of its button. */
  empty: { title: string; text: string; to: string; action: string };
}

/** A list of the member's own meetings, of any status, newest first. */
export function OwnMeetings({ title, name, fetchPage, empty }: OwnMeetingsProps): ReactNode {
  const meetings = useMeetingPages([name], fetchPage);
  return (
    <Screen title={title} backTo={paths.mypage}>
      <PullToRefresh onRefresh={() => refreshList(meetings)} />
      <MeetingPages
        query={meetings}
        empty={
          <EmptyState
            fill
            illustration={<EmptyTableIllustration />}
            title={empty.title}
            text={empty.text}
            action={<LinkButton to={empty.to}>{empty.action}</LinkButton>}
          />
        }
      />
    </Screen>
  );
}
