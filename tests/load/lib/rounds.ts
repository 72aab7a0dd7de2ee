/** Interleaved rounds and medians: on a noisy machine only measurements of the same round can be compared. */

/** The middle value, or the mean of the two in the middle. Throws when there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error("There is no median of nothing.");
  return (low + high) / 2;
}

/** The value below or at which this share of the values lies (nearest rank). Throws when there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error("There is no percentile of nothing.");
  return value;
}

/** Measures every target once in each round. The order rotates with the round, so that no target always follows the same one. */
export async function interleave<T>(
  targets: ReadonlyMap<string, () => Promise<T>>,
  rounds: number,
  onMeasured: (name: string, round: number, result: T) => void = () => undefined,
): Promise<Map<string, T[]>> {
  const results = new Map<string, T[]>([...targets.keys()].map((name) => [name, []]));
  const entries = [...targets];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % entries.length;
    for (const [name, measure] of [...entries.slice(first), ...entries.slice(0, first)]) {
      const result = await measure();
      results.get(name)?.push(result);
      onMeasured(name, round, result);
    }
  }
  return results;
}

/** The median of the ratios within each round: a disturbance of a round affects both sides. */
export function medianRatio(numerators: readonly number[], denominators: readonly number[]): number {
  return median(numerators.map((value, round) => value / (denominators[round] ?? Number.NaN)));
}
