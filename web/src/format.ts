/** "1,500" of a whole number. Not by Intl, whose data takes a phone a tenth of a second to load when an app starts. */
export function formatNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}

/** "+500" or "-500", for changes. */
export function formatSignedNumber(value: number): string {
  return (value > 0 ? "+" : "") + formatNumber(value);
}
