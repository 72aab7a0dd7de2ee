// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { json, openApp } from "../../../testing/app.tsx";
import { setUpDom } from "../../../testing/dom.ts";
import { buildMeeting } from "../../../testing/meetings.ts";

setUpDom();

const HOST = 7;
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

/** Opens the host's own meeting, whose members the host approves. */
async function open(count: number): Promise<void> {
  const sent = await openApp(
    "/meetings/3",
    {
      "GET /meetings/3": json(buildMeeting({ hostId: HOST, status: "RECRUITING", requiresApproval: true })),
      "GET /meeting-applications/by-meeting/3": json({
        meetingMeetingApplicationDtoList: Array.from({ length: count }, (_, index) => application(index + 1)),
        minCapacity: 2,
        currentMemberCount: 1,
        maxCapacity: 4,
      }),
    },
    { id: HOST },
  );
  await waitFor(() => expect(sent).toContain("GET /meeting-applications/by-meeting/3"));
}

it("counts the applications that wait and leads to them", async () => {
  await open(2);
  const link = await screen.findByRole("link", { name: "참여 신청 2건이 기다려요" });
  expect(link.getAttribute("href")).toBe("/meetings/3/applications");
});

it("shows nothing while none waits", async () => {
  await open(0);
  expect(screen.queryByRole("link", { name: /참여 신청/ })).toBeNull();
});

it("leads who has applied to their applications, where this one can be cancelled", async () => {
  const meeting = buildMeeting({ hostId: HOST, requiresApproval: true, isApplicationSubmitted: true });
  await openApp("/meetings/3", { "GET /meetings/3": json(meeting) }, { id: 99 });
  const link = await screen.findByRole("link", { name: "내 신청 목록 보기" });
  expect(link.getAttribute("href")).toBe("/mypage/pending-meeting-applications");
});
