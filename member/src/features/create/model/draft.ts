/** The draft of a new meeting. Stored for this tab, so that the place picker, the back button and a reload keep it. */
import { DAY_MS, formatSeoulTime, parseSeoulTime } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { MeetingDetail, UploadedImage } from "@babchingu/openapi/types";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { onDraftsCleared } from "../../../session/drafts.ts";
import { placeOf, type SelectedPlace } from "../../places/index.ts";
import { randomId } from "../../../lib/randomId.ts";
import { defaultMeetingTime } from "../../../lib/seoulTime.ts";

export interface Draft {
  /** The idempotency key, sent with every attempt: a repeat on a weak network must not create, and pay for, a second meeting (R2). */
  key: string;
  /** An attempt was sent and got no answer: the meeting may be there, and paid. */
  isUnanswered: boolean;
  image: UploadedImage | null;
  title: string;
  content: string;
  /** Seoul time without a zone (D7). */
  scheduledAt: string;
  place: SelectedPlace | null;
  minCapacity: number;
  maxCapacity: number;
  requiresApproval: boolean;
  /** A field was changed. An untouched draft gets a new default time when it is opened again. */
  isTouched: boolean;
}

const WEEK_MS = 7 * DAY_MS;
const DEFAULT_CAPACITY_MAX = 4;

function emptyDraft(): Draft {
  return {
    key: randomId(),
    isUnanswered: false,
    image: null,
    title: "",
    content: "",
    scheduledAt: formatSeoulTime(defaultMeetingTime(new Date())),
    place: null,
    minCapacity: limits.CreateMeetingRequest.minCapacity.minimum,
    maxCapacity: DEFAULT_CAPACITY_MAX,
    requiresApproval: false,
    isTouched: false,
  };
}

export const useDraft = create<Draft>()(
  persist(() => emptyDraft(), {
    name: "babchingu.meetingDraft",
    version: 2,
    // Version 1 has no `isTouched`.
    migrate: (stored) => ({ isTouched: true, ...(stored as Partial<Draft>) }),
    storage: createJSONStorage(() => window.sessionStorage),
  }),
);

export function changeDraft(fields: Partial<Draft>): void {
  // Setting a field to the value that it has is not a change.
  const isChange = Object.entries(fields).some(([name, value]) => useDraft.getState()[name as keyof Draft] !== value);
  if (isChange) useDraft.setState({ ...fields, isTouched: true });
}

/** Whether a meeting is being written. */
export const hasDraft = (): boolean => useDraft.getState().isTouched;

/** Resets the draft: the meeting was created, or the session has ended. */
export function clearDraft(): void {
  useDraft.setState(emptyDraft(), true);
}

/** Opens a draft of the same meeting on the same day of a later week. Its image belongs to the earlier one. */
export function fillDraftFrom(meeting: MeetingDetail, now = new Date()): void {
  const weeks = Math.max(1, Math.floor((now.getTime() - parseSeoulTime(meeting.scheduledAt).getTime()) / WEEK_MS) + 1);
  const { title, content, minCapacity, maxCapacity, requiresApproval } = meeting;
  const at = new Date(parseSeoulTime(meeting.scheduledAt).getTime() + weeks * WEEK_MS);
  clearDraft();
  // The type names a new field of the draft that is missing here.
  changeDraft({
    title,
    content,
    minCapacity,
    maxCapacity,
    requiresApproval,
    place: placeOf(meeting),
    scheduledAt: formatSeoulTime(at),
  } satisfies Omit<Draft, "key" | "isUnanswered" | "image" | "isTouched">);
}

onDraftsCleared(clearDraft);
