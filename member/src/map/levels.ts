/**
 * Map levels (D32): the documents count as the Korean map services do, where a bigger level is farther away;
 * Leaflet's zoom is 20 − level.
 */
const zoomOfLevel = (level: number): number => 20 - level;

export const DETAIL_ZOOM = zoomOfLevel(3);
export const EXPLORE_ZOOM = zoomOfLevel(4);
/** From the whole country down to single doors. Without tiles Leaflet needs both bounds from us. */
export const ZOOM_MIN = 6;
export const ZOOM_MAX = 19;
