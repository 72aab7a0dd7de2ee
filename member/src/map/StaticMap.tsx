import type { Position } from "@babchingu/openapi";
import { lazy, type ReactNode } from "react";
import { LazyMap } from "./LazyMap.tsx";
import styles from "./map.module.css";

const StaticMapView = lazy(async () => ({ default: (await import("./leaflet/StaticMapView.tsx")).StaticMapView }));

interface StaticMapProps {
  latitude: number;
  longitude: number;
  /** Name of the place. Its address has to be beside the map: an image of a map can't be read aloud. */
  label: string;
  /** The member's saved position, for a map without tiles. */
  ownPosition?: Position | null;
  /** CSS length. */
  height?: string;
}

/** A map of one place that can't be moved. Leaflet is loaded as a chunk of its own. */
export function StaticMap({ latitude, longitude, label, ownPosition, height = "180px" }: StaticMapProps): ReactNode {
  return (
    <div className={styles.box} style={{ height }}>
      <LazyMap>
        <StaticMapView label={label} place={{ latitude, longitude }} ownPosition={ownPosition} />
      </LazyMap>
    </div>
  );
}
