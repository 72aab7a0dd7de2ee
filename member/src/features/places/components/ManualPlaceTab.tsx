import { limits } from "@babchingu/openapi/limits";
import type { Dispatch, ReactNode, SetStateAction } from "react";
import { LocationPicker } from "../../../map/LocationPicker.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import type { ManualPlaceErrors, ManualPlace } from "../model/manualPlace.ts";
import styles from "./places.module.css";
import { usePosition } from "../../../session/usePosition.ts";

const { placeName, placeAddress } = limits.CreateMeetingRequest;

interface ManualPlaceTabProps {
  value: ManualPlace;
  errors: ManualPlaceErrors;
  /** Takes an updater, because the position may arrive while another field is being typed. */
  onChange: Dispatch<SetStateAction<ManualPlace>>;
}

/** A place entered by hand, with the centre of the map as its position. */
export function ManualPlaceTab({ value, errors, onChange }: ManualPlaceTabProps): ReactNode {
  const centre = usePosition();
  const change = (fields: Partial<ManualPlace>): void => onChange((now) => ({ ...now, ...fields }));

  return (
    <div className={styles.manual}>
      <LocationPicker
        label="만날 위치"
        value={value.position ?? centre}
        onChange={(position) => change({ position })}
      />
      <p className={styles.hint}>지도를 움직여 핀을 만날 곳에 맞춰 주세요.</p>
      <TextField
        label="장소 이름"
        placeholder="한강공원 편의점 앞"
        value={value.name}
        onChange={(name) => change({ name })}
        maxLength={placeName.maxLength}
        counter
        error={errors.name}
      />
      <TextField
        label="주소"
        placeholder="서울 영등포구 여의동로 330"
        value={value.address}
        onChange={(address) => change({ address })}
        maxLength={placeAddress.maxLength}
        counter
        error={errors.address}
      />
    </div>
  );
}
