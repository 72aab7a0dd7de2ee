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

/** Digits that a spreadsheet shows as they are, as text: written as a formula whose value is the text, since an apostrophe would be shown. */
class Verbatim {
  readonly text: string;
  /** @param text Without quotes. */
  constructor(text: string) {
    this.text = text;
  }
}

function toText(value: CsvValue): string {
  if (value === null || value === undefined) return "";
  // A number can't carry a formula, so a negative one keeps its sign.
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value instanceof Verbatim) return `="${value.text}"`;
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

/** A row's id identifies: nobody adds it up, and of a long one no digit may be lost. */
const ID_COLUMN = /^id$|Id$/;

/** Digits that a spreadsheet would change: it drops a leading zero, and writes twelve and more with an exponent. */
const DIGITS_AS_TEXT = /^(?:0\d+|\d{12,})$/;

/** Text that a spreadsheet would turn into a date or a power of ten, such as the names `3-1`, `2026/3` and `12e5`. */
const LIKE_DATE_OR_POWER = /^(?:\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?|\d+[eE]\d+)$/;

/** `2026-03-01 23:59` in Seoul. */
export function formatReadableTime(instant: Date): string {
  return formatSeoulTime(instant).replace("T", " ");
}

type Words = "time" | Readonly<Record<string, string>> | undefined;

/** A value of a row as people read it: in words, with the time of Seoul, ids and long digits as text. */
export function readableValue(column: string, value: CsvValue, words: Words): CsvValue {
  if (typeof value === "boolean") return value ? "예" : "아니요";
  if (typeof value === "number" && ID_COLUMN.test(column)) return new Verbatim(String(value));
  if (typeof value !== "string") return value;
  if (words === "time") return formatReadableTime(instantOf(value));
  const word = words?.[value];
  if (word !== undefined) return word;
  const isChangedBySpreadsheets = DIGITS_AS_TEXT.test(value) || LIKE_DATE_OR_POWER.test(value);
  return isChangedBySpreadsheets && !MOBILE_NUMBER.test(value) ? new Verbatim(value) : value;
}
