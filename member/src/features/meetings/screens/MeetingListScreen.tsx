import { call, DEFAULT_CENTRE } from "@babchingu/openapi";
import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { MeetingPages, useMeetingPages } from "../components/MeetingPages.tsx";
import { useMember } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { EmptyTableIllustration } from "../../../ui/illustrations/EmptyTableIllustration.tsx";
import { PullToRefresh } from "../../../ui/layout/PullToRefresh.tsx";
import { toastFailure } from "../../../ui/overlays/Toast.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { CreateMeetingLink, LIST_KEY, MeetingListLayout } from "../components/MeetingListLayout.tsx";
import { type Filter, filtersOf, toQuery } from "../model/listFilter.ts";
import { useSearchParams } from "../../../ui/navigation/useSearchParams.ts";

/** Meetings near the member's saved position, newest first. The home of an active member. */
export function MeetingListScreen(): ReactNode {
  const { id, latitude, longitude } = useMember();
  const hasPosition = latitude !== null && longitude !== null;
  const centre = hasPosition ? { lat: latitude, lng: longitude } : CENTRE;
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params.get("only"));
  const setFilters = (only: Filter[]) => setParams(only.length > 0 ? { only: only.join(".") } : {}, { replace: true });
  const filter = toQuery(filters, new Date(useNow()));
  const meetings = useMeetingPages(["nearby", centre, filter], (cursor, signal) =>
    call(api.GET("/meetings", { params: { query: { ...centre, ...filter, cursor } }, signal })),
  );
  const refetchFirstPage = useRefetchFirstPage(meetings.data !== undefined);
  const isEmpty = meetings.data?.length === 0 && filters.length === 0;
  // The button for another try has the place to itself; the one of an empty list is the same as the floating one.
  const hasOwnButton = isEmpty || meetings.isLoadingError;

  return (
    <MeetingListLayout
      hasPosition={hasPosition}
      filters={filters}
      onFilter={setFilters}
      onRefresh={() => void refetchFirstPage().catch(toastFailure)}
      floating={hasOwnButton ? undefined : <CreateMeetingLink folds />}
      top={<PullToRefresh onRefresh={refetchFirstPage} />}
    >
      <MeetingPages
        query={meetings}
        viewer={{ memberId: id, position: hasPosition ? { latitude, longitude } : null }}
        empty={
          filters.length > 0 ? (
            <EmptyState
              illustration={<EmptyTableIllustration />}
              title="고른 조건에 맞는 모임이 없어요"
              text="조건을 지우면 가까운 모임이 모두 보여요."
              action={
                <Button variant="secondary" onClick={() => setFilters([])}>
                  조건 지우기
                </Button>
              }
            />
          ) : (
            <EmptyState
              fill
              illustration={<EmptyTableIllustration />}
              title="가까운 모임이 아직 없어요"
              text="먼저 열어 보세요. 같이 먹을 친구가 금방 올 거예요."
              action={<CreateMeetingLink />}
            />
          )
        }
      />
    </MeetingListLayout>
  );
}

const CENTRE = { lat: DEFAULT_CENTRE.latitude, lng: DEFAULT_CENTRE.longitude };

/**
 * Drops all cached pages but the first and refetches it; the old first page stays on screen meanwhile and if the
 * refetch fails, which rejects. Without a page to keep, the failure is shown in its place.
 */
function useRefetchFirstPage(hasPage: boolean): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => {
    queryClient.setQueriesData<InfiniteData<unknown>>({ queryKey: LIST_KEY }, (data) =>
      data ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data,
    );
    return queryClient.refetchQueries({ queryKey: LIST_KEY, type: "active" }, { throwOnError: hasPage });
  };
}
