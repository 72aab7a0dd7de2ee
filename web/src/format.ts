const grouped = new Intl.NumberFormat("ko-KR");
const signed = new Intl.NumberFormat("ko-KR", { signDisplay: "exceptZero" });

/** "1,500" */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

/** "+500" or "-500", for changes. */
export function formatSignedNumber(value: number): string {
  return signed.format(value);
}
