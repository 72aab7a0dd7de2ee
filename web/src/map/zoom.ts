/** Map levels (D32): the documents count as the Korean map services do, where a bigger level is farther away. */
export const zoomOfLevel = (level: number): number => 20 - level;
