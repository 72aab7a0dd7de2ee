/** When check-in is possible, whatever a meeting's status says (D24). The member app loads it after its first screen. */
import { CHECK_IN_CLOSES_MIN, CHECK_IN_OPENS_MIN } from "./rules.ts";
import { MINUTE_MS } from "./seoul.ts";

/** The first moment of a meeting's check-in. */
export function checkInOpensAt(scheduledAt: Date): Date {
  return new Date(scheduledAt.getTime() - CHECK_IN_OPENS_MIN * MINUTE_MS);
}

/** The last moment of a meeting's check-in: whoever hasn't checked in by then is a no-show. */
export function checkInClosesAt(scheduledAt: Date): Date {
  return new Date(scheduledAt.getTime() + CHECK_IN_CLOSES_MIN * MINUTE_MS);
}
