// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { buildMeeting } from "../../../testing/meetings.ts";
import { shareMeeting, sharePlan } from "./shareMeeting.ts";

test("the share sheet gets the address of the public page, which opens without an account", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal("navigator", { share });
  await shareMeeting(12, "홍대 라멘");
  expect(share).toHaveBeenCalledWith({ title: "홍대 라멘 · 밥친구", url: `${window.location.origin}/m/12` });
});

test("the plan says when and where, and nobody's name", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal("navigator", { share });
  const meeting = buildMeeting({
    title: "국밥",
    scheduledAt: "2026-03-01T18:30",
    placeName: "할매집",
    placeAddress: null,
  });
  await sharePlan(meeting);
  const text = share.mock.calls[0]?.[0].text ?? "";
  for (const fact of ["국밥", "3월 1일", "6:30", "할매집"]) expect(text).toContain(fact);
  for (const { name } of meeting.members) expect(text).not.toContain(name);
});
