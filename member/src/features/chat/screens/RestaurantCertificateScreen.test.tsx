// @vitest-environment jsdom
import type { MeetingDetail } from "@babchingu/openapi/types";
import { QueryClient } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { errorResponse, stubBackend } from "../../../testing/backend.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { buildMeeting } from "../../../testing/meetings.ts";
import { renderScreens } from "../../../testing/screens.tsx";
import { RestaurantCertificateScreen } from "./RestaurantCertificateScreen.tsx";

setUpDom();

const NOTHING = "";
const store: Partial<MeetingDetail> = { partnerPlaceId: 5, status: "CONFIRMED" };

it.each<[now: string, meeting: Partial<MeetingDetail> | null, says: string]>([
  ["2026-03-01T19:00", store, "확정된 제휴 매장 모임이에요"],
  ["2026-03-01T09:00", { ...store, status: "READY" }, "확정된 제휴 매장 모임이에요"],
  // The meeting began before midnight.
  ["2026-03-02T00:30", { ...store, scheduledAt: "2026-03-01T23:00" }, "확정된 제휴 매장 모임이에요"],
  // People are there when the check-in opens, even if the meeting begins after midnight.
  ["2026-02-28T23:50", { ...store, scheduledAt: "2026-03-01T00:00" }, "확정된 제휴 매장 모임이에요"],
  ["2026-03-01T18:00", { ...store, status: "RECRUITING" }, "아직 확정되지 않은 모임이에요"],
  // It was read before the automatic confirmation, or the end for too few members.
  ["2026-03-01T18:20", { ...store, status: "RECRUITING" }, NOTHING],
  ["2026-03-01T19:00", { ...store, partnerPlaceId: null }, "제휴 매장 모임이 아니에요"],
  ["2026-03-01T18:00", { ...store, status: "END" }, "끝난 모임이에요"],
  // What was stored for a phone without a network may be old.
  ["2026-03-01T20:30", store, "끝난 모임이에요"],
  ["2026-04-01T19:00", store, "끝난 모임이에요"],
  ["2026-02-28T19:00", store, "오늘 모임이 아니에요"],
  ["2026-03-01T19:00", null, NOTHING],
  ["2026-04-01T19:00", null, "끝난 모임이에요"],
])("at %s the certificate of %o says: %s", async (now, fields, says) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${now}+09:00`) });
  const meeting = buildMeeting({ scheduledAt: "2026-03-01T18:30", ...fields });
  const { placeName, title, memberCount, scheduledAt } = meeting;
  stubBackend({
    "GET /meetings/{id}/certificate": [200, { placeName, title, memberCount, scheduledAt }],
    "GET /meetings/{id}": fields === null ? errorResponse("MEETING_NOT_FOUND") : [200, meeting],
  });
  renderScreens({ "/:meetingId": <RestaurantCertificateScreen /> }, "/3");
  const state = within(await screen.findByRole("article")).getByRole("status");
  await waitFor(() => expect(state.querySelector("strong")?.textContent ?? NOTHING).toBe(says));
});

it("judges by the server's clock, whatever the phone's says", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-03T19:00+09:00") });
  const meeting = buildMeeting({ scheduledAt: "2026-03-01T18:30", ...store });
  const headers = { Date: new Date("2026-03-01T19:00+09:00").toUTCString() };
  vi.stubGlobal("fetch", async () => Response.json(meeting, { headers }));
  renderScreens({ "/:meetingId": <RestaurantCertificateScreen /> }, "/3");
  expect(await screen.findByText("확정된 제휴 매장 모임이에요")).toBeDefined();
  expect(screen.getByRole("timer").textContent).toBe("지금 3월 1일 오후 7:00:00");
});

it("vouches for no benefit of a store that is known to have none now", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T19:00+09:00") });
  const meeting = buildMeeting({ scheduledAt: "2026-03-01T18:30", ...store });
  const { placeName, title, memberCount, scheduledAt } = meeting;
  // Every read of the benefit counts as a view: nothing is read here.
  stubBackend({
    "GET /meetings/{id}/certificate": [200, { placeName, title, memberCount, scheduledAt }],
    "GET /meetings/{id}": [200, meeting],
  });
  const client = new QueryClient();
  client.setQueryData(["partner-policy", 5], "");
  renderScreens({ "/:meetingId": <RestaurantCertificateScreen /> }, "/3", client);
  expect(await screen.findByText("지금은 제휴 혜택이 없어요")).toBeDefined();
});
