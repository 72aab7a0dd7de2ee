/** The draft of a meeting's edit. */
import type { ApiError } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { MeetingDetail, UpdateMeetingRequest } from "@babchingu/openapi/types";
import { placeOf, type SelectedPlace } from "../../places/index.ts";

export interface UpdateFields {
  title: string;
  content: string;
  place: SelectedPlace;
}

export type UpdateErrors = Partial<Record<keyof UpdateFields, string>>;

export function fieldsOf(meeting: MeetingDetail): UpdateFields {
  return { title: meeting.title, content: meeting.content, place: placeOf(meeting) };
}

/** The errors of an edit by field (member §5, "Meeting edit"); empty when it can be sent. */
export function updateErrors({ title, content, place }: UpdateFields): UpdateErrors {
  const errors: UpdateErrors = {};
  if (title.trim() === "") errors.title = "제목을 적어 주세요.";
  if (content.trim() === "") errors.content = "어떤 모임인지 적어 주세요.";
  if (place.name.trim() === "") errors.place = "장소를 골라 주세요.";
  else if ((place.address ?? "").trim() === "") errors.place = "주소가 있는 장소를 골라 주세요.";
  return errors;
}

/** The request's body; the fields must be free of errors. */
export function updateRequest({ title, content, place }: UpdateFields): Required<UpdateMeetingRequest> {
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

export function isChanged(fields: UpdateFields, meeting: MeetingDetail): boolean {
  return JSON.stringify(updateRequest(fields)) !== JSON.stringify(updateRequest(fieldsOf(meeting)));
}

/** The server's error messages by field; empty when the error names no field. */
export function serverErrors(error: ApiError): UpdateErrors {
  const errors: UpdateErrors = {};
  for (const [pointer, message] of Object.entries(error.data.fields ?? {})) {
    if (pointer === "/title") errors.title = message;
    else if (pointer === "/content") errors.content = message;
    else errors.place ??= message;
  }
  if (error.code === errorCodes.PARTNER_PLACE_MISMATCH) errors.place ??= error.message;
  return errors;
}
