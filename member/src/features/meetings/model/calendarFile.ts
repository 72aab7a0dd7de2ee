/** A meeting as an iCalendar file (RFC 5545), which phones offer to put into their calendar. */
import { MEETING_LENGTH_MIN, MINUTE_MS } from "@babchingu/openapi";

export interface CalendarEntry {
  /** The same for the same meeting, so that a second import replaces the first. */
  uid: string;
  title: string;
  start: Date;
  place: string;
  latitude: number;
  longitude: number;
  url: string;
}

/** The reminder of the calendar, before the meeting. */
const ALARM_BEFORE_MIN = 30;
/** Longer lines are folded; counted in bytes, of which a Korean syllable takes three. */
const LINE_BYTES_MAX = 75;

const formatUtc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let out = "";
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (bytes + length > LINE_BYTES_MAX) {
      out += "\r\n ";
      bytes = 1;
    }
    out += character;
    bytes += length;
  }
  return out;
}

/** The file's text; `now` is its creation time. */
export function buildCalendarFile(entry: CalendarEntry, now: Date): string {
  const { uid, title, start, place, latitude, longitude, url } = entry;
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//babchingu//member//KO",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(start)}`,
    `DTEND:${formatUtc(new Date(start.getTime() + MEETING_LENGTH_MIN * MINUTE_MS))}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `GEO:${latitude};${longitude}`,
    `URL:${url}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-PT${ALARM_BEFORE_MIN}M`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(foldLine)
    .join("\r\n");
}
