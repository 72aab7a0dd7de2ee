import type { MeetingListResponse } from "@babchingu/openapi/types";
import { type UseInfiniteQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { LoadMore } from "../../../ui/feedback/LoadMore.tsx";
import { MeetingCard, MeetingCardSkeletons, type Viewer } from "./MeetingCard.tsx";
import styles from "./MeetingCard.module.css";

export type MeetingPagesQuery = UseInfiniteQueryResult<MeetingListResponse["meetingListDtoList"]>;

/** Pages of meetings, each requested with the createdAt of the last meeting before it (D8). */
export function useMeetingPages(
  key: readonly unknown[],
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<MeetingListResponse>,
): MeetingPagesQuery {
  return useInfiniteQuery({
    queryKey: ["meetings", ...key],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.hasMore ? page.meetingListDtoList.at(-1)?.createdAt : undefined),
    // A meeting created meanwhile can move another onto the next page as well.
    select: ({ pages }) => {
      const all = pages.flatMap((page) => page.meetingListDtoList);
      return [...new Map(all.map((meeting) => [meeting.meetingId, meeting])).values()];
    },
  });
}

interface MeetingPagesProps {
  query: MeetingPagesQuery;
  empty: ReactNode;
  viewer?: Viewer;
}

const EAGER_CARD_COUNT = 5;

/** A list of meetings with skeleton, error and empty state, and a button for the next page. */
export function MeetingPages({ query, empty, viewer }: MeetingPagesProps): ReactNode {
  return (
    <QueryBoundary query={query} skeleton={<MeetingCardSkeletons />} empty={empty}>
      {(meetings) => (
        <>
          <ul className={styles.list}>
            {meetings.map((meeting, index) => (
              <li key={meeting.meetingId}>
                <MeetingCard meeting={meeting} {...(viewer && { viewer })} eager={index < EAGER_CARD_COUNT} />
              </li>
            ))}
          </ul>
          <LoadMore query={query} />
        </>
      )}
    </QueryBoundary>
  );
}
