import type { Position } from "@babchingu/openapi";
import { lazy, type ReactNode } from "react";
import { LazyMap } from "./LazyMap.tsx";

const MarkerMapView = lazy(async () => ({ default: (await import("./leaflet/MarkerMapView.tsx")).MarkerMapView }));

/** One thing on the map. */
export interface MapItem {
  id: number;
  /** Read aloud and shown on hover. */
  name: string;
  position: Position;
  partner?: boolean;
}

export interface MarkerMapProps {
  label: string;
  /** Where the map starts; moving it later is the person's business. */
  centre: Position;
  zoom: number;
  items: readonly MapItem[];
  /** The items that are picked out; the map goes to the first. */
  selected?: readonly number[];
  /** All items under the marker that was pressed. */
  onSelect?: (ids: readonly number[]) => void;
  /** The centre after a person moved the map. */
  onMoved?: (centre: Position) => void;
  /** Shows the items around the centre whenever they change; all of them when none is near. */
  fit?: boolean;
  /** Adds the button to where the device is. */
  locatable?: boolean;
}

/** A map of things with markers; fills its container. A list of the same things has to be beside it. */
export function MarkerMap(props: MarkerMapProps): ReactNode {
  return (
    <LazyMap>
      <MarkerMapView {...props} />
    </LazyMap>
  );
}
