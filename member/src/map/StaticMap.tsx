import type { Position } from "@babchingu/openapi";
import { lazy, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { LazyMap } from "./LazyMap.tsx";
import styles from "./map.module.css";

const StaticMapView = lazy(async () => ({ default: (await import("./leaflet/StaticMapView.tsx")).StaticMapView }));

/** A map is the heaviest thing of a screen, and below the fold of most: it isn't loaded under the bar at the bottom of the window. */
const VISIBLE_MARGIN = "0px 0px -80px";

/** Whether the element has been in view. */
function useWasSeen(element: RefObject<Element | null>): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setSeen((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: VISIBLE_MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return wasSeen;
}

interface StaticMapProps {
  latitude: number;
  longitude: number;
  /** Name of the place. Its address has to be beside the map: an image of a map can't be read aloud. */
  label: string;
  /** The member's saved position, for a map without tiles. */
  ownPosition?: Position | null;
  /** CSS length. */
  height?: string;
}

/** A map of one place that can't be moved. Leaflet is loaded as a chunk of its own, when the map comes into view. */
export function StaticMap({ latitude, longitude, label, ownPosition, height = "180px" }: StaticMapProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const wasSeen = useWasSeen(box);
  return (
    <div ref={box} className={styles.box} style={{ height }}>
      {wasSeen && (
        <LazyMap>
          <StaticMapView label={label} place={{ latitude, longitude }} ownPosition={ownPosition} />
        </LazyMap>
      )}
    </div>
  );
}
