/** Validation of a meeting's draft (member §5, "Meeting creation"); the server validates again. */
import { type ApiError, AUTO_CONFIRM_MIN, MINUTE_MS, SCHEDULE_YEARS_MAX } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { CreateMeetingRequest } from "@babchingu/openapi/types";
import { parseTime, seoulParts } from "../../../lib/seoulTime.ts";
import type { Draft } from "./draft.ts";

export type DraftField = "image" | "title" | "content" | "scheduledAt" | "place" | "capacity";
export type DraftErrors = Partial<Record<DraftField, string>>;

export const NOT_ENOUGH_RICE = "쌀알이 부족해요. 충전해 주세요.";
/** When the deposit of a new meeting is returned without a check-in. */
export const CREATE_REFUNDS = ["최소 인원이 모이지 않거나, 모집 중에 혼자일 때 모임을 지우면 돌려받아요."];
export const FIELDS_MISSING = "필수 항목을 모두 입력해 주세요.";
const IN_THE_PAST = "지금보다 이른 시각은 고를 수 없어요.";
/** The server would end the meeting at once (D19). */
const TOO_SOON = `모임 ${AUTO_CONFIRM_MIN}분 전에 최소 인원이 모여 있어야 해요. 더 늦은 시간을 골라 주세요.`;

/** The last day that can be chosen, as the day of `now` in Seoul some years on: `2030-03-01`. */
export function lastSelectableDay(now: Date): string {
  const { year, month, day } = seoulParts(now);
  // 29 February may be missing in the other year; then the day before it is the last.
  const isLeapDay = month === 2 && day === 29;
  return isoDate(year + SCHEDULE_YEARS_MAX, month, isLeapDay && !isLeap(year + SCHEDULE_YEARS_MAX) ? 28 : day);
}

function isLeap(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
}

/** `2026-03-01` */
export function isoDate(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Why a meeting can't be at this time. */
export function scheduleError(scheduledAt: string, now: Date): string | undefined {
  const time = parseTime(scheduledAt);
  if (!time) return "날짜와 시간을 골라 주세요.";
  const aheadMs = time.getTime() - now.getTime();
  if (aheadMs < 0) return IN_THE_PAST;
  if (aheadMs <= AUTO_CONFIRM_MIN * MINUTE_MS) return TOO_SOON;
  return scheduledAt.slice(0, 10) > lastSelectableDay(now)
    ? `${SCHEDULE_YEARS_MAX}년 뒤까지만 고를 수 있어요.`
    : undefined;
}

/** What is wrong with the draft, by field; empty when it can be sent. */
export function draftErrors(draft: Draft, now: Date): DraftErrors {
  const errors: DraftErrors = {};
  if (draft.title.trim() === "") errors.title = "제목을 적어 주세요.";
  if (draft.content.trim() === "") errors.content = "어떤 모임인지 적어 주세요.";
  const schedule = scheduleError(draft.scheduledAt, now);
  if (schedule !== undefined) errors.scheduledAt = schedule;
  if (draft.place === null) errors.place = "장소를 골라 주세요.";
  if (draft.minCapacity > draft.maxCapacity) errors.capacity = "최소 인원은 최대 인원보다 많을 수 없어요.";
  return errors;
}

export function hasMissingFields(draft: Draft): boolean {
  return draft.title.trim() === "" || draft.content.trim() === "" || draft.place === null || draft.scheduledAt === "";
}

/** The request's body; null while there is no place. */
export function createRequest(draft: Draft): Required<CreateMeetingRequest> | null {
  const { place } = draft;
  if (!place) return null;
  return {
    imageId: draft.image?.id ?? null,
    title: draft.title.trim(),
    content: draft.content.trim(),
    scheduledAt: draft.scheduledAt,
    placeName: place.name,
    placeAddress: place.address,
    placePhone: place.phone,
    placeLatitude: place.latitude,
    placeLongitude: place.longitude,
    partnerPlaceId: place.partnerPlaceId,
    minCapacity: draft.minCapacity,
    maxCapacity: draft.maxCapacity,
    requiresApproval: draft.requiresApproval,
  };
}

const fieldOfPointer: readonly [string, DraftField][] = [
  ["imageId", "image"],
  ["title", "title"],
  ["content", "content"],
  ["scheduledAt", "scheduledAt"],
  ["placeName", "place"],
  ["placeAddress", "place"],
  ["placePhone", "place"],
  ["placeLatitude", "place"],
  ["placeLongitude", "place"],
  ["partnerPlaceId", "place"],
  ["minCapacity", "capacity"],
  ["maxCapacity", "capacity"],
];

const fieldOfCode: Readonly<Record<string, DraftField>> = {
  [errorCodes.SCHEDULED_IN_THE_PAST]: "scheduledAt",
  [errorCodes.SCHEDULED_TOO_FAR]: "scheduledAt",
  [errorCodes.CAPACITY_ORDER]: "capacity",
  [errorCodes.IMAGE_NOT_USABLE]: "image",
  [errorCodes.PARTNER_PLACE_MISMATCH]: "place",
};

/** The server's error messages by field; empty when the error names no field. */
export function serverErrors(error: ApiError): DraftErrors {
  const errors: DraftErrors = {};
  for (const [pointer, field] of fieldOfPointer) {
    const message = error.field(pointer);
    if (message !== undefined) errors[field] ??= message;
  }
  const field = error.code === null ? undefined : fieldOfCode[error.code];
  if (field) errors[field] ??= error.message;
  return errors;
}
