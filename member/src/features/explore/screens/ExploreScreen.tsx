import { call, describeFailure, type Position } from "@babchingu/openapi";
import type { MeetingMapItem } from "@babchingu/openapi/types";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { api } from "../../../api/api.ts";
import { EXPLORE_ZOOM } from "@babchingu/web/map/zoom.ts";
import { MarkerMap } from "../../../map/MarkerMap.tsx";
import { useOwnPosition, usePosition } from "../../../session/usePosition.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { RefreshIcon } from "../../../ui/icons/icons.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { Select } from "../../../ui/controls/Select.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { useSearchParams } from "../../../ui/navigation/useSearchParams.ts";
import styles from "../components/explore.module.css";
import { dayFilterOf, DAYS, filterMeetings, timeFilterOf, TIMES } from "../model/filters.ts";
import { MeetingPanel } from "../components/MeetingPanel.tsx";
import { formatCentre, parseCentre } from "../model/centre.ts";

const NO_MEETINGS: readonly MeetingMapItem[] = [];

interface Visit {
  /** The key of the location in which the visit began. */
  visit: string;
}

/** Resets map, list and selection with each new visit, also by its own tab. Searches and filters replace the address within a visit. */
export function ExploreScreen(): ReactNode {
  const { key, state } = useLocation();
  const visit = (state as Visit | null)?.visit ?? key;
  return <Explore key={visit} visit={visit} />;
}

/** Meetings around a place on the map, and the same meetings as a list. */
function Explore({ visit }: Visit): ReactNode {
  const home = usePosition();
  const ownPosition = useOwnPosition();
  const [params, setParams] = useSearchParams();
  const searchCentre = parseCentre(params.get("at")) ?? home;
  const [centre, setCentre] = useState<Position>(searchCentre);
  const [selectedIds, setSelectedIds] = useState<readonly number[]>([]);
  const day = dayFilterOf(params.get("day"));
  const time = timeFilterOf(params.get("time"));
  const now = useNow();

  const meetings = useQuery({
    queryKey: ["meetings", "map", searchCentre],
    queryFn: ({ signal }) =>
      call(
        api.GET("/meetings/map", {
          params: { query: { lat: searchCentre.latitude, lng: searchCentre.longitude } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
  const allMeetings = meetings.data?.meetingMapDtoList ?? NO_MEETINGS;
  const shown = useMemo(() => filterMeetings(allMeetings, day, time, new Date(now)), [allMeetings, day, time, now]);
  const items = useMemo(() => shown.map(toItem), [shown]);
  const selected = shown.filter(({ meetingId }) => selectedIds.includes(meetingId));

  const replaceParams = (next: URLSearchParams): void =>
    setParams(next, { replace: true, state: { visit } satisfies Visit });

  /** Searches around the map's centre. The way back from a meeting leads there again. */
  function search(): void {
    setSelectedIds([]);
    const at = formatCentre(centre);
    if (at === formatCentre(searchCentre)) return void meetings.refetch();
    const next = new URLSearchParams(params);
    next.set("at", at);
    replaceParams(next);
  }

  function filter(name: "day" | "time", value: string): void {
    const next = new URLSearchParams(params);
    if (value === "all") next.delete(name);
    else next.set(name, value);
    if (name === "day" && value === "all") next.delete("time");
    replaceParams(next);
    setSelectedIds([]);
  }

  return (
    <Screen
      title="탐색"
      large
      fixed
      bleed
      top={
        <div className={styles.filters}>
          <Select label="날짜" options={DAYS} value={day} onChange={(value) => filter("day", value)} />
          <Select
            label="시간"
            options={TIMES}
            value={day === "all" ? "all" : time}
            disabled={day === "all"}
            onChange={(value) => filter("time", value)}
          />
        </div>
      }
    >
      <div className={styles.map}>
        <MarkerMap
          label="모임 지도. 같은 모임이 아래 목록에 있어요."
          centre={searchCentre}
          zoom={EXPLORE_ZOOM}
          items={items}
          ownPosition={ownPosition}
          selectedIds={selectedIds}
          onSelect={setSelectedIds}
          onMoved={setCentre}
          fit="all"
          locatable
        />
        <div className={styles.searchAgain}>
          <Button
            variant="secondary"
            size="small"
            icon={<RefreshIcon size={18} />}
            busy={meetings.isFetching}
            onClick={search}
          >
            여기서 다시 찾기
          </Button>
        </div>
      </div>
      <MeetingPanel
        meetings={shown}
        selected={selected}
        from={ownPosition}
        now={new Date(now)}
        loading={meetings.isPending}
        errorMessage={meetings.isError ? describeFailure(meetings.error) : null}
        filtered={shown.length < allMeetings.length}
        onRetry={() => void meetings.refetch()}
        onClearSelection={() => setSelectedIds([])}
      />
    </Screen>
  );
}

function toItem(meeting: MeetingMapItem): {
  id: number;
  name: string;
  position: Position;
  partner: boolean;
} {
  const { meetingId, title, placeLatitude, placeLongitude, isPartnerPlace } = meeting;
  return {
    id: meetingId,
    name: title,
    position: { latitude: placeLatitude, longitude: placeLongitude },
    partner: isPartnerPlace,
  };
}
