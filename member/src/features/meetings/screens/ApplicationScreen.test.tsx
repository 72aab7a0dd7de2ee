// @vitest-environment jsdom
import type { MeetingApplication } from "@babchingu/openapi/types";
import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { reloadMember, initSessionStore } from "../../../session/session.ts";
import { buildMember, fakeSource } from "../../../testing/session.ts";
import { errorResponse, stubBackend } from "../../../testing/backend.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { leaveScreen, deferResponse, renderScreens } from "../../../testing/screens.tsx";
import { ApplicationScreen } from "./ApplicationScreen.tsx";

setUpDom();

const load = vi.fn(() => Promise.resolve(buildMember({ id: 7 })));
const application: MeetingApplication = {
  id: 5,
  memberId: 7,
  meetingId: 3,
  meetingTitle: "라멘 모임",
  memberName: "따뜻한숟갈",
  memberImageUrl: null,
  content: "같이 먹어요",
  createdAt: "2026-03-01T03:00:00.000Z",
};
let client: QueryClient;

beforeEach(async () => {
  initSessionStore(fakeSource({ load }));
  await reloadMember();
  load.mockClear();
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(["applications", 5], application);
  client.setQueryData(["meeting", 3], {});
  client.setQueryData(["rice"], {});
});

async function cancel(): Promise<void> {
  renderScreens(
    {
      "/applications/:meetingApplicationId": <ApplicationScreen />,
      "/mypage/pending-meeting-applications": <p>기다리는 신청</p>,
    },
    "/applications/5",
    client,
  );
  fireEvent.click(screen.getByRole("button", { name: "신청 취소하기" }));
  fireEvent.click(await screen.findByRole("button", { name: "신청 취소" }));
}

describe("ApplicationScreen", () => {
  it("refetches application, meeting and balance when the response to a cancellation is lost", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    await cancel();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    for (const key of [["applications", 5], ["meeting", 3], ["rice"]]) {
      expect(client.getQueryState(key)?.isInvalidated, String(key)).toBe(true);
    }
    fireEvent.click(await screen.findByRole("button", { name: "확인" }));
  });

  it("navigates to the other applications after a cancellation", async () => {
    stubBackend({
      "DELETE /meeting-applications/{id}": [204, null],
      // The invalidated query may fetch the application again before the screen is left.
      "GET /meeting-applications/{id}": errorResponse("APPLICATION_NOT_FOUND"),
    });
    await cancel();
    expect(await screen.findByText("기다리는 신청")).toBeDefined();
  });

  it("doesn't navigate when the response arrives after the screen was left", async () => {
    const deferred = deferResponse();
    await cancel();
    await deferred.requested();
    leaveScreen();
    deferred.resolve(new Response(null, { status: 204 }));
    expect(await screen.findByText("신청을 취소했어요.")).toBeDefined();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.getByText("다른 화면")).toBeDefined();
  });
});
