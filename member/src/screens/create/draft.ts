/** The meeting being written. Kept for this tab, so that the place picker, the back button and a reload lose nothing. */
import { formatSeoulTime } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { UploadedImage } from "@babchingu/openapi/types";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { session } from "../../api/api.ts";
import type { SelectedPlace } from "../../forms/placeChoice.ts";
import { randomId } from "../../lib/randomId.ts";
import { defaultMeetingTime } from "../../lib/seoulTime.ts";

export interface Draft {
  /** Sent with every try, so that a repeat on a weak network can't open, and pay for, a second meeting (R2). */
  key: string;
  photo: UploadedImage | null;
  title: string;
  content: string;
  /** Seoul time without a zone (D7). */
  scheduledAt: string;
  place: SelectedPlace | null;
  minCapacity: number;
  maxCapacity: number;
  requiresApproval: boolean;
}

const USUAL_CAPACITY = 4;

function emptyDraft(): Draft {
  return {
    key: randomId(),
    photo: null,
    title: "",
    content: "",
    scheduledAt: formatSeoulTime(defaultMeetingTime(new Date())),
    place: null,
    minCapacity: limits.CreateMeetingRequest.minCapacity.minimum,
    maxCapacity: USUAL_CAPACITY,
    requiresApproval: false,
  };
}

export const useDraft = create<Draft>()(
  persist(() => emptyDraft(), {
    name: "babchingu.meetingDraft",
    version: 1,
    storage: createJSONStorage(() => window.sessionStorage),
  }),
);

export function changeDraft(fields: Partial<Draft>): void {
  useDraft.setState(fields);
}

/** Begins afresh: the meeting is made, or the person who wrote it is gone. */
export function clearDraft(): void {
  useDraft.setState(emptyDraft(), true);
}

/** Nobody has written anything yet: such a draft takes a new default time when it is opened again. */
export function isUntouched({ title, content, place, photo }: Draft): boolean {
  return title === "" && content === "" && place === null && photo === null;
}

session.onEnd(clearDraft);
