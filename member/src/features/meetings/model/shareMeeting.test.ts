// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { setUpDom } from "../../../testing/dom.ts";
import { buildMeeting } from "../../../testing/meetings.ts";
import { press } from "../../../testing/screens.tsx";
import { DialogHost } from "../../../ui/overlays/Dialog.tsx";
import { shareMeeting, sharePlan } from "./shareMeeting.ts";

setUpDom();

test("the share sheet gets the address of the public page, which opens without an account", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal("navigator", { share });
  await shareMeeting(12, "홍대 라멘");
  expect(share).toHaveBeenCalledWith({ title: "홍대 라멘 · 밥친구", url: `${window.location.origin}/m/12` });
});

test("a share sheet that fails is replaced by a copy, and a refused copy by the address itself", async () => {
  const share = vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException("no sheet", "NotAllowedError"));
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal("navigator", { share, clipboard: { writeText } });
  const address = `${window.location.origin}/m/12`;
  await shareMeeting(12, "홍대 라멘");
  expect(writeText).toHaveBeenCalledWith(address);

  writeText.mockRejectedValue(new DOMException("refused", "NotAllowedError"));
  const { findByRole } = render(createElement(DialogHost));
  const shared = shareMeeting(12, "홍대 라멘");
  expect((await findByRole("alertdialog")).textContent).toContain(address);
  press("확인");
  await shared;

  // Closing the sheet is no failure.
  writeText.mockClear();
  share.mockRejectedValue(new DOMException("closed", "AbortError"));
  await shareMeeting(12, "홍대 라멘");
  expect(writeText).not.toHaveBeenCalled();
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
