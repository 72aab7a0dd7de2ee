// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { shareMeeting } from "./shareMeeting.ts";

test("the share sheet gets the address of the public page, which opens without an account", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal("navigator", { share });
  await shareMeeting(12, "홍대 라멘");
  expect(share).toHaveBeenCalledWith({ title: "홍대 라멘 · 밥친구", url: `${window.location.origin}/m/12` });
});
