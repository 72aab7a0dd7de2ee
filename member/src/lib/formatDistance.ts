/** "350m" below a kilometre, otherwise "1.2km" (member §9). */
export function formatDistance(metres: number): string {
  const rounded = Math.round(metres);
  return rounded < 1000 ? `${rounded}m` : `${(metres / 1000).toFixed(1)}km`;
}
