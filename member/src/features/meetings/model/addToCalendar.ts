import type { MeetingDetail } from "@babchingu/openapi/types";
import { buildCalendarFile } from "./calendarFile.ts";
import { paths } from "../../../paths.ts";

/** Long enough for a slow phone to open the file. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads the meeting as a file that the phone opens in its calendar. */
export function addToCalendar(meetingId: number, meeting: MeetingDetail, start: Date): void {
  const { title, placeName, placeAddress, placeLatitude, placeLongitude } = meeting;
  const text = buildCalendarFile(
    {
      uid: `meeting-${meetingId}@${window.location.hostname}`,
      title,
      start,
      place: [placeName, placeAddress].filter(Boolean).join(", "),
      latitude: placeLatitude,
      longitude: placeLongitude,
      url: `${window.location.origin}${import.meta.env.BASE_URL.replace(/\/$/, "")}${paths.meeting(meetingId)}`,
    },
    new Date(),
  );
  const url = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${title}.ics`;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
