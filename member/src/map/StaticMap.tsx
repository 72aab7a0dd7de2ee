import type { Position } from "@babchingu/openapi";
import { lazy, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { LazyMap } from "./LazyMap.tsx";
import styles from "./map.module.css";

const StaticMapView = lazy(async () => ({ default: (await import("./leaflet/StaticMapView.tsx")).StaticMapView }));

/** How near to the window a map is loaded: it is the heaviest thing of a screen, and below the fold of most. */
const NEAR = "100px";

/** Whether the element has come near the window. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear((wasNear) => wasNear || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
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

/** A map of one place that can't be moved. Leaflet is loaded as a chunk of its own, when the map comes near. */
export function StaticMap({ latitude, longitude, label, ownPosition, height = "180px" }: StaticMapProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  return (
    <div ref={box} className={styles.box} style={{ height }}>
      {isNear && (
        <LazyMap>
          <StaticMapView label={label} place={{ latitude, longitude }} ownPosition={ownPosition} />
        </LazyMap>
      )}
    </div>
  );
}
