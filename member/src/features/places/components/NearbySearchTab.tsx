import { call, describeFailure, distanceM } from "@babchingu/openapi";
import { parameterLimits } from "@babchingu/openapi/limits";
import type { FoundPlace } from "@babchingu/openapi/types";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { api } from "../../../api/api.ts";
import type { SelectedPlace } from "../model/selectedPlace.ts";
import { formatDistance } from "../../../lib/formatDistance.ts";
import { DETAIL_ZOOM } from "@babchingu/web/map/zoom.ts";
import { MarkerMap } from "../../../map/MarkerMap.tsx";
import { useOwnPosition, usePosition } from "../../../session/usePosition.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { LostPageIllustration, PinIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { SearchIcon } from "../../../ui/icons/icons.tsx";
import { SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { LoadMore } from "../../../ui/feedback/LoadMore.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { PlaceOption } from "./PlaceOption.tsx";
import styles from "./places.module.css";

const SEARCH_FAILED = "장소를 검색하지 못했어요. 잠시 뒤 다시 시도해 주세요.";
const NO_TERM = "검색어를 적어 주세요.";

interface TabProps {
  /** Empty before the first search. */
  term: string;
  onSearch: (term: string) => void;
  /** A map app shared a place without its name. */
  sharesNoName: boolean;
  selected: SelectedPlace | null;
  onSelect: (place: SelectedPlace) => void;
}

const toSelected = (place: FoundPlace): SelectedPlace => ({ ...place, partnerPlaceId: null });

function isSelected(place: FoundPlace, selected: SelectedPlace | null): boolean {
  return (
    selected !== null &&
    selected.name === place.name &&
    selected.latitude === place.latitude &&
    selected.longitude === place.longitude
  );
}

/** Place search, with the results on the map and in a list. */
export function NearbySearchTab({ term, onSearch, sharesNoName, selected, onSelect }: TabProps): ReactNode {
  const centre = usePosition();
  const ownPosition = useOwnPosition();
  const [text, setText] = useState(term);
  const places = useInfiniteQuery({
    queryKey: ["places", term, centre],
    enabled: term !== "",
    queryFn: ({ pageParam, signal }) =>
      call(api.GET("/places/search", { params: { query: { term, ...centre, page: pageParam } }, signal })),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, _, page) => (hasMore ? page + 1 : null),
    select: ({ pages }) => pages.flatMap((page) => page.places),
  });

  useEffect(() => {
    if (places.error) void showAlert({ text: describeFailure(places.error, SEARCH_FAILED) });
  }, [places.error]);

  const found = places.data;
  const items = useMemo(() => (found ?? []).map((place, id) => ({ id, name: place.name, position: place })), [found]);
  const selectedIds = useMemo(() => {
    const index = found?.findIndex((place) => isSelected(place, selected)) ?? -1;
    return index < 0 ? [] : [index];
  }, [found, selected]);

  function search(): void {
    const query = text.trim();
    if (query === "") void showAlert({ text: NO_TERM });
    else if (query === term) void places.refetch();
    else onSearch(query);
  }

  return (
    <>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <TextField
          label="가게 이름이나 음식"
          labelHidden
          type="search"
          enterKeyHint="search"
          placeholder="가게 이름, 음식, 동네"
          prefix={<SearchIcon size={20} />}
          value={text}
          onChange={setText}
          maxLength={parameterLimits.searchPlaces.term.maxLength}
        />
        <Button type="submit" variant="secondary" busy={places.isFetching && !places.isFetchingNextPage}>
          검색
        </Button>
      </form>
      {term === "" ? (
        <EmptyState
          illustration={<PinIllustration />}
          title="어디서 먹을까요?"
          text={
            sharesNoName
              ? "공유한 주소에 가게 이름이 없었어요. 이름으로 찾아보세요."
              : "가게 이름이나 음식으로 찾아보세요."
          }
        />
      ) : (
        <QueryBoundary
          query={places}
          errorMessage={SEARCH_FAILED}
          skeleton={<SkeletonList count={5} height="96px" />}
          empty={
            <EmptyState
              illustration={<LostPageIllustration />}
              title="찾은 장소가 없어요"
              text="다른 말로 찾거나 직접 입력해 주세요."
            />
          }
        >
          {(list) => (
            <>
              <div className={styles.map}>
                <MarkerMap
                  label="찾은 장소 지도. 같은 장소가 아래 목록에 있어요."
                  centre={centre}
                  zoom={DETAIL_ZOOM}
                  items={items}
                  ownPosition={ownPosition}
                  selectedIds={selectedIds}
                  fit="near"
                  onSelect={([index]) => {
                    const place = index === undefined ? undefined : list[index];
                    if (place) onSelect(toSelected(place));
                  }}
                />
              </div>
              <ul className={styles.list}>
                {list.map((place) => (
                  <li key={`${place.name} ${place.latitude} ${place.longitude}`}>
                    <PlaceOption
                      name={place.name}
                      address={place.address}
                      distance={formatDistance(distanceM(centre, place))}
                      selected={isSelected(place, selected)}
                      onSelect={() => onSelect(toSelected(place))}
                    />
                  </li>
                ))}
              </ul>
              <LoadMore query={places} />
            </>
          )}
        </QueryBoundary>
      )}
    </>
  );
}
