/** What the system map shows: members at their last position, meetings where they take place (console §2). */
import { ExportResourceLabels } from "@babchingu/openapi/enums";
import { limits } from "@babchingu/openapi/limits";
import type { AdminDashboard } from "@babchingu/openapi/types";
import { formatNumber } from "@babchingu/web/format.ts";
import { dialogPath } from "../../ui/url.ts";

export type LocationKind = "member" | "meeting";

export interface MapLocation {
  kind: LocationKind;
  id: number;
  latitude: number;
  longitude: number;
}

/** Near the middle of the country. */
export const CENTRE = { latitude: 36.3, longitude: 127.8 } as const;
export const MAP_HEIGHT_PX = 600;

export const kindLabels: Record<LocationKind, string> = {
  member: ExportResourceLabels.members,
  meeting: ExportResourceLabels.meetings,
};
/** The contract's longest lists; these have the newest members and meetings. */
const countsMax: LocationCounts = {
  member: limits.AdminDashboard.memberLocationDtoList.maxItems,
  meeting: limits.AdminDashboard.meetingLocationDtoList.maxItems,
};
const units = { member: "명", meeting: "개" } as const satisfies Record<LocationKind, string>;

export function locationsOf(dashboard: AdminDashboard): Record<LocationKind, MapLocation[]> {
  return {
    member: dashboard.memberLocationDtoList.map(({ memberId, ...position }) => ({
      kind: "member",
      id: memberId,
      ...position,
    })),
    meeting: dashboard.meetingLocationDtoList.map(({ meetingId, ...position }) => ({
      kind: "meeting",
      id: meetingId,
      ...position,
    })),
  };
}

export function nameOf({ kind, id }: MapLocation): string {
  return `${kindLabels[kind]} ${id}`;
}

/** The dialog of the member or meeting. */
export function pathOf({ kind, id }: MapLocation): string {
  return dialogPath(kind === "member" ? "members" : "meetings", id);
}

export type LocationCounts = Record<LocationKind, number>;

export function countByKind(locations: Iterable<Pick<MapLocation, "kind">>): LocationCounts {
  const counts: LocationCounts = { member: 0, meeting: 0 };
  for (const { kind } of locations) counts[kind] += 1;
  return counts;
}

/** `회원 12명, 모임 3개` for screen readers, of a group of markers. */
export function formatCounts(counts: LocationCounts): string {
  return (["member", "meeting"] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${kindLabels[kind]} ${counts[kind]}${units[kind]}`)
    .join(", ");
}

/** `회원 12` in the legend, `회원 최근 10,000` where older ones are not on the map. */
export function formatLegend(kind: LocationKind, count: number): string {
  return `${kindLabels[kind]} ${count < countsMax[kind] ? "" : "최근 "}${formatNumber(count)}`;
}
