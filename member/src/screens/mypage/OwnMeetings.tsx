import type { MeetingListResponse } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { MeetingPages, useMeetingPages } from "../../meetings/MeetingPages.tsx";
import { paths } from "../../routes/paths.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { EmptyTableDrawing } from "../../ui/EmptyTableDrawing.tsx";
import { PullToRefresh } from "../../ui/PullToRefresh.tsx";
import { Screen } from "../../ui/Screen.tsx";

interface OwnMeetingsProps {
  title: string;
  /** Names the list in the cache. */
  name: string;
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<MeetingListResponse>;
  /** What is said while there is none, and where the next step leads. */
  empty: { title: string; text: string; to: string; action: string };
}

/** A list of one's own meetings, of any status, newest first. */
export function OwnMeetings({ title, name, read, empty }: OwnMeetingsProps): ReactNode {
  const meetings = useMeetingPages([name], read);
  return (
    <Screen title={title} backTo={paths.mypage}>
      <PullToRefresh onRefresh={meetings.refetch} />
      <MeetingPages
        query={meetings}
        look="row"
        empty={
          <EmptyState
            fill
            drawing={<EmptyTableDrawing />}
            title={empty.title}
            text={empty.text}
            action={<LinkButton to={empty.to}>{empty.action}</LinkButton>}
          />
        }
      />
    </Screen>
  );
}
