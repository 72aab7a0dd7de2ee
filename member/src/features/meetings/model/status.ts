// The labels of all other enums are loaded with other screens.
import { type MeetingStatusValue, MeetingStatusLabels } from "@babchingu/openapi/enums-of-states";
import type { Tone } from "../../../ui/display/StatusPill.tsx";

const tones = {
  RECRUITING: "recruiting",
  CONFIRMED: "confirmed",
  READY: "confirmed",
  END: "ended",
} as const satisfies Record<MeetingStatusValue, Tone>;

export function statusStyle(status: MeetingStatusValue): { tone: Tone; label: string } {
  return { tone: tones[status], label: MeetingStatusLabels[status] };
}
