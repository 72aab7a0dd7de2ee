/** Draws from a list. */
export type Random = () => number;

export function pick<T>(random: Random, list: readonly T[]): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new Error("Nothing to pick from.");
  return picked;
}
