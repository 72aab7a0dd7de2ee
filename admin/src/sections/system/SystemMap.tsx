/**
 * The Leaflet map of the system status. Footguns this file exists for:
 * - Leaflet measures its container once; without `invalidateSize` a map in a changed window shows grey parts.
 * - Without tiles Leaflet doesn't know its zoom limits: both bounds are set here.
 * - Ten thousand React markers are slow and one group can't hold two kinds apart: markers are Leaflet's own, in one
 *   cluster group whose icon counts both kinds.
 */
import "leaflet/dist/leaflet.css";
import AddIcon from "@mui/icons-material/AddOutlined";
import RemoveIcon from "@mui/icons-material/RemoveOutlined";
import { Box, IconButton } from "@mui/material";
import type { MarkerClusterGroup } from "leaflet";
import { DomEvent, GridLayer } from "leaflet";
import { useCallback, useEffect, useRef, useState } from "react";
import { MapContainer, TileLayer, useMap } from "react-leaflet";
import Clusters from "react-leaflet-cluster";
import { groupIcon, markerOf } from "./icons.ts";
import { mapStyle } from "./mapStyle.ts";
import type { MapPlace } from "./places.ts";
import { CENTRE, ZOOM } from "./places.ts";
import { PlacePopup } from "./PlacePopup.tsx";
import { tileAttribution, tileUrl } from "./tiles.ts";

const ZOOM_MIN = 5;
const ZOOM_MAX = 19;
/** Tiles in a row that may fail before the map goes on without them. */
const TILE_FAILURES_MAX = 8;
/** Markers closer than this can't be pressed one by one. */
const CLUSTER_RADIUS_PX = 80;

/** Leaflet closes a popup by itself before a click: the same marker again needs a popup of its own. */
interface Picked {
  place: MapPlace;
  round: number;
}

function prefersStillness(): boolean {
  return globalThis.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function SystemMap({ label, places }: { label: string; places: readonly MapPlace[] }) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const rounds = useRef(0);
  const pick = useCallback((place: MapPlace) => {
    rounds.current += 1;
    setPicked({ place, round: rounds.current });
  }, []);
  const isStill = prefersStillness();
  const shown = picked && places.includes(picked.place) ? picked : null;
  return (
    <Box sx={mapStyle}>
      <MapContainer
        center={[CENTRE.latitude, CENTRE.longitude]}
        zoom={ZOOM}
        minZoom={ZOOM_MIN}
        maxZoom={ZOOM_MAX}
        zoomControl={false}
        {...(isStill ? { fadeAnimation: false, zoomAnimation: false, inertia: false } : {})}
      >
        <Surroundings label={label} />
        <Tiles />
        <ZoomButtons />
        <Markers places={places} onPick={pick} isStill={isStill} />
        {shown ? <PlacePopup key={shown.round} place={shown.place} onClose={() => setPicked(null)} /> : null}
      </MapContainer>
    </Box>
  );
}

/** The plain base layer (D33): a ground with a soft grid, below the tiles and visible wherever they are missing. */
class PlainGround extends GridLayer {
  constructor() {
    super({ zIndex: 0 });
  }

  protected override createTile(): HTMLElement {
    const tile = document.createElement("div");
    tile.className = "plain-ground";
    return tile;
  }
}

/** Ground, size and name of the map. */
function Surroundings({ label }: { label: string }) {
  const map = useMap();
  useEffect(() => {
    const ground = new PlainGround();
    map.addLayer(ground);
    map.attributionControl.setPrefix(false);
    return () => void map.removeLayer(ground);
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

function Tiles() {
  const [failures, setFailures] = useState(0);
  if (tileUrl === "" || failures >= TILE_FAILURES_MAX) return null;
  return (
    <TileLayer
      url={tileUrl}
      attribution={tileAttribution}
      className="tiles"
      maxZoom={ZOOM_MAX}
      eventHandlers={{
        tileerror: () => setFailures((count) => count + 1),
        tileload: () => setFailures(0),
      }}
    />
  );
}

interface MarkersProps {
  places: readonly MapPlace[];
  onPick: (place: MapPlace) => void;
  isStill: boolean;
}

function Markers({ places, onPick, isStill }: MarkersProps) {
  const [group, setGroup] = useState<MarkerClusterGroup | null>(null);
  useEffect(() => {
    if (!group) return undefined;
    group.addLayers(places.map((place) => markerOf(place, onPick)));
    return () => void group.clearLayers();
  }, [group, places, onPick]);
  return (
    <Clusters
      ref={setGroup}
      iconCreateFunction={groupIcon}
      maxClusterRadius={CLUSTER_RADIUS_PX}
      showCoverageOnHover={false}
      animate={!isStill}
    >
      {null}
    </Clusters>
  );
}

/** Pressing a button over the map must not drag the map or zoom into it. */
function keepFromMap(element: HTMLElement | null): void {
  if (!element) return;
  DomEvent.disableClickPropagation(element);
  DomEvent.disableScrollPropagation(element);
}

function ZoomButtons() {
  const map = useMap();
  return (
    <Box
      ref={keepFromMap}
      sx={({ palette }) => ({
        position: "absolute",
        top: 12,
        right: 12,
        zIndex: 1000,
        display: "grid",
        borderRadius: "8px",
        backgroundColor: palette.background.paper,
        border: `1px solid ${palette.hairline}`,
        "& button": { width: 36, height: 36, borderRadius: "8px", color: palette.text.primary },
        "& svg": { fontSize: 20 },
      })}
    >
      <IconButton aria-label="지도 확대" onClick={() => map.zoomIn()}>
        <AddIcon />
      </IconButton>
      <IconButton aria-label="지도 축소" onClick={() => map.zoomOut()}>
        <RemoveIcon />
      </IconButton>
    </Box>
  );
}
