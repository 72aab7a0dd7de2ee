/** The member app's map, loaded only where one is shown. */
import { BaseMap, stopMapEvents } from "@babchingu/web/map/BaseMap.tsx";
import type { Position } from "@babchingu/openapi";
import type { ReactNode } from "react";
import { useMap } from "react-leaflet";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { PlusIcon } from "../../ui/icons/icons.tsx";
import { OwnPosition } from "./OwnPosition.tsx";
import { MinusIcon } from "../../ui/icons/lazyIcons.tsx";
import { cx } from "../../ui/cx.ts";
import styles from "../map.module.css";

interface MapViewProps {
  /** The label for screen readers; the items are also in a list beside the map. */
  label: string;
  centre: Position;
  zoom: number;
  /** Can't be moved. */
  isStatic?: boolean;
  /** The member's saved position; shown without tiles, where nothing else says how far the markers are. */
  ownPosition?: Position | null | undefined;
  children?: ReactNode;
}

/** Shows the whole country. */
const ZOOM_MIN = 6;

/** A map with background, tiles and zoom buttons; fills its container. */
export function MapView({ label, isStatic = false, ownPosition, children, ...view }: MapViewProps): ReactNode {
  return (
    <div className={cx(styles.frame, isStatic && styles.static)}>
      <BaseMap
        {...view}
        label={label}
        className={styles.map ?? ""}
        minZoom={ZOOM_MIN}
        dragging={!isStatic}
        touchZoom={!isStatic}
        doubleClickZoom={!isStatic}
        scrollWheelZoom={!isStatic}
        boxZoom={false}
        keyboard={!isStatic}
        withoutTiles={ownPosition && <OwnPosition position={ownPosition} beside={isStatic ? view.centre : null} />}
      >
        {!isStatic && <ZoomButtons />}
        {children}
      </BaseMap>
    </div>
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
