import { call } from "@babchingu/openapi";
import type { MeetingDetail } from "@babchingu/openapi/types";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/api.ts";
import { StaticMap } from "../../map/StaticMap.tsx";
import { Button } from "../../ui/Button.tsx";
import { GiftIcon, PhoneIcon, PinIcon } from "../../ui/icons.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./detail.module.css";
import { copyWords } from "./shareMeeting.ts";

/** Where it is: map, address, phone, and what a partner store gives. */
export function MeetingPlace({ meeting }: { meeting: MeetingDetail }): ReactNode {
  const { placeName, placeAddress, placePhone, placeLatitude, placeLongitude, partnerPlaceId } = meeting;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>만나는 곳</h3>
      <StaticMap latitude={placeLatitude} longitude={placeLongitude} label={placeName} />
      <div className={styles.place}>
        <PinIcon size={20} />
        <div>
          <strong>{placeName}</strong>
          {placeAddress !== null && <p className={styles.address}>{placeAddress}</p>}
        </div>
        {placeAddress !== null && (
          <Button kind="secondary" size="small" onClick={() => void copyWords(placeAddress, "주소를 복사했어요.")}>
            주소 복사
          </Button>
        )}
      </div>
      {placePhone !== null && (
        <a href={`tel:${placePhone}`} className={styles.phone}>
          <PhoneIcon size={20} />
          <span className="visually-hidden">전화 걸기 </span>
          {placePhone}
        </a>
      )}
      {partnerPlaceId !== null && <Benefit partnerPlaceId={partnerPlaceId} />}
    </section>
  );
}

function Benefit({ partnerPlaceId }: { partnerPlaceId: number }): ReactNode {
  const policy = useQuery({
    queryKey: ["partner-policy", partnerPlaceId],
    queryFn: ({ signal }) =>
      call(api.GET("/partner-places/{id}/policy", { params: { path: { id: partnerPlaceId } }, signal })),
    // Every read counts as a view of the store.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return (
    <div className={styles.benefit}>
      <h4 className={styles.benefitTitle}>
        <GiftIcon size={20} />
        제휴 매장 혜택
      </h4>
      <Loaded
        query={policy}
        failure="혜택을 불러오지 못했어요."
        skeleton={<Skeleton width="80%" height="1.5em" />}
        isEmpty={(answer) => answer.policy.trim() === ""}
        empty={<p>아직 등록된 혜택이 없어요.</p>}
      >
        {(answer) => <p>{answer.policy}</p>}
      </Loaded>
    </div>
  );
}
