/**
 * The Leaflet map of both apps, without controls. Footguns this file exists for:
 * - Leaflet measures its container once: without `invalidateSize` a map in a sheet or after a rotation of the screen shows grey areas.
 * - Without tiles nothing tells Leaflet how far it may zoom: both bounds have to be set.
 * - Leaflet writes markup: its own is refused by the page's Trusted Types policy, but for the constants in trustedTypes.ts.
 * - Tiles that can't be loaded leave the grid in view; after some failures no more are requested.
 * Each app styles `.map-base-layer`, `.map-scale` and `.map-tiles` in its own colours.
 */
import "leaflet/dist/leaflet.css";
import type { Position } from "@babchingu/openapi";
import { DomEvent } from "leaflet";
import { type ReactNode, useEffect } from "react";
import { AttributionControl, MapContainer, type MapContainerProps, useMap } from "react-leaflet";
import { Ground, ZOOM_MAX } from "./Ground.tsx";

interface BaseMapProps extends Omit<MapContainerProps, "center"> {
  /** What the map is, for those who don't see it. */
  label: string;
  /** Where it starts. It isn't moved by a later value: `children` can do that with `useMap`. */
  centre: Position;
  minZoom: number;
  /** Shown only while there are no tiles. */
  withoutTiles?: ReactNode;
}

/** A map with its ground; fills its container. */
export function BaseMap({ label, centre, withoutTiles, children, ...options }: BaseMapProps): ReactNode {
  return (
    <MapContainer
      center={[centre.latitude, centre.longitude]}
      maxZoom={ZOOM_MAX}
      zoomControl={false}
      attributionControl={false}
      {...(prefersReducedMotion() && { fadeAnimation: false, zoomAnimation: false, inertia: false })}
      {...options}
    >
      <AttributionControl prefix={false} />
      <MapSetup label={label} />
      {children}
      <Ground>{withoutTiles}</Ground>
    </MapContainer>
  );
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Sets up the resizing and the accessible name of the map. */
function MapSetup({ label }: { label: string }): null {
  const map = useMap();

  useEffect(() => {
    const container = map.getContainer();
    container.role = "region";
    container.ariaLabel = label;
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(container);
    return () => observer.disconnect();
  }, [map, label]);

  return null;
}

/** As the `ref` of a button over the map: pressing it must not drag the map or zoom into it. */
export function stopMapEvents(element: HTMLElement | null): void {
  if (!element) return;
  DomEvent.disableClickPropagation(element);
  DomEvent.disableScrollPropagation(element);
}
