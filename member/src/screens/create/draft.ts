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
  /** Something in it was chosen or written: only until then it takes a new default time when it is opened again. */
  isTouched: boolean;
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
    isTouched: false,
  };
}

export const useDraft = create<Draft>()(
  persist(() => emptyDraft(), {
    name: "babchingu.meetingDraft",
    version: 2,
    // Of the first version nobody knows whether it was touched.
    migrate: (kept) => ({ ...(kept as Draft), isTouched: true }),
    storage: createJSONStorage(() => window.sessionStorage),
  }),
);

export function changeDraft(fields: Partial<Draft>): void {
  // A field that only says what it shows has changed nothing.
  const isChange = Object.entries(fields).some(([name, value]) => useDraft.getState()[name as keyof Draft] !== value);
  if (isChange) useDraft.setState({ ...fields, isTouched: true });
}

/** Begins afresh: the meeting is made, or the person who wrote it is gone. */
export function clearDraft(): void {
  useDraft.setState(emptyDraft(), true);
}

session.onEnd(clearDraft);
