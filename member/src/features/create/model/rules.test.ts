import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, weeksOf } from "./calendar.ts";
import { formatTimeOfDay, HOURS, MINUTES, parseTimeOfDay } from "./timeOfDay.ts";
import type { Draft } from "./draft.ts";
import { canPayDeposit } from "../../rice/index.ts";
import { draftErrors, hasMissingFields, lastSelectableDay, createRequest, serverErrors } from "./rules.ts";

const now = new Date("2026-03-01T09:00:00Z"); // 18:00 in Seoul

function buildDraft(fields: Partial<Draft> = {}): Draft {
  return {
    key: "0123456789",
    image: null,
    title: " 국밥 한 그릇 ",
    content: "천천히 먹어요.",
    scheduledAt: "2026-03-01T18:30",
    place: {
      name: "할매집",
      address: null,
      phone: null,
      latitude: 37.5,
      longitude: 127,
      partnerPlaceId: null,
    },
    minCapacity: 2,
    maxCapacity: 4,
    requiresApproval: false,
    isUnanswered: false,
    isTouched: true,
    ...fields,
  };
}

describe("meeting draft", () => {
  it("accepts a complete draft and trims the request", () => {
    expect(draftErrors(buildDraft(), now)).toEqual({});
    expect(createRequest(buildDraft())).toMatchObject({ title: "국밥 한 그릇", placeAddress: null, imageId: null });
  });

  it("reports every missing field", () => {
    const empty = buildDraft({ title: " ", content: "\n", place: null, scheduledAt: "" });
    expect(Object.keys(draftErrors(empty, now)).toSorted()).toEqual(["content", "place", "scheduledAt", "title"]);
    expect(hasMissingFields(empty)).toBe(true);
    expect(createRequest(empty)).toBeNull();
  });

  it.each([
    ["2026-03-01T17:59", "지금보다 이른 시각은 고를 수 없어요."],
    ["2026-03-01T18:00", "모임 15분 전에 최소 인원이 모여 있어야 해요. 더 늦은 시간을 골라 주세요."],
    ["2026-03-01T18:15", "모임 15분 전에 최소 인원이 모여 있어야 해요. 더 늦은 시간을 골라 주세요."],
    ["2026-03-01T18:16", undefined],
    ["2030-03-01T23:50", undefined],
    ["2030-03-02T00:00", "4년 뒤까지만 고를 수 있어요."],
  ])("validates %s as Seoul time", (scheduledAt, message) => {
    expect(draftErrors(buildDraft({ scheduledAt }), now).scheduledAt).toBe(message);
  });

  it("reports a minimum above the maximum, and a balance below the deposit", () => {
    expect(draftErrors(buildDraft({ minCapacity: 5 }), now).capacity).toBeDefined();
    expect([canPayDeposit(MEETING_DEPOSIT_RICE - 1), canPayDeposit(MEETING_DEPOSIT_RICE)]).toEqual([false, true]);
  });

  it("computes the last day from 29 February as well", () => {
    expect(lastSelectableDay(new Date("2028-02-29T03:00:00Z"))).toBe("2032-02-29");
    expect(lastSelectableDay(new Date("2096-02-29T03:00:00Z"))).toBe("2100-02-28");
  });

  it("shows the server's messages at their fields", () => {
    const fields = { "/title": "제목이 길어요.", "/placeLatitude": "위치를 골라 주세요." };
    const invalidRequest = new ApiError(400, {
      code: errorCodes.INVALID_REQUEST,
      message: "확인해 주세요.",
      data: { fields },
    });
    expect(serverErrors(invalidRequest)).toEqual({ title: "제목이 길어요.", place: "위치를 골라 주세요." });
    const scheduledInThePast = new ApiError(400, {
      code: errorCodes.SCHEDULED_IN_THE_PAST,
      message: "지금보다 이른 시각은 고를 수 없어요.",
    });
    expect(serverErrors(scheduledInThePast)).toEqual({ scheduledAt: "지금보다 이른 시각은 고를 수 없어요." });
  });
});

describe("calendar and time of day", () => {
  it("arranges a month in whole weeks", () => {
    const weeks = weeksOf({ year: 2026, month: 3 });
    expect(weeks[0]?.[0]).toBe("2026-03-01");
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeksOf({ year: 2028, month: 2 }).flat().filter(Boolean)).toHaveLength(29);
  });

  it("adds months and days across the ends of months and years", () => {
    expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
    expect([addDays("2026-02-28", 1), addDays("2026-01-01", -1)]).toEqual(["2026-03-01", "2025-12-31"]);
  });

  it("formats and parses every time of the picker", () => {
    for (const period of ["am", "pm"] as const) {
      for (const hour of HOURS) {
        for (const minute of MINUTES) {
          const time = { period, hour, minute };
          expect(parseTimeOfDay(formatTimeOfDay(time))).toEqual(time);
        }
      }
    }
    expect(formatTimeOfDay({ period: "am", hour: 12, minute: 0 })).toBe("00:00");
    expect(formatTimeOfDay({ period: "pm", hour: 12, minute: 30 })).toBe("12:30");
  });
});
