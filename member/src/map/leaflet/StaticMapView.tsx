import type { Position } from "@babchingu/openapi";
import { type ReactNode, useEffect, useMemo } from "react";
import { Marker, useMap } from "react-leaflet";
import { DETAIL_ZOOM } from "@babchingu/web/map/zoom.ts";
import { MapView } from "./MapView.tsx";
import { createPinIcon } from "./pin.ts";

interface StaticMapViewProps {
  label: string;
  place: Position;
  ownPosition: Position | null | undefined;
}

export function StaticMapView({ label, place, ownPosition }: StaticMapViewProps): ReactNode {
  const icon = useMemo(() => createPinIcon("meeting", label), [label]);
  return (
    <MapView label={`${label} 지도`} centre={place} zoom={DETAIL_ZOOM} ownPosition={ownPosition} isStatic>
      <Marker position={[place.latitude, place.longitude]} icon={icon} interactive={false} keyboard={false} />
      <Recenter place={place} />
    </MapView>
  );
}

function Recenter({ place }: { place: Position }): null {
  const map = useMap();
  const { latitude, longitude } = place;
  useEffect(() => {
    map.setView([latitude, longitude], map.getZoom(), { animate: false });
  }, [map, latitude, longitude]);
  return null;
}
