import { distanceM, NEARBY_RADIUS_M, type Position } from "@babchingu/openapi";
import { DETAIL_ZOOM } from "@babchingu/web/map/zoom.ts";
import { DivIcon } from "leaflet";
import { type ReactNode, useEffect, useMemo } from "react";
import { Marker, useMap } from "react-leaflet";
import styles from "../map.module.css";

const DOT_PX = 20;
/** Room for the pin of the place, which stands on its position, and for the label below the dot. */
const PADDING = { paddingTopLeft: [44, 58], paddingBottomRight: [44, 36] } as const;

interface OwnPositionProps {
  position: Position;
  /** The place of a map that can't be moved: it is shown together with the position. */
  beside: Position | null;
}

/** The member's saved position, with its name. */
export function OwnPosition({ position, beside }: OwnPositionProps): ReactNode {
  const map = useMap();
  useEffect(() => {
    if (!beside || distanceM(position, beside) > NEARBY_RADIUS_M) return;
    const both = [position, beside].map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
    const { paddingTopLeft, paddingBottomRight } = PADDING;
    map.fitBounds(both, {
      paddingTopLeft: [...paddingTopLeft],
      paddingBottomRight: [...paddingBottomRight],
      maxZoom: DETAIL_ZOOM,
      animate: false,
    });
  }, [map, position, beside]);
  const [dot, label] = useMemo(() => [createIcon("devicePosition", ""), createIcon("ownLabel", "내 위치")], []);
  const shared = {
    position: [position.latitude, position.longitude] as [number, number],
    interactive: false,
    keyboard: false,
  };
  return (
    <>
      <Marker {...shared} icon={dot} />
      {/* Above the pins beside it. */}
      <Marker {...shared} icon={label} pane="tooltipPane" />
    </>
  );
}

function createIcon(style: string, text: string): DivIcon {
  const html = document.createElement("span");
  html.className = styles[style] ?? "";
  html.append(text);
  return new DivIcon({ html, className: "", iconSize: [DOT_PX, DOT_PX] });
}
