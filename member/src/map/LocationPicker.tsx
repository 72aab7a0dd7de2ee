import type { Position } from "@babchingu/openapi";
import { lazy, type ReactNode } from "react";
import { LazyMap } from "./LazyMap.tsx";
import styles from "./map.module.css";

const LocationPickerView = lazy(async () => ({
  default: (await import("./leaflet/LocationPickerView.tsx")).LocationPickerView,
}));

interface LocationPickerProps {
  /** Null starts at central Seoul; nothing is chosen until the map is moved. */
  value: Position | null;
  /** Called with the centre of the map at the end of each move. */
  onChange: (value: Position) => void;
  /** CSS length. */
  height?: string;
  /** What is being chosen: "매장 위치". */
  label?: string;
}

/** A map whose centre, under a fixed pin, is the chosen position; a button moves it to the device's position. */
export function LocationPicker({ height = "280px", label = "위치 고르기", ...rest }: LocationPickerProps): ReactNode {
  return (
    <div className={styles.box} style={{ height }}>
      <LazyMap>
        <LocationPickerView label={label} {...rest} />
      </LazyMap>
    </div>
  );
}
