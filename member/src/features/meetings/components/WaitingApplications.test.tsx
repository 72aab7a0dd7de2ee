// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { setUpDom } from "../../../testing/dom.ts";
import { stubBackend } from "../../../testing/backend.ts";
import { renderScreens } from "../../../testing/screens.tsx";
import { WaitingApplications } from "./WaitingApplications.tsx";

setUpDom();

const application = (id: number) => ({
  id,
  meetingId: 3,
  meetingTitle: "라멘 모임",
  memberId: id,
  memberName: `손님${id}`,
  memberImageUrl: null,
  content: "같이 먹어요",
  createdAt: "2026-03-01T03:00:00.000Z",
});

function show(count: number): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stubBackend({
    "GET /meeting-applications/by-meeting/{meetingId}": [
      200,
      {
        meetingMeetingApplicationDtoList: Array.from({ length: count }, (_, index) => application(index + 1)),
        minCapacity: 2,
        currentMemberCount: 1,
        maxCapacity: 4,
      },
    ],
  });
  renderScreens({ "/": <WaitingApplications meetingId={3} /> }, "/", client);
  return client;
}

it("counts the applications that wait and leads to them", async () => {
  show(2);
  const link = await screen.findByRole("link", { name: "참여 신청 2건이 기다려요" });
  expect(link.getAttribute("href")).toBe("/meetings/3/applications");
});

it("shows nothing while none waits", async () => {
  const client = show(0);
  await expect.poll(() => client.getQueryState(["applications", "meeting", 3])?.status).toBe("success");
  expect(screen.queryByRole("link", { name: /참여 신청/ })).toBeNull();
});
