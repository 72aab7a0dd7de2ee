/**
 * The Leaflet map of both apps, without controls. Footguns this file exists for:
 * - Leaflet measures its container once: without `invalidateSize` a map in a sheet or after a rotation of the screen shows grey areas.
 * - Without tiles nothing tells Leaflet how far it may zoom: both bounds have to be set.
 * - Tiles that can't be loaded leave the plain base layer in view; after some failures no more are requested.
 * Each app styles `.map-base-layer` and `.map-tiles` in its own colours.
 */
import "leaflet/dist/leaflet.css";
import type { Position } from "@babchingu/openapi";
import { DomEvent, GridLayer } from "leaflet";
import { type ReactNode, useEffect, useState } from "react";
import { MapContainer, type MapContainerProps, TileLayer, useMap } from "react-leaflet";
import { tileAttribution, tileUrl } from "./tiles.ts";

interface BaseMapProps extends Omit<MapContainerProps, "center"> {
  /** What the map is, for those who don't see it. */
  label: string;
  /** Where it starts. It isn't moved by a later value: `children` can do that with `useMap`. */
  centre: Position;
  minZoom: number;
}

const ZOOM_MAX = 19;
/** Tiles in a row that may fail before the map goes on without them. */
const TILE_FAILURES_MAX = 8;

/** A map with its plain base layer and tiles; fills its container. */
export function BaseMap({ label, centre, children, ...options }: BaseMapProps): ReactNode {
  return (
    <MapContainer
      center={[centre.latitude, centre.longitude]}
      maxZoom={ZOOM_MAX}
      zoomControl={false}
      {...(prefersReducedMotion() && { fadeAnimation: false, zoomAnimation: false, inertia: false })}
      {...options}
    >
      <MapSetup label={label} />
      <Tiles />
      {children}
    </MapContainer>
  );
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The plain base layer (D33): a soft grid that moves and scales with the map. */
class PlainBaseLayer extends GridLayer {
  constructor() {
    // Below the tiles, visible wherever they are missing.
    super({ zIndex: 0 });
  }

  protected override createTile(): HTMLElement {
    const tile = document.createElement("div");
    tile.className = "map-base-layer";
    return tile;
  }
}

/** Sets up the base layer, the resizing and the accessible name of the map. */
function MapSetup({ label }: { label: string }): null {
  const map = useMap();

  useEffect(() => {
    const baseLayer = new PlainBaseLayer();
    map.addLayer(baseLayer);
    map.attributionControl.setPrefix(false);
    return () => void map.removeLayer(baseLayer);
  }, [map]);

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

function Tiles(): ReactNode {
  const [failures, setFailures] = useState(0);
  if (tileUrl === "" || failures >= TILE_FAILURES_MAX) return null;
  return (
    <TileLayer
      url={tileUrl}
      attribution={tileAttribution}
      className="map-tiles"
      maxZoom={ZOOM_MAX}
      eventHandlers={{
        tileerror: () => setFailures((count) => count + 1),
        tileload: () => setFailures(0),
      }}
    />
  );
}

/** As the `ref` of a button over the map: pressing it must not drag the map or zoom into it. */
export function stopMapEvents(element: HTMLElement | null): void {
  if (!element) return;
  DomEvent.disableClickPropagation(element);
  DomEvent.disableScrollPropagation(element);
}
