import { isAbort, meetingPagePath } from "@babchingu/openapi";
import { copyText } from "../../../ui/copyText.ts";

/** Opens the phone's share sheet with the address of the meeting's public page (D55); without a share sheet copies it. */
export async function shareMeeting(meetingId: number, title: string): Promise<void> {
  const url = new URL(meetingPagePath(meetingId), window.location.href);
  try {
    if ("share" in navigator) return await navigator.share({ title: `${title} · 밥친구`, url: url.href });
  } catch (error) {
    // Closing the share sheet rejects with an abort, which is no error. Any other failure is one of the sheet.
    if (isAbort(error)) return;
  }
  await copyText(url.href, "모임 주소를 복사했어요.");
}
