/** The changes to a meeting that are being written. Kept for this tab, so that the place picker and a reload lose nothing. */
import type { ApiProblem } from "@babchingu/openapi";
import type { MeetingDetail, UpdateMeetingRequest } from "@babchingu/openapi/types";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { session } from "../../api/api.ts";
import type { SelectedPlace } from "../../forms/placeChoice.ts";

export interface UpdateFields {
  title: string;
  content: string;
  place: SelectedPlace;
}

export type UpdateErrors = Partial<Record<keyof UpdateFields, string>>;

interface Kept {
  /** The visit of the page that it belongs to: another visit begins with what the server has. */
  visit: string | null;
  meetingId: number | null;
  fields: UpdateFields | null;
}

const NOTHING: Kept = { visit: null, meetingId: null, fields: null };

const useKept = create<Kept>()(
  persist(() => NOTHING, {
    name: "babchingu.meetingUpdate",
    version: 1,
    storage: createJSONStorage(() => window.sessionStorage),
  }),
);

export function keepFields(visit: string, meetingId: number, fields: UpdateFields): void {
  useKept.setState({ visit, meetingId, fields });
}

/** What was written during this visit of the page, or null. */
export function keptFields(visit: string, meetingId: number): UpdateFields | null {
  const kept = useKept.getState();
  return kept.visit === visit && kept.meetingId === meetingId ? kept.fields : null;
}

export function forgetFields(): void {
  useKept.setState(NOTHING);
}

session.onEnd(forgetFields);

/** What of a meeting can be edited. */
export function fieldsOf(meeting: MeetingDetail): UpdateFields {
  return {
    title: meeting.title,
    content: meeting.content,
    place: {
      name: meeting.placeName,
      address: meeting.placeAddress,
      phone: meeting.placePhone,
      latitude: meeting.placeLatitude,
      longitude: meeting.placeLongitude,
      partnerPlaceId: meeting.partnerPlaceId,
    },
  };
}

/** What is wrong with an edit (member-app §5, "Meeting edit"); empty when it can be sent. */
export function updateErrors({ title, content, place }: UpdateFields): UpdateErrors {
  const errors: UpdateErrors = {};
  if (title.trim() === "") errors.title = "제목을 적어 주세요.";
  if (content.trim() === "") errors.content = "어떤 모임인지 적어 주세요.";
  if (place.name.trim() === "") errors.place = "장소를 골라 주세요.";
  else if ((place.address ?? "").trim() === "") errors.place = "주소가 있는 장소를 골라 주세요.";
  return errors;
}

/** The request's body; the fields must be free of errors. */
export function updateRequest({ title, content, place }: UpdateFields): UpdateMeetingRequest {
  return {
    title: title.trim(),
    content: content.trim(),
    placeName: place.name,
    placeAddress: place.address ?? "",
    placePhone: place.phone,
    placeLatitude: place.latitude,
    placeLongitude: place.longitude,
    partnerPlaceId: place.partnerPlaceId,
  };
}

/** Whether an edit would change anything. */
export function isChanged(fields: UpdateFields, meeting: MeetingDetail): boolean {
  return JSON.stringify(updateRequest(fields)) !== JSON.stringify(updateRequest(fieldsOf(meeting)));
}

const PLACE_MISMATCH = "E400-16";

/** The server's refusal, at the fields it speaks of; empty when it speaks of none. */
export function refusedFields(problem: ApiProblem): UpdateErrors {
  const errors: UpdateErrors = {};
  for (const [pointer, message] of Object.entries(problem.data.fields ?? {})) {
    if (pointer === "/title") errors.title = message;
    else if (pointer === "/content") errors.content = message;
    else errors.place ??= message;
  }
  if (problem.code === PLACE_MISMATCH) errors.place ??= problem.message;
  return errors;
}
