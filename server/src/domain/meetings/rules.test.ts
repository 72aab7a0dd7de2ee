import * as errorCodes from "@babchingu/openapi/error-codes";
import { MeetingStatusValues } from "@babchingu/openapi/enums";
import { expect, test } from "vitest";
import { allowedWhen, assertAllowed, isAllowed, statusAt } from "./rules.ts";
import { validateSchedule } from "./schedule.ts";

const now = new Date("2026-03-01T09:00:00Z");
const inAnHour = new Date("2026-03-01T10:00:00Z");
const meeting = { status: "RECRUITING" as const, scheduledAt: inAnHour, memberCount: 2, minCapacity: 2 };

test.each(Object.keys(allowedWhen) as (keyof typeof allowedWhen)[])(
  "%s is allowed exactly in the statuses of the table",
  (action) => {
    const statuses: readonly string[] = allowedWhen[action];
    for (const status of MeetingStatusValues) {
      expect(isAllowed(action, { ...meeting, status }, now), status).toBe(statuses.includes(status));
    }
  },
);

test("a due meeting counts as confirmed or ended before the job runs", () => {
  const justBefore = new Date("2026-03-01T09:44:59.999Z");
  const due = new Date("2026-03-01T09:45:00Z");
  expect(statusAt(meeting, justBefore)).toBe("RECRUITING");
  expect(statusAt(meeting, due)).toBe("CONFIRMED");
  expect(statusAt({ ...meeting, memberCount: 1 }, due)).toBe("END");
  expect(statusAt({ ...meeting, status: "READY" }, due)).toBe("READY");
});

test("each action throws its own error when it isn't allowed", () => {
  const ended = { ...meeting, status: "END" as const };
  expect(() => assertAllowed("join", ended, now)).toThrow("MEETING_NOT_RECRUITING");
  expect(() => assertAllowed("edit", ended, now)).toThrow("MEETING_NOT_EDITABLE");
  expect(() => assertAllowed("leave", ended, now)).toThrow("MEETING_OVER");
});

test("a meeting's time is parsed in Seoul time, to the minute", () => {
  expect(validateSchedule("2026-03-01T18:30", now)).toEqual(new Date("2026-03-01T09:30:00Z"));
  expect(validateSchedule("2026-03-01T18:30:45", now)).toEqual(new Date("2026-03-01T09:30:00Z"));
  expect(validateSchedule("2026-03-01T18:00", now)).toEqual(now);
});

test.each([
  ["2026-03-01T17:59", errorCodes.SCHEDULED_IN_THE_PAST],
  ["2026-02-30T18:00", errorCodes.INVALID_REQUEST],
  ["2030-03-02T00:00", errorCodes.SCHEDULED_TOO_FAR],
])("%s is refused with %s", (text, code) => {
  expect(() => validateSchedule(text, now)).toThrow(code);
});

test("the same day in four years is allowed, also from a leap day", () => {
  expect(validateSchedule("2030-03-01T23:50", now)).toEqual(new Date("2030-03-01T14:50:00Z"));
  const leapDay = new Date("2028-02-29T03:00:00Z");
  expect(validateSchedule("2032-02-29T12:00", leapDay)).toEqual(new Date("2032-02-29T03:00:00Z"));
});
