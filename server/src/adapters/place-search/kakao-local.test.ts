import * as errorCodes from "@babchingu/openapi/error-codes";
import type { ServerResponse } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { answerJson, startMockServer, type Answer } from "../../testing/processes/mock-server.ts";
import { KakaoLocal } from "./kakao-local.ts";

const hakata = {
  id: "8137464",
  place_name: "하카타분코",
  category_name: "음식점 > 일식 > 일본식라면",
  category_group_code: "FD6",
  phone: "02-338-5536",
  address_name: "서울 마포구 상수동 93-28",
  road_address_name: "서울 마포구 독막로19길 43",
  x: "126.921867",
  y: "37.547341",
  place_url: "http://place.map.kakao.com/8137464",
  distance: "418",
};
const query = { term: "하카타 분코", near: { latitude: 37.5563, longitude: 126.9236 }, page: 0 };

/** Starts a mock of Kakao Local; returns its client and the received requests. */
async function mockKakao(answer: Answer) {
  const { baseUrl, requests, close } = await startMockServer(answer);
  onTestFinished(close);
  return { requests, kakao: new KakaoLocal({ restApiKey: "key-1", baseUrl, timeoutMs: 2000 }) };
}

test("requests a page of 15 around the position and maps the places", async () => {
  const { kakao, requests } = await mockKakao((_request, response) =>
    answerJson(response, 200, { meta: { is_end: false, pageable_count: 45, total_count: 80 }, documents: [hakata] }),
  );
  await expect(kakao.search({ ...query, page: 2 })).resolves.toEqual({
    places: [
      {
        name: "하카타분코",
        address: "서울 마포구 독막로19길 43",
        phone: "02-338-5536",
        latitude: 37.547341,
        longitude: 126.921867,
      },
    ],
    hasMore: true,
  });
  expect(requests[0]?.headers.authorization).toBe("KakaoAK key-1");
  expect(requests[0]?.url.pathname).toBe("/v2/local/search/keyword.json");
  expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
    query: "하카타 분코",
    x: "126.9236",
    y: "37.5563",
    page: "3",
    size: "15",
    sort: "accuracy",
  });
});

test("falls back to the lot address, drops an invalid phone and truncates a long name", async () => {
  const invalid = { ...hakata, place_name: "가".repeat(40), road_address_name: "", phone: "0507-1234-5678 (내선 1)" };
  const { kakao } = await mockKakao((_request, response) =>
    answerJson(response, 200, {
      meta: { is_end: true },
      documents: [invalid, { ...hakata, address_name: "", road_address_name: "" }],
    }),
  );
  const page = await kakao.search(query);
  expect(page).toEqual({
    places: [
      {
        name: "가".repeat(30),
        address: "서울 마포구 상수동 93-28",
        phone: null,
        latitude: 37.547341,
        longitude: 126.921867,
      },
    ],
    hasMore: false,
  });
});

test.each([
  ["refuses the key", (response: ServerResponse) => answerJson(response, 401, { errorType: "AccessDeniedError" })],
  ["fails", (response: ServerResponse) => answerJson(response, 500, {})],
  ["responds with an unexpected body", (response: ServerResponse) => answerJson(response, 200, { documents: "none" })],
  ["responds with no JSON", (response: ServerResponse) => void response.end("<html></html>")],
  ["doesn't respond in time", () => undefined],
  ["closes the connection", (response: ServerResponse) => void response.destroy()],
])("throws UPSTREAM_FAILED when Kakao %s", async (_name, answer) => {
  const { kakao } = await mockKakao((_request, response) => answer(response));
  await expect(kakao.search(query)).rejects.toMatchObject({ code: errorCodes.UPSTREAM_FAILED });
});
