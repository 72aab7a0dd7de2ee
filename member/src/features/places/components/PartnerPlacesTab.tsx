import { call } from "@babchingu/openapi";
import { parameterLimits } from "@babchingu/openapi/limits";
import type { PartnerPlace } from "@babchingu/openapi/types";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import type { SelectedPlace } from "../model/selectedPlace.ts";
import { dishOf } from "../../../lib/dish.ts";
import { formatDistance } from "../../../lib/formatDistance.ts";
import { PinIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { GiftIcon } from "../../../ui/icons/lazyIcons.tsx";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { LoadMore } from "../../../ui/feedback/LoadMore.tsx";
import { FramedImage } from "../../../ui/display/FramedImage.tsx";
import { SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { PlaceOption } from "./PlaceOption.tsx";
import styles from "./places.module.css";

const LOADING_FAILED = "제휴 매장을 불러오지 못했어요.";

interface TabProps {
  selected: SelectedPlace | null;
  onSelect: (place: SelectedPlace) => void;
}

function toSelected(store: PartnerPlace): SelectedPlace {
  const { id, name, address, phone, latitude, longitude } = store;
  return { name, address, phone, latitude, longitude, partnerPlaceId: id };
}

/** Stores with a benefit, nearest first. */
export function PartnerPlacesTab({ selected, onSelect }: TabProps): ReactNode {
  const stores = useInfiniteQuery({
    queryKey: ["partnerPlaces"],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET("/partner-places", {
          params: {
            query: {
              pageSize: parameterLimits.listPartnerPlaces.pageSize.default,
              ...(pageParam !== null && { lastDistance: pageParam }),
            },
          },
          signal,
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ hasNext, lastDistance }) => (hasNext ? lastDistance : null),
    select: ({ pages }) => pages.flatMap((page) => page.partnerPlaceSearchDtoList),
  });
  return (
    <QueryBoundary
      query={stores}
      errorMessage={LOADING_FAILED}
      skeleton={<SkeletonList count={5} height="96px" />}
      empty={
        <EmptyState
          illustration={<PinIllustration />}
          title="아직 제휴 매장이 없어요"
          text="주변 검색이나 직접 입력으로 장소를 골라 주세요."
        />
      }
    >
      {(list) => (
        <>
          <ul className={styles.list}>
            {list.map((store) => (
              <li key={store.id}>
                <PlaceOption
                  name={store.name}
                  address={store.address}
                  distance={formatDistance(store.distance)}
                  selected={selected?.partnerPlaceId === store.id}
                  onSelect={() => onSelect(toSelected(store))}
                  image={
                    <span className={styles.image}>
                      <FramedImage
                        imageUrl={store.imageUrl}
                        dish={dishOf(store.name, store.policy)}
                        ratio="1/1"
                        rounded
                      />
                    </span>
                  }
                >
                  <span className={styles.benefit}>
                    <GiftIcon size={16} />
                    <span>{store.policy}</span>
                  </span>
                </PlaceOption>
              </li>
            ))}
          </ul>
          <LoadMore query={stores} errorMessage={LOADING_FAILED} />
        </>
      )}
    </QueryBoundary>
  );
}
