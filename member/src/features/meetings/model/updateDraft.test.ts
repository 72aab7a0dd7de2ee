// @vitest-environment jsdom
import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError } from "@babchingu/openapi";
import { describe, expect, it } from "vitest";
import { buildMeeting } from "../../../testing/meetings.ts";
import { fieldsOf, isChanged, serverErrors, updateErrors, updateRequest } from "./updateDraft.ts";

const meeting = buildMeeting();
const fields = fieldsOf(meeting);

const buildApiError = (code: string, data: object): ApiError =>
  new ApiError(400, { code, message: "다시 확인해 주세요.", data });

describe("updateDraft", () => {
  it("requires title, description and a place with its address", () => {
    expect(updateErrors(fields)).toEqual({});
    expect(updateErrors({ ...fields, title: "  ", content: "\n" })).toEqual({
      title: "제목을 적어 주세요.",
      content: "어떤 모임인지 적어 주세요.",
    });
    expect(updateErrors({ ...fields, place: { ...fields.place, address: null } })).toEqual({
      place: "주소가 있는 장소를 골라 주세요.",
    });
  });

  it("sends everything that can be edited, trimmed", () => {
    expect(updateRequest({ ...fields, title: " 공덕 냉면 " })).toEqual({
      title: "공덕 냉면",
      content: meeting.content,
      placeName: meeting.placeName,
      placeAddress: meeting.placeAddress,
      placePhone: meeting.placePhone,
      placeLatitude: meeting.placeLatitude,
      placeLongitude: meeting.placeLongitude,
      partnerPlaceId: null,
    });
  });

  it("doesn't count added spaces as a change", () => {
    expect(isChanged({ ...fields, title: `${fields.title} ` }, meeting)).toBe(false);
    expect(isChanged({ ...fields, place: { ...fields.place, partnerPlaceId: 3 } }, meeting)).toBe(true);
  });

  it("shows the server's errors at their fields", () => {
    expect(
      serverErrors(
        buildApiError(errorCodes.INVALID_REQUEST, { fields: { "/title": "너무 길어요.", "/placeAddress": "없어요." } }),
      ),
    ).toEqual({
      title: "너무 길어요.",
      place: "없어요.",
    });
    expect(serverErrors(buildApiError(errorCodes.PARTNER_PLACE_MISMATCH, {}))).toEqual({
      place: "다시 확인해 주세요.",
    });
    expect(serverErrors(buildApiError(errorCodes.MEETING_NOT_EDITABLE, {}))).toEqual({});
  });
});
