/** CSV (RFC 4180) that is safe to open in a spreadsheet. */
import { formatSeoulTime, instantOf } from "@babchingu/openapi";

/** Marks the text as UTF-8: without it spreadsheets garble Korean. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** What spreadsheets interpret as the beginning of a formula, also in full width (Korean and Japanese editions) and after spaces. */
const FORMULA_START = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** A number that spreadsheets would round to fifteen digits. */
const LONG_NUMBER = /^\d{16,}$/;

/** Spreadsheets would drop the leading zero. */
const MOBILE_NUMBER = /^(01\d)(\d{3,4})(\d{4})$/;

export type CsvValue = string | number | boolean | object | null | undefined;

function toText(value: CsvValue): string {
  if (value === null || value === undefined) return "";
  // A number can't carry a formula, so a negative one keeps its sign.
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (FORMULA_START.test(text) || LONG_NUMBER.test(text)) return `'${text}`;
  return text.replace(MOBILE_NUMBER, "$1-$2-$3");
}

function toCell(value: CsvValue): string {
  const text = toText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line with its line break. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(toCell).join(",")}\r\n`;
}

/** Digits that a spreadsheet would change: it drops a leading zero, and writes twelve and more with an exponent. */
const DIGITS_AS_TEXT = /^(?:0\d+|\d{12,15})$/;

/** Text that a spreadsheet would turn into a date or a power of ten, such as the names `3-1`, `2026/3` and `12e5`. */
const LIKE_DATE_OR_POWER = /^(?:\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?|\d+[eE]\d+)$/;

/** `2026-03-01 23:59` in Seoul. */
export function formatReadableTime(instant: Date): string {
  return formatSeoulTime(instant).replace("T", " ");
}

/** A value of a row as people read it: in words, with the time of Seoul, and digits as text. */
export function readableValue(value: CsvValue, words: "time" | Readonly<Record<string, string>> | undefined): CsvValue {
  if (typeof value === "boolean") return value ? "예" : "아니요";
  if (typeof value !== "string") return value;
  if (words === "time") return formatReadableTime(instantOf(value));
  const word = words?.[value];
  if (word !== undefined) return word;
  const isChangedBySpreadsheets = DIGITS_AS_TEXT.test(value) || LIKE_DATE_OR_POWER.test(value);
  return isChangedBySpreadsheets && !MOBILE_NUMBER.test(value) ? `'${value}` : value;
}
