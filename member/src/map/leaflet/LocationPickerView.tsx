import { DEFAULT_CENTRE, type Position } from "@babchingu/openapi";
import { type ReactNode, useEffect, useRef } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import { DETAIL_ZOOM } from "@babchingu/web/map/zoom.ts";
import { LocateButton } from "../LocateButton.tsx";
import styles from "../map.module.css";
import { MapView } from "./MapView.tsx";
import { createPinSvg } from "./pin.ts";

interface LocationPickerViewProps {
  label: string;
  value: Position | null;
  onChange: (value: Position) => void;
}

export function LocationPickerView({ label, value, onChange }: LocationPickerViewProps): ReactNode {
  return (
    <MapView
      label={`${label}: 지도를 움직여 가운데 핀을 맞춰요. 방향키로도 움직일 수 있어요.`}
      centre={value ?? DEFAULT_CENTRE}
      zoom={DETAIL_ZOOM}
    >
      <CentreSync value={value} onChange={onChange} />
      <LocateButton onFound={onChange} />
      <span className={styles.centreDot} />
      <span className={styles.centrePin}>
        <span
          className={styles.pin}
          ref={(element) => {
            element?.replaceChildren(createPinSvg());
          }}
        />
      </span>
    </MapView>
  );
}

// Two positions this close are the same to a person: about ten centimetres.
const SAME_DEGREES = 0.000_001;

function isSame(one: Position, other: Position): boolean {
  return (
    Math.abs(one.latitude - other.latitude) < SAME_DEGREES && Math.abs(one.longitude - other.longitude) < SAME_DEGREES
  );
}

/** Reports the centre after the user moved the map, and moves the map to a value set from outside. */
function CentreSync({ value, onChange }: Omit<LocationPickerViewProps, "label">): null {
  const map = useMap();
  const lastReported = useRef<Position | null>(value);
  const movedByUser = useRef(false);

  // A resize and a value set from outside fire `moveend` too; only a move by the user is reported. The flag stays set after
  // a drag, because the map still glides on.
  const markMovedByUser = (): void => {
    movedByUser.current = true;
  };
  useMapEvents({
    dragstart: markMovedByUser,
    keydown: markMovedByUser,
    zoomstart: markMovedByUser,
    moveend: () => {
      const { lat, lng } = map.getCenter().wrap();
      const centre = { latitude: round(lat), longitude: round(lng) };
      if (!movedByUser.current || (lastReported.current && isSame(lastReported.current, centre))) return;
      lastReported.current = centre;
      onChange(centre);
    },
  });

  useEffect(() => {
    if (!value || (lastReported.current && isSame(lastReported.current, value))) return;
    lastReported.current = value;
    map.setView([value.latitude, value.longitude], map.getZoom());
  }, [map, value]);

  return null;
}

/** Rounds to six decimals, a tenth of a metre. */
function round(degrees: number): number {
  return Number(degrees.toFixed(6));
}
