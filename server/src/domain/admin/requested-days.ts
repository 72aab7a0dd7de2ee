/** Days in Seoul by which lists and figures are narrowed. */
import { ApiError } from "../../lib/api-error.ts";
import { fromSeoulTimeSince2000 } from "../../lib/time.ts";

/** The start of a requested day. @throws ApiError INVALID_REQUEST for an invalid date, or one before the year 2000. */
export function startOfRequestedDay(day: string, name: "?from" | "?to"): Date {
  try {
    return fromSeoulTimeSince2000(`${day}T00:00`);
  } catch {
    throw new ApiError("INVALID_REQUEST", { fields: { [name]: "쓸 수 없는 날짜예요." } });
  }
}

/** The error of a range whose first day is after its last. */
export function fromAfterTo(): ApiError<"INVALID_REQUEST"> {
  return new ApiError("INVALID_REQUEST", { fields: { "?from": "마지막 날보다 늦을 수 없어요." } });
}
