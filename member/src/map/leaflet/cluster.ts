/** Markers that would cover each other are shown as one with a number. */
interface Point {
  x: number;
  y: number;
}

/**
 * Groups things that are closer than `reachPx` on the screen. Greedy and in the given order, so that the same input
 * always gives the same groups; the first of a group represents it.
 */
export function clusters<T>(things: readonly T[], pixelOf: (thing: T) => Point, reachPx: number): T[][] {
  const groups: { at: Point; members: T[] }[] = [];
  for (const thing of things) {
    const at = pixelOf(thing);
    const near = groups.find((group) => Math.hypot(group.at.x - at.x, group.at.y - at.y) < reachPx);
    if (near) near.members.push(thing);
    else groups.push({ at, members: [thing] });
  }
  return groups.map((group) => group.members);
}
