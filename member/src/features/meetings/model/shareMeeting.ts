import { isAbort, meetingPagePath } from "@babchingu/openapi";
import type { MeetingDetail } from "@babchingu/openapi/types";
import { parseTime } from "../../../lib/seoulTime.ts";
import { formatClockTime, formatLongDate, formatMonthDayTime } from "../../../lib/formatTime.ts";
import { copyText } from "../../../ui/copyText.ts";

/** The plan as text for somebody who isn't a member: when and where, without the names of the others. */
export async function sharePlan({
  title,
  scheduledAt,
  placeName,
  placeAddress,
  placePhone,
}: MeetingDetail): Promise<void> {
  const at = parseTime(scheduledAt);
  const lines = [
    `밥친구 모임 "${title}"에 가요.`,
    at && `언제: ${formatLongDate(at)} ${formatClockTime(at)}`,
    `어디서: ${placeAddress === null ? placeName : `${placeName} (${placeAddress})`}`,
    placePhone && `가게 전화: ${placePhone}`,
  ];
  await shareOrCopy({ text: lines.filter(Boolean).join("\n") }, "약속을 복사했어요. 가까운 사람에게 보내 주세요.");
}

/** What a host reminds the others of, in the chat: when and where. */
export function reminderText({ scheduledAt, placeName, placeAddress }: MeetingDetail): string {
  const at = parseTime(scheduledAt);
  const lines = [
    `${at ? `${formatMonthDayTime(at)}, ` : ""}${placeName}에서 만나요.`,
    placeAddress,
    "늦거나 못 오게 되면 여기에 알려 주세요.",
  ];
  return lines.filter(Boolean).join("\n");
}

/** Opens the phone's share sheet with the address of the meeting's public page (D55); without a share sheet copies it. */
export async function shareMeeting(meetingId: number, title: string): Promise<void> {
  const url = new URL(meetingPagePath(meetingId), window.location.href);
  await shareOrCopy({ title: `${title} · 밥친구`, url: url.href }, "모임 주소를 복사했어요.");
}

async function shareOrCopy(
  data: { title?: string; url: string } | { text: string },
  copiedText: string,
): Promise<void> {
  try {
    if ("share" in navigator) return await navigator.share(data);
  } catch (error) {
    // Closing the share sheet rejects with an abort, which is no error. Any other failure is one of the sheet.
    if (isAbort(error)) return;
  }
  await copyText("url" in data ? data.url : data.text, copiedText);
}
