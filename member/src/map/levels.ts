import { zoomOfLevel } from "@babchingu/web/map/zoom.ts";

export const DETAIL_ZOOM = zoomOfLevel(3);
export const EXPLORE_ZOOM = zoomOfLevel(4);
