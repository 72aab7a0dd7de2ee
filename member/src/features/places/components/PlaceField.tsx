import { type ReactNode, useId } from "react";
import { StaticMap } from "../../../map/StaticMap.tsx";
import { paths } from "../../../paths.ts";
import { FieldError } from "../../../ui/fields/FieldError.tsx";
import { LinkButton } from "../../../ui/controls/Button.tsx";
import { PinIcon } from "../../../ui/icons/icons.tsx";
import { StatusPill } from "../../../ui/display/StatusPill.tsx";
import styles from "./PlaceField.module.css";
import type { SelectedPlace } from "../model/selectedPlace.ts";

/** The selected place on a map, and a link to the place picker. */
export function PlaceField({ place, error }: { place: SelectedPlace | null; error: string | undefined }): ReactNode {
  const id = useId();
  return (
    <section className={styles.placeField} aria-labelledby={id}>
      <h2 id={id} className={styles.placeTitle}>
        어디서 만나요?
      </h2>
      {place && (
        <>
          <StaticMap latitude={place.latitude} longitude={place.longitude} label={place.name} height="150px" />
          <div className={styles.place}>
            <p className={styles.placeName}>
              {place.name}
              {place.partnerPlaceId !== null && <StatusPill tone="accent">제휴 매장</StatusPill>}
            </p>
            <p className={styles.placeAddress}>{place.address ?? "주소 없이 지도 위치로 만나요."}</p>
          </div>
        </>
      )}
      <LinkButton variant="secondary" wide to={paths.placeSelection} icon={<PinIcon size={20} />}>
        {place ? "장소 바꾸기" : "장소 고르기"}
      </LinkButton>
      <FieldError>{error}</FieldError>
    </section>
  );
}
