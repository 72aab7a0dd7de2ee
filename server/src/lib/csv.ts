/** Lines of a CSV file (RFC 4180) that a spreadsheet opens without running anything. */

/** Tells a spreadsheet that the text is UTF-8; without it Korean comes out garbled. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** What a spreadsheet would round: it keeps fifteen digits of a number. */
const TOO_LONG_A_NUMBER = /^\d{16,}$/;

/** What it would take for a number, without its zero. */
const MOBILE_NUMBER = /^(01\d)(\d{3,4})(\d{4})$/;

export type CsvValue = string | number | boolean | object | null | undefined;

function textOf(value: CsvValue): string {
  if (value === null || value === undefined) return "";
  // A number can't carry a formula, so a negative one keeps its sign.
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (FORMULA_START.test(text) || TOO_LONG_A_NUMBER.test(text)) return `'${text}`;
  return text.replace(MOBILE_NUMBER, "$1-$2-$3");
}

function cellOf(value: CsvValue): string {
  const text = textOf(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line with its line break. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cellOf).join(",")}\r\n`;
}
