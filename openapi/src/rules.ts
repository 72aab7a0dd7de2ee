/**
 * Facts of the product that OpenAPI can't express (member §9, D-numbers); lengths and ranges are in
 * generated/limits.ts. Each stands here once: the server acts on it, the apps and the site quote it, and the texts of the
 * contract and of errors.yaml name it as `{NAME}`. Units come last in a name.
 */
import type { BulkJobKindValue } from "../generated/enums.ts";
import type { OperatorOperationId } from "../generated/operator-roles.ts";

export * from "./rule-tables.ts";

// Maps

/** The map tiles unless another provider is configured (D33). */
export const OPENSTREETMAP_TILE_URL = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

// Rice

/** Grains granted at sign-up. */
export const SIGNUP_RICE = 1500;
/** Grains held as a deposit for creating, joining or applying. */
export const MEETING_DEPOSIT_RICE = 500;

// Meetings

/** A meeting in which so many applications are pending counts as full: they are answered at once when it is confirmed or ends. */
export const PENDING_APPLICATIONS_MAX = 1000;
/** So many who asked first are notified of one seat that opens (D49). */
export const SEAT_ALERTS_NOTIFIED_MAX = 1000;
/** So many moves of a meeting's place within an hour are notified to its members; another one is refused (R62). */
export const PLACE_MOVES_PER_HOUR = 5;
/** A meeting can be planned this far ahead. */
export const SCHEDULE_YEARS_MAX = 4;
/** The time picker's step. */
export const SCHEDULE_STEP_MIN = 10;
/** The time picker starts this long from now, rounded up to a step. */
export const SCHEDULE_LEAD_MIN = 30;
/** A meeting is confirmed, or ended when it is below its minimum, this long before its time. */
export const AUTO_CONFIRM_MIN = 15;
/** A meeting that took place ends this long after it began (D19). */
export const MEETING_LENGTH_MIN = 120;
/** Everybody with a seat is reminded this long before the meeting (D50). */
export const MEETING_REMINDER_MIN = 60;
/** The radius of the nearby list (D21). */
export const NEARBY_RADIUS_M = 10_000;
/** A meeting at a partner place lies within this distance of it. */
export const PARTNER_PLACE_RADIUS_M = 100;

// Attendance

/** Check-in is possible within this great-circle distance of the place. */
export const CHECK_IN_RADIUS_M = 1000;
/** Check-in opens this long before the meeting: READY, which opens it, is due together with the confirmation (D19). */
export const CHECK_IN_OPENS_MIN = AUTO_CONFIRM_MIN;
/** Check-in closes this long after the meeting. */
export const CHECK_IN_CLOSES_MIN = 15;
/** A room that doesn't tell its meeting's time counts down for this long from the CHECK message (member §9). */
export const CHECK_COUNTDOWN_MIN = CHECK_IN_OPENS_MIN + CHECK_IN_CLOSES_MIN;
/** Billed for a no-show, in won (member §9, D24). */
export const NO_SHOW_PENALTY_WON = 5000;
/** Others are told of no-shows for this long (D54). */
export const NO_SHOWS_SHOWN_MONTHS = 12;

// Meal score

/** The first meal score (D17). */
export const FIRST_MEAL_SCORE = 50;
/** Points that a good rating adds to the meal score and a bad one subtracts (D17). */
export const RATING_SCORE = 1;
/** Points that a no-show subtracts (D24). */
export const NO_SHOW_SCORE = 5;

// Accounts

/** A nickname can be changed again after this. */
export const NAME_LOCK_DAYS = 30;
/** A phone can register again this long after its member has withdrawn (D16). */
export const REJOIN_LOCK_DAYS = 7;
/** The same for a member who was banned. */
export const BANNED_REJOIN_LOCK_YEARS = 3;
/** A verification code (D12): lifetime, wait before the next code, tries, and lifetime of the verification token. */
export const CODE_LIFE_SECONDS = 180;
export const CODE_RESEND_SECONDS = 30;
export const CODE_TRIES_MAX = 5;
export const VERIFICATION_TOKEN_LIFE_SECONDS = 600;
/** Limits per phone and day in Seoul (D12): messages with a code, and wrong tries. */
export const CODE_MESSAGES_PER_DAY = 5;
export const CODE_WRONG_TRIES_PER_DAY = 10;
/** After a change of the phone the new one can't reset the password for this long (D64). */
export const PASSWORD_RESET_LOCK_HOURS = 72;
/** Tokens (D15). */
export const ACCESS_TOKEN_MIN = 30;
export const REFRESH_TOKEN_DAYS = 30;
/** A member's sessions at once; another login ends the oldest (D66). */
export const MEMBER_SESSIONS_MAX = 20;
/** After this many failed logins a phone is locked on that network, for this long; over all networks it has so many a day (D65). */
export const LOGIN_FAILURES_MAX = 10;
export const LOGIN_LOCK_MIN = 15;
export const LOGIN_FAILURES_PER_DAY = 100;
/** An operator's account is locked for an address after this many failed logins there, for this long (D18, D62). */
export const ADMIN_LOGIN_FAILURES_MAX = 5;
export const ADMIN_LOCK_MIN = 15;
/** An operator's session ends after this long, or after this long without a call (D62). */
export const ADMIN_SESSION_HOURS = 12;
export const ADMIN_IDLE_MIN = 30;
/** Below this age a sign-up needs the parents' consent (D41). */
export const CONSENT_AGE_YEARS = 14;

// Partner stores

/** A store contract that ends within so many days is in the operators' inbox (D59). */
export const CONTRACT_ENDING_DAYS = 14;

/** Up to this many rows the totals of operators' lists are counted; a larger total may be an estimate. */
export const COUNTED_ROWS_MAX = 10_000;

// Retention: a job of the server deletes by these, and the privacy policy quotes them

/** A login is on record for this long after its session has expired (member §9). */
export const LOGIN_RECORDS_KEPT_MONTHS = 3;
/** A notification is kept for at least this long (R55). */
export const NOTIFICATIONS_KEPT_MONTHS = 12;
/** A message is kept for at least this long after its room has fallen silent, as are complaints (R55). */
export const CHAT_KEPT_YEARS = 3;

// Support: what the company promises; texts quote it, no code enforces it

/** A report is answered within this. */
export const REPORT_ANSWER_HOURS = 24;
/** An objection to a no-show can be made for this long. */
export const NO_SHOW_OBJECTION_DAYS = 7;
/** An objection to a no-show is answered within this. */
export const NO_SHOW_ANSWER_DAYS = 3;
/** A suspension or an expulsion can be appealed for this long. */
export const SANCTION_APPEAL_DAYS = 7;
/** The version of the legal texts: their effective date (member §1). */
export const LEGAL_VERSION = "2025-09-01";

// Positions

/** Where a map starts when the member has no position: central Seoul. */
export const DEFAULT_CENTRE = { latitude: 37.56698, longitude: 126.97815 } as const;
/** The timeout for reading a position. */
export const GEOLOCATION_TIMEOUT_MS = 10_000;

const EARTH_RADIUS_M = 6_371_008.8;

export interface Position {
  latitude: number;
  longitude: number;
}

/** Great-circle distance in metres. */
export function distanceM(from: Position, to: Position): number {
  const radians = Math.PI / 180;
  const dLat = (to.latitude - from.latitude) * radians;
  const dLng = (to.longitude - from.longitude) * radians;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** For this long a repeat with the same idempotency key has no second effect (R2). */
export const IDEMPOTENCY_KEY_HOURS = 24;

/** Reads of a member a minute, and the searches among them (D66). */
export const MEMBER_READS_PER_MINUTE = 300;
export const MEMBER_SEARCHES_PER_MINUTE = 30;
/** Where an operation limits the requests of an address, none allows more; servers have lower limits for most. */
export const ADDRESS_REQUESTS_PER_MINUTE_MAX = 300;

/** How long anybody may show a meeting's public preview without asking again (D55). */
export const PREVIEW_CACHE_SECONDS = 60;

/** When to try again after an outage (`Retry-After` of E503-1), which is usually a restart of the database (D66). */
export const OUTAGE_RETRY_SECONDS = 3;

/** The operation that starts each kind of bulk job: an operator's role that may call it may stop the job (D60). */
export const bulkJobStart = {
  RICE_GRANT_ALL: "grantRiceToAll",
  NOTIFICATION_SEND_ALL: "sendNotificationToAll",
  ANNOUNCEMENT_CREATE: "createAdminAnnouncement",
  RICE_SYNC: "syncRiceTransactions",
} as const satisfies Record<BulkJobKindValue, OperatorOperationId>;
