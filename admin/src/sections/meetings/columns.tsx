import { AdminMeetingColumns } from "@babchingu/openapi/columns";
import { MeetingStatusOperatorLabels, type MeetingStatusValue } from "@babchingu/openapi/enums";
import type { AdminMeeting } from "@babchingu/openapi/types";
import { MAX_CHARS, columnsOf } from "../../ui/columns/columnsOf.tsx";
import type { ToneName } from "../../ui/theme/themes.ts";

const statusTones: Record<MeetingStatusValue, ToneName> = {
  RECRUITING: "success",
  CONFIRMED: "warning",
  READY: "warning",
  END: "neutral",
};

const column = columnsOf<AdminMeeting>(AdminMeetingColumns);

/** Every field, in the order of console §2; the detail shows the same fields in full. */
export const columns = [
  column.id("id"),
  column.id("hostId", "members"),
  column.status("status", MeetingStatusOperatorLabels, statusTones),
  column.id("imageId"),
  column.truncatedText("title", MAX_CHARS.content),
  column.truncatedText("content", MAX_CHARS.content),
  column.time("scheduledAt"),
  column.text("placeName"),
  column.truncatedText("placeAddress", MAX_CHARS.address),
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
