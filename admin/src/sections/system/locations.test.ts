import { expect, test } from "vitest";
import { nameOf, pathOf, locationsOf, countByKind, formatCounts, formatLegend } from "./locations.ts";

const dashboard = {
  memberCount: 5,
  meetingCount: 2,
  memberLocationDtoList: [{ memberId: 12, latitude: 37.5, longitude: 127 }],
  meetingLocationDtoList: [{ meetingId: 7, latitude: 35.1, longitude: 129 }],
};

test("locations have a kind, a name and the path of their dialog", () => {
  const { member, meeting } = locationsOf(dashboard);
  expect(member).toEqual([{ kind: "member", id: 12, latitude: 37.5, longitude: 127 }]);
  expect([...member, ...meeting].map((location) => [nameOf(location), pathOf(location)])).toEqual([
    ["회원 12", "/dashboard/members/12"],
    ["모임 7", "/dashboard/meetings/7"],
  ]);
});

test("a cluster counts each kind", () => {
  const { member, meeting } = locationsOf(dashboard);
  expect(formatCounts(countByKind([...member, ...meeting, ...meeting]))).toBe("회원 1명, 모임 2개");
  expect(formatCounts(countByKind(meeting))).toBe("모임 1개");
});

test("the legend says when only the newest are on the map", () => {
  expect(formatLegend("member", 9999)).toBe("회원 9,999");
  expect(formatLegend("member", 10_000)).toBe("회원 최근 10,000");
});
