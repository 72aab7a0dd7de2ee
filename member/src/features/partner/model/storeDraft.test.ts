import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError } from "@babchingu/openapi";
import { describe, expect, it } from "vitest";
import {
  emptyStoreDraft,
  serverErrors,
  type StoreDraft,
  storeErrors,
  normalizeStorePhone,
  storeRequest,
} from "./storeDraft.ts";

const SAVED_POSITION = { latitude: 37.5636, longitude: 126.9834 };
const complete: StoreDraft = {
  name: " 서면밀면집 ",
  address: "부산 부산진구 서면로68번길 20",
  phone: "051-805-0119",
  position: { latitude: 35.1568, longitude: 129.0576 },
  policy: "네 명 이상이면 만두 한 접시를 드려요.",
  image: { id: 502, url: "/images/502.webp" },
};

describe("storeErrors", () => {
  it("returns no errors for a complete draft; the image is optional", () => {
    expect(storeErrors({ ...complete, image: null }, null)).toEqual({});
  });

  it("has a message for each field, in the order of the page", () => {
    const errors = storeErrors(emptyStoreDraft, null);
    expect(Object.keys(errors)).toEqual(["name", "address", "phone", "position", "policy"]);
    expect(new Set(Object.values(errors)).size).toBe(5);
  });

  it.each<[Partial<StoreDraft>, string]>([
    [{ name: "  " }, "name"],
    [{ address: "" }, "address"],
    [{ phone: "--" }, "phone"],
    [{ policy: "\n" }, "policy"],
  ])("reports the missing field with %j", (fields, field) => {
    expect(Object.keys(storeErrors({ ...complete, ...fields }, SAVED_POSITION))).toEqual([field]);
  });

  it("uses the saved position until a pin is set", () => {
    const draft = { ...complete, position: null };
    expect(storeErrors(draft, SAVED_POSITION)).toEqual({});
    expect(storeErrors(draft, null)).toEqual({ position: "지도에서 매장 위치를 골라 주세요." });
    expect(storeRequest(draft, SAVED_POSITION)).toMatchObject(SAVED_POSITION);
    expect(storeRequest(draft, null)).toBeNull();
  });
});

describe("storeRequest", () => {
  it("sends trimmed texts, and the pin rather than the saved position", () => {
    expect(storeRequest(complete, SAVED_POSITION)).toEqual({
      name: "서면밀면집",
      address: "부산 부산진구 서면로68번길 20",
      phone: "051-805-0119",
      latitude: 35.1568,
      longitude: 129.0576,
      policy: "네 명 이상이면 만두 한 접시를 드려요.",
      imageId: 502,
    });
  });
});

describe("normalizeStorePhone", () => {
  it.each([
    ["02-335-0101", "02-335-0101"],
    ["(02) 335–0101", "02335-0101"],
    ["０２－３３５", "02-335"],
    ["+82 2-335-0101", "02-335-0101"],
    ["+82-(0)10-1234-5678", "010-1234-5678"],
    ["0507-1234-5678-90", "0507-1234-5678-"],
  ])("keeps the digits and dashes of %s", (typed, expected) => {
    expect(normalizeStorePhone(typed)).toBe(expected);
  });
});

describe("serverErrors", () => {
  it("shows the server's messages at their fields", () => {
    const body = {
      code: errorCodes.INVALID_REQUEST,
      message: "입력한 내용을 확인해 주세요.",
      data: { fields: { "/phone": "전화번호를 확인해 주세요.", "/latitude": "위치를 확인해 주세요." } },
    };
    expect(serverErrors(new ApiError(400, body))).toEqual({
      phone: "전화번호를 확인해 주세요.",
      position: "위치를 확인해 주세요.",
    });
  });

  it("shows an unusable image at the image field", () => {
    const body = { code: errorCodes.IMAGE_NOT_USABLE, message: "사진을 다시 올려 주세요." };
    expect(serverErrors(new ApiError(400, body))).toEqual({ image: "사진을 다시 올려 주세요." });
  });
});
