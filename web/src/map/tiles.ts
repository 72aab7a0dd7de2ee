import { OPENSTREETMAP_TILE_URL } from "@babchingu/openapi";

/** Where the tiles come from (D33). An empty `VITE_TILE_URL` means none: only the plain base layer is shown. */
export const tileUrl = import.meta.env.VITE_TILE_URL ?? OPENSTREETMAP_TILE_URL;
/** Markup; another provider names its own in `VITE_TILE_ATTRIBUTION`. */
export const tileAttribution =
  import.meta.env.VITE_TILE_ATTRIBUTION ??
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">OpenStreetMap</a>';
