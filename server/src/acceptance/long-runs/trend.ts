/** The trend of a measured series: a line by least squares, and how certain its slope is. */
export interface Point {
  x: number;
  y: number;
}

export interface Trend {
  mean: number;
  /** Per unit of x. */
  slope: number;
  standardError: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;

/** Fits a line to at least three points. The standard error assumes independent noise; neighbouring samples that are alike make it too small. */
export function trendOf(points: readonly Point[]): Trend {
  if (points.length < 3) throw new RangeError("A trend needs at least three points.");
  const meanX = meanOf(points.map(({ x }) => x));
  const meanY = meanOf(points.map(({ y }) => y));
  const spread = sumOf(points.map(({ x }) => (x - meanX) ** 2));
  const slope = sumOf(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / spread;
  const residuals = sumOf(points.map(({ x, y }) => (y - meanY - slope * (x - meanX)) ** 2));
  return { mean: meanY, slope, standardError: Math.sqrt(residuals / (points.length - 2) / spread) };
}

/** Of a normal distribution, 95 % lie within this many standard errors. */
const CONFIDENCE = 1.96;

/** Whether the series grows by more than `limit` per unit of x: the whole confidence interval of its slope is above 0 and the limit. */
export function isGrowing({ slope, standardError }: Trend, limit: number): boolean {
  return slope - CONFIDENCE * standardError > 0 && slope > limit;
}
