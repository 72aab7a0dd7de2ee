import { call, DEFAULT_CENTRE } from "@babchingu/openapi";
import { type InfiniteData, useIsFetching, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { MeetingPages, useMeetingPages } from "../components/MeetingPages.tsx";
import { paths } from "../../../paths.ts";
import { useMember } from "../../../session/session.ts";
import { Button, LinkButton } from "../../../ui/controls/Button.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { EmptyTableIllustration } from "../../../ui/illustrations/EmptyTableIllustration.tsx";
import { IconButton, IconLink } from "../../../ui/controls/IconButton.tsx";
import { BellIcon, PlusIcon, RefreshIcon, SearchIcon } from "../../../ui/icons/icons.tsx";
import { PullToRefresh } from "../../../ui/layout/PullToRefresh.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { FilterBar } from "../components/FilterBar.tsx";
import { LocationBar } from "../components/LocationBar.tsx";
import { type Filter, filtersOf, toQuery } from "../model/listFilter.ts";
import { useSearchParams } from "../../../ui/navigation/useSearchParams.ts";

const KEY = ["meetings", "nearby"];

/** Meetings near the member's saved position, newest first. The home of an active member. */
export function MeetingListScreen(): ReactNode {
  const { id, latitude, longitude } = useMember();
  const refetchFirstPage = useRefetchFirstPage();
  const hasPosition = latitude !== null && longitude !== null;
  const centre = hasPosition ? { lat: latitude, lng: longitude } : CENTRE;
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params.get("only"));
  const setFilters = (only: Filter[]) => setParams(only.length > 0 ? { only: only.join(".") } : {}, { replace: true });
  const filter = toQuery(filters, new Date(useNow()));
  const meetings = useMeetingPages(["nearby", centre, filter], (cursor, signal) =>
    call(api.GET("/meetings", { params: { query: { ...centre, ...filter, cursor } }, signal })),
  );
  const create = (
    <LinkButton to={paths.createMeeting} icon={<PlusIcon size={20} strokeWidth={2.25} />}>
      모임 만들기
    </LinkButton>
  );
  const isEmpty = meetings.data?.length === 0 && filters.length === 0;

  return (
    <Screen
      title="모임"
      large
      icons={[
        <RefreshButton key="refresh" onRefresh={refetchFirstPage} />,
        <SearchLink key="search" />,
        <BellLink key="bell" />,
      ]}
      floating={isEmpty ? undefined : create}
    >
      <PullToRefresh onRefresh={refetchFirstPage} />
      <LocationBar hasPosition={hasPosition} />
      <FilterBar filters={filters} onChange={setFilters} />
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
              action={create}
            />
          )
        }
      />
    </Screen>
  );
}

const CENTRE = { lat: DEFAULT_CENTRE.latitude, lng: DEFAULT_CENTRE.longitude };

/**
 * Drops all cached pages but the first and refetches it; the old first page stays on screen meanwhile and if the
 * refetch fails.
 */
function useRefetchFirstPage(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => {
    queryClient.setQueriesData<InfiniteData<unknown>>({ queryKey: KEY }, (data) =>
      data ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data,
    );
    return queryClient.refetchQueries({ queryKey: KEY, type: "active" });
  };
}

function RefreshButton({ onRefresh }: { onRefresh: () => Promise<void> }): ReactNode {
  const fetching = useIsFetching({ queryKey: KEY }) > 0;
  return (
    <IconButton
      aria-label="새로고침"
      aria-busy={fetching}
      onClick={() => {
        window.scrollTo({ top: 0 });
        void onRefresh();
      }}
    >
      <RefreshIcon />
    </IconButton>
  );
}

function SearchLink(): ReactNode {
  return (
    <IconLink to={paths.search} aria-label="모임 검색">
      <SearchIcon />
    </IconLink>
  );
}

/** The bell fetches once on load whether there are unread notifications (member §2). */
function BellLink(): ReactNode {
  const unread = useQuery({
    queryKey: ["notifications", "check"],
    queryFn: ({ signal }) => call(api.GET("/notifications/check", { signal })),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const hasUnread = unread.data === true;
  return (
    <IconLink to={paths.notifications} aria-label={hasUnread ? "알림, 새 알림이 있어요" : "알림"} dot={hasUnread}>
      <BellIcon />
    </IconLink>
  );
}
