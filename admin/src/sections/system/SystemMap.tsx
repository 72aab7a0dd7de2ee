/**
 * The map of the system status. Ten thousand markers are slow as React components, so they are plain Leaflet markers, in one
 * cluster group whose icon counts members and meetings separately.
 */
import { BaseMap, prefersReducedMotion, stopMapEvents } from "@babchingu/web/map/BaseMap.tsx";
import AddIcon from "@mui/icons-material/AddOutlined";
import RemoveIcon from "@mui/icons-material/RemoveOutlined";
import { Box, IconButton } from "@mui/material";
import type { MarkerClusterGroup } from "leaflet";
import { useCallback, useEffect, useRef, useState } from "react";
import { useMap } from "react-leaflet";
import Clusters from "react-leaflet-cluster";
import { clusterIcon, markerOf } from "./icons.ts";
import { mapStyle } from "./mapStyle.ts";
import { CENTRE, type MapLocation } from "./locations.ts";
import { CONSOLE_ZOOM } from "@babchingu/web/map/zoom.ts";
import { LocationPopup } from "./LocationPopup.tsx";

const ZOOM_MIN = 5;
/** Markers that are closer together can't be pressed one by one. */
const CLUSTER_RADIUS_PX = 80;

/** Leaflet closes the popup before each click, so a second click on the same marker needs a popup with a new key. */
interface Selection {
  location: MapLocation;
  popupKey: number;
}

export function SystemMap({ label, locations }: { label: string; locations: readonly MapLocation[] }) {
  const [selected, setSelected] = useState<Selection | null>(null);
  const lastPopupKey = useRef(0);
  const select = useCallback((location: MapLocation) => {
    lastPopupKey.current += 1;
    setSelected({ location, popupKey: lastPopupKey.current });
  }, []);
  const shown = selected && locations.includes(selected.location) ? selected : null;
  return (
    <Box sx={mapStyle}>
      <BaseMap label={label} centre={CENTRE} zoom={CONSOLE_ZOOM} minZoom={ZOOM_MIN}>
        <ZoomButtons />
        <Markers locations={locations} onSelect={select} />
        {shown ? (
          <LocationPopup key={shown.popupKey} location={shown.location} onClose={() => setSelected(null)} />
        ) : null}
      </BaseMap>
    </Box>
  );
}

interface MarkersProps {
  locations: readonly MapLocation[];
  onSelect: (location: MapLocation) => void;
}

function Markers({ locations, onSelect }: MarkersProps) {
  const [group, setGroup] = useState<MarkerClusterGroup | null>(null);
  useEffect(() => {
    if (!group) return undefined;
    group.addLayers(locations.map((location) => markerOf(location, onSelect)));
    return () => void group.clearLayers();
  }, [group, locations, onSelect]);
  return (
    <Clusters
      ref={setGroup}
      iconCreateFunction={clusterIcon}
      maxClusterRadius={CLUSTER_RADIUS_PX}
      showCoverageOnHover={false}
      animate={!prefersReducedMotion()}
    >
      {null}
    </Clusters>
  );
}

function ZoomButtons() {
  const map = useMap();
  return (
    <Box
      ref={stopMapEvents}
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
