import { lazy, type ReactNode } from "react";
import { LazyMap } from "./LazyMap.tsx";
import styles from "./map.module.css";

const StaticMapView = lazy(async () => ({ default: (await import("./leaflet/StaticMapView.tsx")).StaticMapView }));

interface StaticMapProps {
  latitude: number;
  longitude: number;
  /** Name of the place. Its address has to be beside the map: an image of a map can't be read aloud. */
  label: string;
  /** CSS length. */
  height?: string;
}

/** A map of one place that can't be moved. Leaflet is loaded as a chunk of its own. */
export function StaticMap({ latitude, longitude, label, height = "180px" }: StaticMapProps): ReactNode {
  return (
    <div className={styles.box} style={{ height }}>
      <LazyMap>
        <StaticMapView label={label} place={{ latitude, longitude }} />
      </LazyMap>
    </div>
  );
}
