/** What the system map shows: members where they were last, meetings where they take place (console §2). */
import { ExportResourceLabels } from "@babchingu/openapi/enums";
import type { AdminDashboard } from "@babchingu/openapi/types";
import { dialogPath } from "../../ui/url.ts";

export type PlaceKind = "member" | "meeting";

export interface MapPlace {
  kind: PlaceKind;
  id: number;
  latitude: number;
  longitude: number;
}

/** Near the middle of the country. */
export const CENTRE = { latitude: 36.3, longitude: 127.8 } as const;
export const MAP_HEIGHT_PX = 600;

export const kindLabels: Record<PlaceKind, string> = {
  member: ExportResourceLabels.members,
  meeting: ExportResourceLabels.meetings,
};
const units = { member: "명", meeting: "개" } as const satisfies Record<PlaceKind, string>;

export function placesOf(dashboard: AdminDashboard): Record<PlaceKind, MapPlace[]> {
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

export function nameOf({ kind, id }: MapPlace): string {
  return `${kindLabels[kind]} ${id}`;
}

/** The dialog of the member or meeting. */
export function pathOf({ kind, id }: MapPlace): string {
  return dialogPath(kind === "member" ? "members" : "meetings", id);
}

export type Tally = Record<PlaceKind, number>;

export function tallyOf(places: Iterable<Pick<MapPlace, "kind">>): Tally {
  const tally: Tally = { member: 0, meeting: 0 };
  for (const { kind } of places) tally[kind] += 1;
  return tally;
}

/** `회원 12명, 모임 3개` for screen readers, of a group of markers. */
export function formatTally(tally: Tally): string {
  return (["member", "meeting"] as const)
    .filter((kind) => tally[kind] > 0)
    .map((kind) => `${kindLabels[kind]} ${tally[kind]}${units[kind]}`)
    .join(", ");
}
