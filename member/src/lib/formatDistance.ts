/** "350m" below a kilometre, otherwise "1.2km" (member §9). */
export function formatDistance(metres: number): string {
  const whole = Math.round(metres);
  return whole < 1000 ? `${whole}m` : `${(metres / 1000).toFixed(1)}km`;
}
