import { AdminMeetingColumns } from "@babchingu/openapi/columns";
import { MeetingStatusLabels, MeetingStatusValues } from "@babchingu/openapi/enums";
import type { MeetingStatusValue } from "@babchingu/openapi/enums";
import type { AdminMeeting } from "@babchingu/openapi/types";
import { CUT, columnsOf } from "../../ui/columns/columnsOf.tsx";
import type { ToneName } from "../../ui/theme/themes.ts";

/** Members see one label for two states; an operator has to distinguish them. */
function distinctWord(status: MeetingStatusValue): string {
  const word = MeetingStatusLabels[status];
  const isShared = MeetingStatusValues.some((other) => other !== status && MeetingStatusLabels[other] === word);
  return isShared ? `${word} (${status})` : word;
}

export const statusLabels = Object.fromEntries(
  MeetingStatusValues.map((status) => [status, distinctWord(status)]),
) as Record<MeetingStatusValue, string>;

const statusTones: Record<MeetingStatusValue, ToneName> = {
  RECRUITING: "recruiting",
  CONFIRMED: "confirmed",
  READY: "confirmed",
  END: "ended",
};

const column = columnsOf<AdminMeeting>(AdminMeetingColumns);

/** Every field, in the order of console §2; the detail shows the same ones whole. */
export const columns = [
  column.id("id"),
  column.id("hostId", "members"),
  column.status("status", statusLabels, statusTones),
  column.id("imageId"),
  column.text("title"),
  column.long("content", CUT.content),
  column.time("scheduledAt"),
  column.text("placeName"),
  column.long("placeAddress", CUT.address),
  column.text("placePhone"),
  column.degrees("placeLatitude"),
  column.degrees("placeLongitude"),
  column.id("partnerPlaceId", "partner-places"),
  column.number("minCapacity", "명"),
  column.number("maxCapacity", "명"),
  column.number("memberCount", "명"),
  column.yesNo("requiresApproval", ["승인 필요", "바로 참여"]),
  column.time("createdAt"),
  column.time("updatedAt"),
];
