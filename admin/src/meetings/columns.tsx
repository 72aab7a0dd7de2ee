import { MeetingStatusLabels, MeetingStatusValues } from "@babchingu/openapi/enums";
import type { MeetingStatusValue } from "@babchingu/openapi/enums";
import type { AdminMeeting } from "@babchingu/openapi/types";
import { CUT, columnsOf } from "../list/columns.tsx";
import type { ToneName } from "../theme/themes.ts";

/** Members see two states under one word; an operator has to tell them apart. */
function distinctWord(status: MeetingStatusValue): string {
  const word = MeetingStatusLabels[status];
  const isShared = MeetingStatusValues.some((other) => other !== status && MeetingStatusLabels[other] === word);
  return isShared ? `${word} (${status})` : word;
}

export const statusWords = Object.fromEntries(
  MeetingStatusValues.map((status) => [status, distinctWord(status)]),
) as Record<MeetingStatusValue, string>;

const statusTones: Record<MeetingStatusValue, ToneName> = {
  RECRUITING: "recruiting",
  CONFIRMED: "confirmed",
  READY: "confirmed",
  END: "ended",
};

const column = columnsOf<AdminMeeting>();

/** Every field, in the order of §2; the detail shows the same ones whole. */
export const columns = [
  column.id("id", "번호"),
  column.id("hostId", "호스트", "members"),
  column.status("status", "상태", statusWords, statusTones),
  column.id("imageId", "이미지 번호"),
  column.text("title", "제목"),
  column.long("content", "소개", CUT.content),
  column.time("scheduledAt", "모임 시각"),
  column.text("placeName", "장소"),
  column.long("placeAddress", "주소", CUT.address),
  column.text("placePhone", "장소 전화"),
  column.degrees("placeLatitude", "위도"),
  column.degrees("placeLongitude", "경도"),
  column.id("partnerPlaceId", "제휴 매장", "partner-places"),
  column.number("minCapacity", "최소 인원", "명"),
  column.number("maxCapacity", "최대 인원", "명"),
  column.number("memberCount", "참여 인원", "명"),
  column.yesNo("requiresApproval", "참여 방식", ["승인 필요", "바로 참여"]),
  column.time("createdAt", "등록"),
  column.time("updatedAt", "수정"),
];
