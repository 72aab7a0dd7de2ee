import { distanceM, NEARBY_RADIUS_M, type Position } from "@babchingu/openapi";
import { DivIcon, type FitBoundsOptions, type LeafletKeyboardEvent, type Map } from "leaflet";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Marker, useMap, useMapEvents } from "react-leaflet";
import { clusterItems } from "./cluster.ts";
import { LocateButton } from "../LocateButton.tsx";
import styles from "../map.module.css";
import type { MapItem, MarkerMapProps } from "../MarkerMap.tsx";
import { MapView } from "./MapView.tsx";
import { DETAIL_ZOOM } from "@babchingu/web/map/zoom.ts";
import { createPinIcon } from "./pin.ts";

const NO_SELECTION: readonly number[] = [];
/** Pins are 44 px wide: closer than this they can't be pressed separately, so they form a cluster. */
const CLUSTER_RADIUS_PX = 40;
/** A pin stands on its position, and screens lay a button over the upper edge; at most these parts of a low map's height. */
const FIT_PADDING_PX = { side: 56, top: 112, bottom: 56 };
const FIT_PADDING_PARTS = { top: 0.4, bottom: 0.2 };
/** Items farther away are not fitted: one at the other end of the country would zoom out too far. */
const FIT_RADIUS_M = 3 * NEARBY_RADIUS_M;

export function MarkerMapView(props: MarkerMapProps): ReactNode {
  const { label, centre, zoom, items, selectedIds = NO_SELECTION, onSelect, onMoved, fit, locatable = false } = props;
  const { ownPosition } = props;
  const [devicePosition, setDevicePosition] = useState<Position | null>(null);
  return (
    <MapView label={label} centre={centre} zoom={zoom} ownPosition={devicePosition ? null : ownPosition}>
      <Pins items={items} selectedIds={selectedIds} onSelect={onSelect} />
      <Camera centre={centre} items={items} selectedIds={selectedIds} fit={fit} onMoved={onMoved} />
      {devicePosition && <DevicePosition position={devicePosition} />}
      {locatable && (
        <LocateButton
          onFound={(position) => {
            setDevicePosition(position);
            onMoved?.(position);
          }}
        />
      )}
    </MapView>
  );
}

type PinsProps = Required<Pick<MarkerMapProps, "items" | "selectedIds">> & Pick<MarkerMapProps, "onSelect">;

function Pins({ items, selectedIds, onSelect }: PinsProps): ReactNode {
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const groups = useMemo(
    () =>
      clusterItems(
        items,
        ({ position }) => map.project([position.latitude, position.longitude], zoom),
        CLUSTER_RADIUS_PX,
      ),
    [map, items, zoom],
  );
  return groups.map((group) => (
    <Pin
      // A marker keeps its first title, which says how many items it stands for.
      key={`${group[0]?.id} ${group.length}`}
      group={group}
      isSelected={group.some(({ id }) => selectedIds.includes(id))}
      onSelect={onSelect}
    />
  ));
}

interface PinProps {
  group: readonly MapItem[];
  isSelected: boolean;
  onSelect: MarkerMapProps["onSelect"];
}

function Pin({ group, isSelected, onSelect }: PinProps): ReactNode {
  const [first] = group;
  const name = first ? (group.length > 1 ? `${first.name} 외 ${group.length - 1}곳` : first.name) : "";
  const isPartner = group.every(({ partner }) => partner);
  const icon = useMemo(
    () => createPinIcon(isSelected ? "selected" : isPartner ? "partner" : "meeting", name, group.length),
    [isSelected, isPartner, name, group.length],
  );
  if (!first) return null;
  const select = (): void => onSelect?.(group.map(({ id }) => id));
  return (
    <Marker
      position={[first.position.latitude, first.position.longitude]}
      icon={icon}
      title={name}
      zIndexOffset={isSelected ? 1000 : 0}
      eventHandlers={{ click: select, keydown: onActivate(select) }}
    />
  );
}

/** Leaflet makes markers focusable buttons, but doesn't handle Enter and Space. */
function onActivate(activate: () => void): (event: LeafletKeyboardEvent) => void {
  return ({ originalEvent }) => {
    if (originalEvent.key !== "Enter" && originalEvent.key !== " ") return;
    originalEvent.preventDefault();
    activate();
  };
}

type CameraProps = Required<Pick<MarkerMapProps, "centre" | "items" | "selectedIds">> &
  Pick<MarkerMapProps, "fit" | "onMoved">;

/** Moves the map to the selected items, or fits it to all, and reports when the user moved it. */
function Camera({ centre, items, selectedIds, fit, onMoved }: CameraProps): null {
  const map = useMap();
  const movedByUser = useRef(false);
  const fittedPlaces = useRef("");
  /** Fits the map again; null once anything else has moved it. */
  const refit = useRef<(() => void) | null>(null);
  const markMovedByUser = (): void => {
    movedByUser.current = true;
  };
  useMapEvents({
    dragstart: markMovedByUser,
    keydown: markMovedByUser,
    movestart: () => {
      refit.current = null;
    },
    resize: () => refit.current?.(),
    moveend: () => {
      if (!movedByUser.current) return;
      movedByUser.current = false;
      const { lat, lng } = map.getCenter().wrap();
      onMoved?.({ latitude: lat, longitude: lng });
    },
  });

  useEffect(() => {
    const places = items.map(({ position }) => `${position.latitude},${position.longitude}`).join(";");
    // The same items come in a new array as time passes: that must not undo how the user moved the map.
    if (fit === undefined || places === "" || places === fittedPlaces.current) return;
    fittedPlaces.current = places;
    const near = fit === "near" ? items.filter(({ position }) => distanceM(centre, position) <= FIT_RADIUS_M) : [];
    const bounds = (near.length > 0 ? near : items).map(({ position }): [number, number] => [
      position.latitude,
      position.longitude,
    ]);
    const fitToItems = (): void => {
      map.fitBounds(bounds, fitOptions(map));
      refit.current = fitToItems;
    };
    fitToItems();
  }, [map, centre, items, fit]);

  const [targetId] = selectedIds;
  const { latitude, longitude } = items.find(({ id }) => id === targetId)?.position ?? {};
  useEffect(() => {
    if (targetId === undefined || latitude === undefined || longitude === undefined) return;
    map.panTo([latitude, longitude]);
  }, [map, targetId, latitude, longitude]);

  return null;
}

function fitOptions(map: Map): FitBoundsOptions {
  const { y: height } = map.getSize();
  const { side, top, bottom } = FIT_PADDING_PX;
  return {
    paddingTopLeft: [side, Math.min(top, height * FIT_PADDING_PARTS.top)],
    paddingBottomRight: [side, Math.min(bottom, height * FIT_PADDING_PARTS.bottom)],
    maxZoom: DETAIL_ZOOM,
    // The container is resized at the same moment: an animated move would use the size from before the resize.
    animate: false,
  };
}

function DevicePosition({ position }: { position: Position }): ReactNode {
  const icon = useMemo(() => new DivIcon({ className: styles.devicePosition, iconSize: [20, 20] }), []);
  return <Marker position={[position.latitude, position.longitude]} icon={icon} interactive={false} keyboard={false} />;
}
