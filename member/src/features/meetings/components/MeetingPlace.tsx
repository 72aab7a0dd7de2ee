import type { MeetingDetail } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { StaticMap } from "../../../map/StaticMap.tsx";
import { useOwnPosition } from "../../../session/usePosition.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { copyText } from "../../../ui/copyText.ts";
import { PinIcon } from "../../../ui/icons/icons.tsx";
import { PhoneIcon } from "../../../ui/icons/lazyIcons.tsx";
import { kakaoDirections, naverDirections } from "../model/directions.ts";
import { Benefit } from "./Benefit.tsx";
import styles from "./detail.module.css";

/** The place: map, address, phone, and a partner store's benefit. */
export function MeetingPlace({ meeting }: { meeting: MeetingDetail }): ReactNode {
  const { placeName, placeAddress, placePhone, placeLatitude, placeLongitude, partnerPlaceId } = meeting;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>만나는 곳</h3>
      <StaticMap latitude={placeLatitude} longitude={placeLongitude} label={placeName} ownPosition={useOwnPosition()} />
      <div className={styles.place}>
        <PinIcon size={20} />
        <div>
          <strong>{placeName}</strong>
          {placeAddress !== null && <p className={styles.address}>{placeAddress}</p>}
        </div>
        {placeAddress !== null && (
          <Button variant="secondary" size="small" onClick={() => void copyText(placeAddress, "주소를 복사했어요.")}>
            주소 복사
          </Button>
        )}
      </div>
      <p className={styles.directions}>
        <a href={naverDirections(meeting)} target="_blank" rel="noopener noreferrer">
          네이버 지도 길찾기
        </a>
        <a href={kakaoDirections(meeting)} target="_blank" rel="noopener noreferrer">
          카카오맵 길찾기
        </a>
      </p>
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
