import { formatSeoulTime } from "@babchingu/openapi";
import type { MeetingMapItem } from "@babchingu/openapi/types";
import { describe, expect, it } from "vitest";
import { dayFilterOf, filterMeetings, TIMES, timeFilterOf } from "./filters.ts";

const now = new Date("2026-03-01T03:00:00Z"); // noon in Seoul

function meetingAt(scheduledAt: string): MeetingMapItem {
  return {
    meetingId: 1,
    title: "국밥 한 그릇",
    scheduledAt,
    placeName: "할매집",
    placeLatitude: 37.5,
    placeLongitude: 127,
    isPartnerPlace: false,
  };
}

const filterTimes = (
  times: string[],
  ...filter: ["all" | "today" | "tomorrow" | "later", (typeof TIMES)[number]["value"]]
) => filterMeetings(times.map(meetingAt), ...filter, now).map(({ scheduledAt }) => scheduledAt);

describe("explore filters", () => {
  const all = ["2026-03-01T11:59", "2026-03-01T12:00", "2026-03-01T12:10", "2026-03-02T00:30", "2026-03-03T23:50"];

  it("shows only meetings in the future, whatever the filter", () => {
    expect(filterTimes(all, "all", "all")).toEqual(all.slice(2));
    expect(filterTimes(["soon"], "all", "all")).toEqual([]);
  });

  it("separates days at midnight in Seoul", () => {
    expect(filterTimes(all, "today", "all")).toEqual(["2026-03-01T12:10"]);
    expect(filterTimes(all, "tomorrow", "all")).toEqual(["2026-03-02T00:30"]);
    expect(filterTimes(all, "later", "all")).toEqual(["2026-03-03T23:50"]);
  });

  it("applies the time only together with a day", () => {
    expect(filterTimes(all, "all", "morning")).toEqual(all.slice(2));
    expect(filterTimes(all, "tomorrow", "night")).toEqual(["2026-03-02T00:30"]);
    expect(filterTimes(all, "tomorrow", "dinner")).toEqual([]);
  });

  it("assigns every hour of a day to exactly one time filter", () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const time = formatSeoulTime(new Date(Date.UTC(2026, 2, 1, 15 + hour, 50)));
      const matching = TIMES.filter(
        ({ value }) => value !== "all" && filterTimes([time], "tomorrow", value).length === 1,
      );
      expect(matching.map(({ value }) => value)).toHaveLength(1);
    }
  });

  it("ignores unknown values in the URL", () => {
    expect([dayFilterOf("today"), dayFilterOf("never"), dayFilterOf(null)]).toEqual(["today", "all", "all"]);
    expect([timeFilterOf("night"), timeFilterOf("noon")]).toEqual(["night", "all"]);
  });
});
