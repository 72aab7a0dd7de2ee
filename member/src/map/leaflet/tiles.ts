/** Where the tiles come from (D33). An empty `VITE_TILE_URL` means none: the plain ground stays. */
const OSM_URL = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";
const OSM_ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">OpenStreetMap</a>';

export const tileUrl: string = import.meta.env.VITE_TILE_URL ?? OSM_URL;
/** Markup; another provider names its own in `VITE_TILE_ATTRIBUTION`. */
export const tileAttribution: string = import.meta.env.VITE_TILE_ATTRIBUTION ?? OSM_ATTRIBUTION;
