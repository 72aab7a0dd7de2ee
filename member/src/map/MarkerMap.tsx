import type { Position } from "@babchingu/openapi";
import { lazy, type ReactNode } from "react";
import { LazyMap } from "./LazyMap.tsx";

const MarkerMapView = lazy(async () => ({ default: (await import("./leaflet/MarkerMapView.tsx")).MarkerMapView }));

export interface MapItem {
  id: number;
  /** Read aloud and shown on hover. */
  name: string;
  position: Position;
  partner?: boolean;
}

export interface MarkerMapProps {
  label: string;
  /** The first centre of the map; later values don't move it. */
  centre: Position;
  zoom: number;
  items: readonly MapItem[];
  /** The member's saved position, for a map without tiles. */
  ownPosition?: Position | null;
  /** The ids of the selected items; the map moves to the first of them. */
  selectedIds?: readonly number[];
  /** All items under the marker that was pressed. */
  onSelect?: (ids: readonly number[]) => void;
  /** The new centre, after the user moved the map. */
  onMoved?: (centre: Position) => void;
  /** Fits the map to the items whenever others are shown; `near`: only to those near the centre, or to all when none is. */
  fit?: "near" | "all";
  /** Adds the button that moves the map to the device's position. */
  locatable?: boolean;
}

/** A map of items with markers; fills its container. A list of the same items has to be beside it. */
export function MarkerMap(props: MarkerMapProps): ReactNode {
  return (
    <LazyMap>
      <MarkerMapView {...props} />
    </LazyMap>
  );
}
