/**
 * The map of the system status. Ten thousand React markers are slow and one group can't hold two kinds apart: markers are
 * Leaflet's own, in one cluster group whose icon counts both kinds.
 */
import { BaseMap, prefersStillness, stopMapEvents } from "@babchingu/web/map/BaseMap.tsx";
import AddIcon from "@mui/icons-material/AddOutlined";
import RemoveIcon from "@mui/icons-material/RemoveOutlined";
import { Box, IconButton } from "@mui/material";
import type { MarkerClusterGroup } from "leaflet";
import { useCallback, useEffect, useRef, useState } from "react";
import { useMap } from "react-leaflet";
import Clusters from "react-leaflet-cluster";
import { groupIcon, markerOf } from "./icons.ts";
import { mapStyle } from "./mapStyle.ts";
import { CENTRE, type MapPlace } from "./places.ts";
import { CONSOLE_ZOOM } from "@babchingu/web/map/zoom.ts";
import { PlacePopup } from "./PlacePopup.tsx";

const ZOOM_MIN = 5;
/** Markers closer than this can't be pressed one by one. */
const CLUSTER_RADIUS_PX = 80;

/** Leaflet closes a popup by itself before a click: the same marker again needs a popup of its own. */
interface Picked {
  place: MapPlace;
  round: number;
}

export function SystemMap({ label, places }: { label: string; places: readonly MapPlace[] }) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const rounds = useRef(0);
  const pick = useCallback((place: MapPlace) => {
    rounds.current += 1;
    setPicked({ place, round: rounds.current });
  }, []);
  const shown = picked && places.includes(picked.place) ? picked : null;
  return (
    <Box sx={mapStyle}>
      <BaseMap label={label} centre={CENTRE} zoom={CONSOLE_ZOOM} minZoom={ZOOM_MIN}>
        <ZoomButtons />
        <Markers places={places} onPick={pick} />
        {shown ? <PlacePopup key={shown.round} place={shown.place} onClose={() => setPicked(null)} /> : null}
      </BaseMap>
    </Box>
  );
}

interface MarkersProps {
  places: readonly MapPlace[];
  onPick: (place: MapPlace) => void;
}

function Markers({ places, onPick }: MarkersProps) {
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
      animate={!prefersStillness()}
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
