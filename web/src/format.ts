import { formatNumber } from "@babchingu/openapi";

export { formatNumber } from "@babchingu/openapi";

/** "+500" or "-500", for changes. */
export function formatSignedNumber(value: number): string {
  return (value > 0 ? "+" : "") + formatNumber(value);
}
