import { expect, it } from "vitest";
import { toListItem } from "../../domain/meetings/lists/items.ts";
import { serializeMap, serializeMeetingPage } from "./serialize-page.ts";

const item = toListItem({
  meetingId: 7,
  title: '"국밥"\n한 그릇',
  imageId: null,
  imageKey: null,
  placeName: "홍대 국밥",
  memberCount: 2,
  maxCapacity: 4,
  scheduledAt: new Date("2026-11-21T09:00:00Z"),
  status: "RECRUITING",
  createdAt: new Date("2026-11-20T09:00:00Z"),
  placeLatitude: 37.5563,
  placeLongitude: 126.9236,
  requiresApproval: false,
  partnerPlaceId: null,
  hostId: 3,
});

it.each([
  ["no items", []],
  ["a single item", [item]],
  ["a cached and a new item", [item, { ...item, meetingId: 8 }]],
])("serializes a page of %s like JSON.stringify", (_of, meetingListDtoList) => {
  const page = { meetingListDtoList, hasMore: meetingListDtoList.length > 1 };
  expect(serializeMeetingPage(page).toString()).toBe(JSON.stringify(page));
});

it("serializes a map like JSON.stringify", () => {
  const marker = {
    meetingId: 7,
    title: '"국밥"',
    scheduledAt: item.scheduledAt,
    placeName: item.placeName,
    placeLatitude: 37.5,
    placeLongitude: 126.9,
    isPartnerPlace: false,
  };
  const map = { meetingMapDtoList: [marker, { ...marker, meetingId: 8 }] };
  expect(serializeMap(map).toString()).toBe(JSON.stringify(map));
});
