import { DEFAULT_CENTRE, type Position } from "@babchingu/openapi";
import { type ReactNode, useEffect, useRef } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import { DETAIL_ZOOM } from "@babchingu/web/map/zoom.ts";
import { LocateButton } from "../LocateButton.tsx";
import styles from "../map.module.css";
import { MapView } from "./MapView.tsx";
import { pinDrawing } from "./pin.ts";

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
            element?.replaceChildren(pinDrawing());
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

/** Reports the centre after the map was moved, and moves the map to a value set from outside. */
function CentreSync({ value, onChange }: Omit<LocationPickerViewProps, "label">): null {
  const map = useMap();
  const reported = useRef<Position | null>(value);
  const touched = useRef(false);

  // A resize and a value set from outside end in `moveend` too; only what a person moved is a choice. The end of a drag
  // isn't the end of the movement: the map glides on.
  const touch = (): void => {
    touched.current = true;
  };
  useMapEvents({
    dragstart: touch,
    keydown: touch,
    zoomstart: touch,
    moveend: () => {
      const { lat, lng } = map.getCenter().wrap();
      const centre = { latitude: round(lat), longitude: round(lng) };
      if (!touched.current || (reported.current && isSame(reported.current, centre))) return;
      reported.current = centre;
      onChange(centre);
    },
  });

  useEffect(() => {
    if (!value || (reported.current && isSame(reported.current, value))) return;
    reported.current = value;
    map.setView([value.latitude, value.longitude], map.getZoom());
  }, [map, value]);

  return null;
}

/** Rounds to six decimals, a tenth of a metre. */
function round(degrees: number): number {
  return Number(degrees.toFixed(6));
}
