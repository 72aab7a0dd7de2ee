/** Defects in how long something lasts, what happens a second time, days of Seoul, and distances. */
import type { PatchFault } from "../fault.ts";
import { replacePatch } from "./builders.ts";

/** A period that lasts so much longer, or shorter. */
const lasts = (
  id: string,
  title: string,
  check: string,
  change: Record<string, readonly [expression: string, replacement: (ms: string) => string]>,
  ms: string,
): PatchFault[] => {
  const patchOf = (suffix: string, sign: string) =>
    replacePatch(
      `${id}-${suffix}`,
      `${title} lasts too ${suffix === "longer" ? "long" : "short"}.`,
      [`auth.lifetime.${check}`],
      Object.fromEntries(
        Object.entries(change).map(([name, [expression, replace]]) => [name, [expression, replace(`${sign} ${ms}`)]]),
      ),
    );
  return [patchOf("longer", "+"), patchOf("shorter", "-")];
};

const lifetimes = [
  ...lasts(
    "access-token",
    "An access token",
    "access-token",
    {
      signAccessToken: ["ACCESS_TOKEN_MS / SECOND_MS", (ms) => `ACCESS_TOKEN_MS / SECOND_MS ${ms}`],
    },
    "5",
  ),
  ...lasts(
    "refresh-token",
    "A refresh token",
    "refresh-token",
    {
      periodOf: ["addMs(now, REFRESH_TOKEN_MS)", (ms) => `addMs(now, REFRESH_TOKEN_MS ${ms})`],
    },
    "60_000",
  ),
  ...lasts(
    "refresh-grace",
    "The grace of a used refresh token",
    "refresh-grace",
    {
      rotateTokens: [
        "found.successorUsedAt === null && now.getTime() - found.usedAt.getTime() <= GRACE_MS",
        (ms) => `found.successorUsedAt === null && now.getTime() - found.usedAt.getTime() <= GRACE_MS ${ms}`,
      ],
    },
    "4000",
  ),
  ...lasts(
    "code",
    "A code",
    "code",
    {
      storeCode: ["addMs(now, CODE_MS)", (ms) => `addMs(now, CODE_MS ${ms})`],
    },
    "5000",
  ),
  ...lasts(
    "resend",
    "The wait for another code",
    "resend",
    {
      storeCode: ["addMs(last.createdAt, RESEND_MS)", (ms) => `addMs(last.createdAt, RESEND_MS ${ms})`],
    },
    "4000",
  ),
  ...lasts(
    "proof",
    "A verification token",
    "verification-token",
    {
      issueVerificationToken: ["VERIFICATION_TOKEN_MS", (ms) => `VERIFICATION_TOKEN_MS ${ms}`],
    },
    "5000",
  ),
  ...lasts(
    "name-lock",
    "The lock of a nickname",
    "name-lock",
    {
      changeName: [
        "addMs(member.nameUpdatedAt, NAME_LOCK_MS)",
        (ms) => `addMs(member.nameUpdatedAt, NAME_LOCK_MS ${ms})`,
      ],
    },
    "60_000",
  ),
  ...lasts(
    "rejoin-lock",
    "The lock of a withdrawn member's phone",
    "rejoin-lock",
    {
      lockedUntil: ["addMs(now, WITHDRAWAL_LOCK_MS)", (ms) => `addMs(now, WITHDRAWAL_LOCK_MS ${ms})`],
    },
    "60_000",
  ),
  ...lasts(
    "reset-lock",
    "The lock of the reset after a change of the phone",
    "password-reset-lock",
    {
      resetPassword: [
        "addMs(member.phoneChangedAt, RESET_LOCK_MS)",
        (ms) => `addMs(member.phoneChangedAt, RESET_LOCK_MS ${ms})`,
      ],
    },
    "60_000",
  ),
  ...lasts(
    "guessing-lock",
    "The lock after failed logins",
    "login-lock",
    {
      countAgainst: ["addMs(now, -windowMs)", (ms) => `addMs(now, -(windowMs ${ms}))`],
    },
    "60_000",
  ),
  replacePatch("banned-for-a-year", "The phone of a banned member is locked for a year.", ["auth.lifetime.banned"], {
    lockedUntil: ["BANNED_REJOIN_LOCK_YEARS", "1"],
  }),
  replacePatch(
    "banned-like-others",
    "A banned member who leaves may register after a week.",
    ["auth.lifetime.banned"],
    {
      withdraw: ['member.status === "BANNED" ? "BANNED" : "WITHDRAWN"', '"WITHDRAWN"'],
    },
  ),
  replacePatch(
    "banned-withdraws-like-others",
    "A banned member who withdraws, and isn't deleted by an operator, may register after a week.",
    ["auth.lifetime.banned"],
    {
      memberHandlers: [
        "withdraw(ctx, actor.memberId)",
        'ctx.trx.updateTable("members").set({ status: "ACTIVE" }).where("id", "=", actor.memberId).execute().then(() => withdraw(ctx, actor.memberId))',
      ],
    },
  ),
  replacePatch("days-left-rounded-down", "A lock says a day too few.", ["auth.lifetime.name-lock", "auth.name"], {
    changeName: ["daysBetween(now, changeableAt)", "daysBetween(now, changeableAt) - 1"],
  }),
];

const secondTimes = [
  replacePatch("seat-refunded-by-every-way", "A seat's deposit comes back once for each way.", ["rice.second-time"], {
    seatRefund: ["seatRefundCause(seat)", "seatRefundCause(seat) + reason"],
  }),
  replacePatch("second-refund-fails", "A second way of ending fails, as the deposit is back.", ["rice.second-time"], {
    bookRefunds: ["!booked.has(cause)", "true"],
  }),
  replacePatch(
    "key-of-every-member",
    "A key of one member counts for others.",
    ["meetings.create.repeat", "rice.second-time.key"],
    {
      runOnce: ["request.memberId", "1", "const row = { memberId: request.memberId"],
    },
  ),
  replacePatch(
    "deleted-after-its-end-refunds",
    "Deleting a meeting that is over gives deposits back.",
    ["rice.second-time", "rice.deposit"],
    {
      deleteMeeting: ['meeting.status !== "END"', "true"],
    },
  ),
];

const DATES = ["admin.dates"];

const dates = [
  replacePatch("days-of-utc", "Lists and figures have days of UTC.", DATES, {
    startOfRequestedDay: ["fromSeoulTimeSince2000(`${day}T00:00`)", "new Date(`${day}T00:00Z`)"],
  }),
  replacePatch("last-day-left-out", "A list by days leaves the last day out.", [...DATES, "beyond.lists"], {
    isWithinDays: ["addMs(last, DAY_MS)", "last"],
  }),
  replacePatch("day-too-long", "A list by days has the hours after midnight.", DATES, {
    isWithinDays: ["addMs(last, DAY_MS)", "addMs(last, DAY_MS + 3_600_000)"],
  }),
  replacePatch("first-day-begins-late", "A list by days begins an hour after midnight.", DATES, {
    isWithinDays: ['startOfRequestedDay(from, "?from")', 'addMs(startOfRequestedDay(from, "?from"), 3_600_000)'],
  }),
  replacePatch("month-overflows", "A month after 31 January is 3 March.", ["admin.store.until", ...DATES], {
    addSeoulMonths: ["moved.getUTCDate() !== day", "false"],
  }),
  replacePatch("month-of-utc", "A contract is extended by months of UTC.", ["admin.store.until", ...DATES], {
    addSeoulMonths: ["at.getTime() + SEOUL_OFFSET_MS", "at.getTime() + SEOUL_OFFSET_MS - 9 * 3_600_000"],
  }),
  replacePatch("contract-of-30-days", "A contract begins with 30 days.", ["admin.store.accept", ...DATES], {
    acceptApplication: ["nextSeoulMonth(now)", "new Date(now.getTime() + 30 * 86_400_000)"],
  }),
  replacePatch(
    "code-limits-by-days-of-utc",
    "The limits of codes begin anew at nine in Seoul.",
    ["auth.code.midnight", "auth.code"],
    {
      lockDailyCounters: ["seoulDate(now)", "now.toISOString().slice(0, 10)"],
    },
  ),
];

const GEOGRAPHY = ["meetings.geography"];

const places = [
  replacePatch("list-by-flat-distance", "The list measures on a flat map.", GEOGRAPHY, {
    selectNear: [
      "distanceM(query.position, position)",
      "111_195 * Math.hypot(query.position.latitude - position.latitude, query.position.longitude - position.longitude)",
    ],
  }),
  replacePatch("list-by-a-square", "The list has a square instead of a circle.", GEOGRAPHY, {
    selectNear: [
      "distanceM(query.position, position)",
      "Math.max(distanceM(query.position, { ...query.position, latitude: position.latitude }), distanceM(query.position, { ...query.position, longitude: position.longitude }))",
    ],
  }),
  replacePatch("map-by-a-square", "The map has a square instead of a circle.", GEOGRAPHY, {
    findWithin: [
      "distanceM(query.position, meeting.position)",
      "Math.max(distanceM(query.position, { ...query.position, latitude: meeting.position.latitude }), distanceM(query.position, { ...query.position, longitude: meeting.position.longitude }))",
    ],
  }),
  replacePatch("narrow-in-the-north", "Far in the north, the map leaves out what lies to the east.", GEOGRAPHY, {
    boxAround: ["Math.asin(Math.sin(angle) / Math.cos(centre.latitude / degrees)) * degrees", "angle * degrees"],
  }),
  replacePatch("world-ends-at-180", "The map ends at the 180th meridian.", GEOGRAPHY, {
    boxAround: ["west < -180 || east > 180 ? null : { west, east }", "{ west, east }"],
  }),
  replacePatch("search-by-degrees", "The search puts the nearest first by degrees.", GEOGRAPHY, {
    readNearest: ["distanceSql(placeOf(eb), viewer.position)", "degreesSql(placeOf(eb), viewer.position)"],
  }),
  replacePatch(
    "map-in-order-of-creation",
    "The map isn't sorted by distance.",
    [...GEOGRAPHY, "meetings.list.within-10-km"],
    {
      findWithin: ["a.distance - b.distance", "0"],
    },
  ),
  replacePatch(
    "store-distance-on-a-flat-map",
    "The distance of a store is that of a flat map.",
    [...GEOGRAPHY, "admin.store.pages"],
    {
      distanceSql: ["lat", "sql`0`", "cos(radians(${lat}))"],
    },
  ),
  replacePatch(
    "store-within-a-kilometre",
    "A meeting at a store may lie a kilometre away.",
    [...GEOGRAPHY, "meetings.create.partner-place"],
    {
      validatePlace: ["offsetM > PARTNER_PLACE_RADIUS_M", "offsetM > 10 * PARTNER_PLACE_RADIUS_M"],
    },
  ),
  replacePatch("check-in-on-a-flat-map", "Check-in measures on a flat map.", GEOGRAPHY, {
    checkIn: [
      "distanceM(place, body)",
      "111_195 * Math.hypot(place.latitude - body.latitude, place.longitude - body.longitude)",
    ],
  }),
  replacePatch("check-in-within-a-square", "Check-in has a square instead of a circle.", GEOGRAPHY, {
    checkIn: [
      "distanceM(place, body)",
      "Math.max(distanceM(place, { ...place, latitude: body.latitude }), distanceM(place, { ...place, longitude: body.longitude }))",
    ],
  }),
  replacePatch(
    "check-in-tells-kilometres",
    "A check-in from too far tells the distance in kilometres.",
    [...GEOGRAPHY, "meetings.check-in.distance"],
    {
      checkIn: ["Math.ceil(offsetM)", "Math.ceil(offsetM / 1000)"],
    },
  ),
];

export const timeAndPlacePatches: PatchFault[] = [...lifetimes, ...secondTimes, ...dates, ...places];
