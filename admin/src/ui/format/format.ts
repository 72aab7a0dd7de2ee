/** How the console formats values: Korean dates in Seoul's time, thousands separators, truncated texts (console §2, console §9). */
import { instantOf } from "@babchingu/openapi";

/** Shown where there is no value. */
export const EMPTY_VALUE = "—";

const dateTimeFormat = new Intl.DateTimeFormat("ko-KR", {
  timeZone: "Asia/Seoul",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const signedFormat = new Intl.NumberFormat("ko-KR", { signDisplay: "always" });

/** `2026. 3. 1. 오후 6:30` of an instant or of a zone-less Seoul time (D7). */
export function formatTime(text: string): string {
  return dateTimeFormat.format(instantOf(text));
}

/** `+500` or `-500`; zero counts as a plus (console §2, rice transactions). */
export function formatSigned(value: number): string {
  return signedFormat.format(value);
}

/** The first `lengthMax` characters and an ellipsis, when there are more. Counts characters, not UTF-16 code units. */
export function truncate(text: string, lengthMax: number): string {
  const characters = Array.from(text);
  return characters.length <= lengthMax ? text : `${characters.slice(0, lengthMax).join("").trimEnd()}…`;
}

const KILOBYTE = 1024;

/** `3KB` or `1.2MB`: the progress of a download. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE ? `${Math.ceil(kilobytes)}KB` : `${(kilobytes / KILOBYTE).toFixed(1)}MB`;
}
