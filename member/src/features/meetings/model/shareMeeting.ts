import { isAbort, meetingPagePath } from "@babchingu/openapi";
import { copyText } from "../../../ui/copyText.ts";
import { toast } from "../../../ui/overlays/Toast.tsx";

/** Opens the phone's share sheet with the address of the meeting's public page (D55); without a share sheet copies it. */
export async function shareMeeting(meetingId: number, title: string): Promise<void> {
  const url = new URL(meetingPagePath(meetingId), window.location.href);
  try {
    if ("share" in navigator) {
      await navigator.share({ title: `${title} · 밥친구`, url: url.href });
      return;
    }
    await copyText(url.href, "모임 주소를 복사했어요.");
  } catch (error) {
    // Closing the share sheet rejects with an abort, which is no error.
    if (isAbort(error)) return;
    toast("공유하지 못했어요. 주소창의 주소를 복사해 주세요.");
  }
}
