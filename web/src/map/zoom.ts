/** Map levels (D32): the rules count in levels of Korean map services, where a bigger level is farther away. */
const zoomOfLevel = (level: number): number => 20 - level;

/** One place, as on the page of a meeting and in the place picker. */
export const DETAIL_ZOOM = zoomOfLevel(3);
/** The member app's map of meetings. */
export const EXPLORE_ZOOM = zoomOfLevel(4);
/** The operators' map of the country. */
export const CONSOLE_ZOOM = zoomOfLevel(13);
