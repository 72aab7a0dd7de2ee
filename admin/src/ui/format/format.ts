/** How the console writes values: Korean dates in Seoul's time, thousands separators, cut texts (console §2, console §9). */
import { instantOf } from "./ago.ts";

/** Shown where there is no value. */
export const NOTHING = "—";

const dateTime = new Intl.DateTimeFormat("ko-KR", {
  timeZone: "Asia/Seoul",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const number = new Intl.NumberFormat("ko-KR");

/** `2026. 3. 1. 오후 6:30` of an instant or of a zone-less Seoul time (D7). */
export function formatTime(text: string): string {
  return dateTime.format(instantOf(text));
}

export function formatNumber(value: number): string {
  return number.format(value);
}

/** `+500` or `-500`; zero counts as a plus (console §2, rice transactions). */
export function formatSigned(value: number): string {
  return value < 0 ? `-${number.format(-value)}` : `+${number.format(value)}`;
}

/** `010-1234-5678` of eleven digits; anything else as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{4})(\d{4})$/, "$1-$2-$3");
}

/** The first `lengthMax` characters and an ellipsis, when there are more. Counts characters, not UTF-16 halves. */
export function cut(text: string, lengthMax: number): string {
  const characters = Array.from(text);
  return characters.length <= lengthMax ? text : `${characters.slice(0, lengthMax).join("").trimEnd()}…`;
}

const KILOBYTE = 1024;

/** `3KB` or `1.2MB`: the progress of a download. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE ? `${Math.ceil(kilobytes)}KB` : `${(kilobytes / KILOBYTE).toFixed(1)}MB`;
}
