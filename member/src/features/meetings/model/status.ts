import { type MeetingStatusValue, MeetingStatusLabels } from "@babchingu/openapi/enums";
import type { Tone } from "../../../ui/display/StatusPill.tsx";

const tones = {
  RECRUITING: "recruiting",
  CONFIRMED: "confirmed",
  READY: "confirmed",
  END: "ended",
} as const satisfies Record<MeetingStatusValue, Tone>;

/** How a meeting's status looks and is called. */
export function statusLook(status: MeetingStatusValue): { tone: Tone; label: string } {
  return { tone: tones[status], label: MeetingStatusLabels[status] };
}
