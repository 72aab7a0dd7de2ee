/** Groups markers that would cover each other; the map shows each group as one marker with a number. */
interface Point {
  x: number;
  y: number;
}

/**
 * Groups items that are closer than `radiusPx` on the screen. Greedy and in the given order, so that the same input
 * always gives the same groups; the first of a group represents it.
 */
export function clusterItems<T>(items: readonly T[], pixelOf: (item: T) => Point, radiusPx: number): T[][] {
  const groups: { at: Point; members: T[] }[] = [];
  for (const item of items) {
    const at = pixelOf(item);
    const near = groups.find((group) => Math.hypot(group.at.x - at.x, group.at.y - at.y) < radiusPx);
    if (near) near.members.push(item);
    else groups.push({ at, members: [item] });
  }
  return groups.map((group) => group.members);
}
