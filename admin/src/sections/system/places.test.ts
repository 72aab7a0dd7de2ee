import { expect, test } from "vitest";
import { nameOf, pathOf, placesOf, tallyOf, formatTally } from "./places.ts";

const dashboard = {
  memberCount: 5,
  meetingCount: 2,
  memberLocationDtoList: [{ memberId: 12, latitude: 37.5, longitude: 127 }],
  meetingLocationDtoList: [{ meetingId: 7, latitude: 35.1, longitude: 129 }],
};

test("places keep their kind, their name and the way to their dialog", () => {
  const { member, meeting } = placesOf(dashboard);
  expect(member).toEqual([{ kind: "member", id: 12, latitude: 37.5, longitude: 127 }]);
  expect([...member, ...meeting].map((place) => [nameOf(place), pathOf(place)])).toEqual([
    ["회원 12", "/dashboard/members/12"],
    ["모임 7", "/dashboard/meetings/7"],
  ]);
});

test("a group counts each kind", () => {
  const { member, meeting } = placesOf(dashboard);
  expect(formatTally(tallyOf([...member, ...meeting, ...meeting]))).toBe("회원 1명, 모임 2개");
  expect(formatTally(tallyOf(meeting))).toBe("모임 1개");
});
