import { call } from "@babchingu/openapi";
import { useIsFetching, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/controls/Button.tsx";
import { IconButton, IconLink } from "../../../ui/controls/IconButton.tsx";
import { BellIcon, PlusIcon, RefreshIcon, SearchIcon } from "../../../ui/icons/icons.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import type { Filter } from "../model/listFilter.ts";
import { FilterBar } from "./FilterBar.tsx";
import styles from "./lists.module.css";
import { LocationBar } from "./LocationBar.tsx";

/** The key of the queries whose data the list shows. */
export const LIST_KEY = ["meetings", "nearby"];

interface MeetingListLayoutProps {
  hasPosition: boolean;
  filters: readonly Filter[];
  onFilter: (filters: Filter[]) => void;
  onRefresh: () => void;
  floating?: ReactNode;
  /** Above the content. */
  top?: ReactNode;
  children: ReactNode;
}

/** The meeting list without its meetings. The build renders it, too: it is shown until the app runs. */
export function MeetingListLayout(props: MeetingListLayoutProps): ReactNode {
  return (
    <Screen
      title="모임"
      large
      icons={[
        <RefreshButton key="refresh" onRefresh={props.onRefresh} />,
        <SearchLink key="search" />,
        <BellLink key="bell" />,
      ]}
      floating={props.floating}
    >
      {props.top}
      <LocationBar hasPosition={props.hasPosition} />
      <FilterBar filters={props.filters} onChange={props.onFilter} />
      {props.children}
    </Screen>
  );
}

/** @param props.folds where it lies over the list: its words give way to the cards. */
export function CreateMeetingLink({ folds = false }: { folds?: boolean }): ReactNode {
  return (
    <LinkButton to={paths.createMeeting} icon={<PlusIcon size={20} strokeWidth={2.25} />}>
      <span className={folds ? styles.foldingLabel : undefined}>모임 만들기</span>
    </LinkButton>
  );
}

function RefreshButton({ onRefresh }: { onRefresh: () => void }): ReactNode {
  const fetching = useIsFetching({ queryKey: LIST_KEY }) > 0;
  return (
    <IconButton
      aria-label="새로 고침"
      aria-busy={fetching}
      onClick={() => {
        window.scrollTo({ top: 0 });
        onRefresh();
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
