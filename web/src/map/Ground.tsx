/**
 * What lies under the markers: tiles, and below them a grid of metres. Without tiles (D33) the grid is all there is: then a scale says
 * how long its squares are and where north is.
 */
import { GridLayer, type Coords } from "leaflet";
import { type ReactNode, useEffect, useState } from "react";
import { TileLayer, useMap, useMapEvents } from "react-leaflet";
import "./ground.css";
import { gridCell, linesInTile, TILE_PX } from "./metreGrid.ts";
import { tileAttribution, tileUrl } from "./tiles.ts";
import { passMarkup } from "./trustedTypes.ts";

passMarkup(tileAttribution);

export const ZOOM_MAX = 19;
/** Tiles in a row that may fail before the map goes on without them. */
const TILE_FAILURES_MAX = 8;
/** So far from where the grid was drawn, its squares are up to 2% too large or small. */
const GRID_LATITUDE_DEGREES_MAX = 1;

/** @param children what is shown only without tiles */
export function Ground({ children }: { children?: ReactNode }): ReactNode {
  const [failures, setFailures] = useState(0);
  const [hasLoaded, setHasLoaded] = useState(false);
  const hasStopped = tileUrl === "" || failures >= TILE_FAILURES_MAX;
  const isPlain = hasStopped || (failures > 0 && !hasLoaded);
  return (
    <>
      <Grid hasScale={isPlain} />
      {!hasStopped && (
        <TileLayer
          url={tileUrl}
          attribution={tileAttribution}
          className="map-tiles"
          maxZoom={ZOOM_MAX}
          eventHandlers={{
            tileerror: () => setFailures((count) => count + 1),
            tileload: () => {
              setFailures(0);
              setHasLoaded(true);
            },
          }}
        />
      )}
      {isPlain && children}
    </>
  );
}

const SVG = "http://www.w3.org/2000/svg";

class MetreGrid extends GridLayer {
  readonly #latitude: number;

  constructor(latitude: number) {
    // Below the tiles, visible wherever they are missing.
    super({ zIndex: 0, tileSize: TILE_PX });
    this.#latitude = latitude;
  }

  protected override createTile({ x, y, z }: Coords): HTMLElement {
    const { sizePx } = gridCell(z, this.#latitude);
    const columns = linesInTile(x, sizePx).map((line) => `M${line + 0.5} 0v${TILE_PX}`);
    const rows = linesInTile(y, sizePx).map((line) => `M0 ${line + 0.5}h${TILE_PX}`);
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", [...columns, ...rows].join(""));
    const svg = document.createElementNS(SVG, "svg");
    svg.append(path);
    const tile = document.createElement("div");
    tile.className = "map-base-layer";
    tile.append(svg);
    return tile;
  }
}

function Grid({ hasScale }: { hasScale: boolean }): ReactNode {
  const map = useMap();
  const [latitude, setLatitude] = useState(() => map.getCenter().lat);
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({
    zoomend: () => setZoom(map.getZoom()),
    moveend: () => {
      const { lat } = map.getCenter();
      if (Math.abs(lat - latitude) > GRID_LATITUDE_DEGREES_MAX) setLatitude(lat);
    },
  });
  useEffect(() => {
    const grid = new MetreGrid(latitude);
    map.addLayer(grid);
    return () => void map.removeLayer(grid);
  }, [map, latitude]);
  if (!hasScale) return null;
  const { lengthM, sizePx } = gridCell(zoom, latitude);
  const length = lengthM < 1000 ? `${lengthM}m` : `${lengthM / 1000}km`;
  return (
    <figure className="leaflet-bottom leaflet-left map-scale" aria-label={`위가 북쪽이고, 한 칸은 ${length}예요.`}>
      <svg width="10" height="14" viewBox="0 0 10 14">
        <path d="M5 0 10 13.500 5 10.500 0 13.500z" />
      </svg>
      북
      <span className="map-scale-bar" style={{ width: sizePx }} />
      {length}
    </figure>
  );
}
