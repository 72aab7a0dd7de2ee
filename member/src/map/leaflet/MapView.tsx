/**
 * The Leaflet map, loaded only where a map is shown. Footguns this file exists for:
 * - Leaflet measures its container once: without `invalidateSize` a map in a sheet or after a turn shows grey parts.
 * - Without tiles nothing tells Leaflet how far it may zoom: both bounds are set here.
 * - Tiles that can't be loaded leave the plain base layer in view; after some failures no more are requested.
 */
import "leaflet/dist/leaflet.css";
import type { Position } from "@babchingu/openapi";
import { DomEvent } from "leaflet";
import { type ReactNode, useEffect, useState } from "react";
import { MapContainer, TileLayer, useMap } from "react-leaflet";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { PlusIcon } from "../../ui/icons/icons.tsx";
import { MinusIcon } from "../../ui/icons/moreIcons.tsx";
import { cx } from "../../ui/cx.ts";
import { PlainBaseLayer } from "./plainBaseLayer.ts";
import { ZOOM_MAX, ZOOM_MIN } from "../levels.ts";
import styles from "../map.module.css";
import { tileAttribution, tileUrl } from "./tiles.ts";

interface MapViewProps {
  /** What the map is, for those who don't see it; what it shows is also in a list beside it. */
  label: string;
  /** Where it starts. It isn't moved by a later value: `children` can do that with `useMap`. */
  centre: Position;
  zoom: number;
  /** An image of a place: can't be moved. */
  still?: boolean;
  children?: ReactNode;
}

/** Tiles in a row that may fail before the map goes on without them. */
const TILE_FAILURES_MAX = 8;

/** A map with its ground, tiles and zoom buttons; fills its container. */
export function MapView({ label, centre, zoom, still = false, children }: MapViewProps): ReactNode {
  return (
    <section aria-label={label} className={cx(styles.frame, still && styles.still)}>
      <MapContainer
        className={styles.map}
        center={[centre.latitude, centre.longitude]}
        zoom={zoom}
        minZoom={ZOOM_MIN}
        maxZoom={ZOOM_MAX}
        zoomControl={false}
        dragging={!still}
        touchZoom={!still}
        doubleClickZoom={!still}
        scrollWheelZoom={!still}
        boxZoom={false}
        keyboard={!still}
        {...(prefersStillness() && { fadeAnimation: false, zoomAnimation: false, inertia: false })}
      >
        <Surroundings label={label} />
        <Tiles />
        {!still && <ZoomButtons />}
        {children}
      </MapContainer>
    </section>
  );
}

function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Ground, size and name of the map. */
function Surroundings({ label }: { label: string }): null {
  const map = useMap();

  useEffect(() => {
    const ground = new PlainBaseLayer();
    map.addLayer(ground);
    map.attributionControl.setPrefix(false);
    return () => void map.removeLayer(ground);
  }, [map]);

  useEffect(() => {
    const container = map.getContainer();
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
      className={styles.tiles}
      maxZoom={ZOOM_MAX}
      eventHandlers={{
        tileerror: () => setFailures((count) => count + 1),
        tileload: () => setFailures(0),
      }}
    />
  );
}

function ZoomButtons(): ReactNode {
  const map = useMap();
  return (
    <div className={styles.zoom} ref={stopMapEvents}>
      <IconButton aria-label="지도 확대" onClick={() => map.zoomIn()}>
        <PlusIcon size={20} strokeWidth={2} />
      </IconButton>
      <IconButton aria-label="지도 축소" onClick={() => map.zoomOut()}>
        <MinusIcon size={20} strokeWidth={2} />
      </IconButton>
    </div>
  );
}

/** Pressing a button over the map must not drag the map or zoom into it. */
function stopMapEvents(element: HTMLElement | null): void {
  if (!element) return;
  DomEvent.disableClickPropagation(element);
  DomEvent.disableScrollPropagation(element);
}
