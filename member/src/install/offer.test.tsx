// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { press } from "../testing/screens.tsx";
import { stubOldBrowser } from "../testing/pushBrowser.ts";
import { setUpDom } from "../testing/dom.ts";
import { DialogHost } from "../ui/overlays/Dialog.tsx";
import { offerInstall, QUIET_MS } from "./offer.ts";
import { keepInstallPrompt } from "./prompt.ts";

setUpDom();
keepInstallPrompt();

/** The browser asks; resolves to its question. */
function browserAsks(): { prompt: ReturnType<typeof vi.fn>; event: Event } {
  const prompt = vi.fn(() => Promise.resolve({ outcome: "accepted" }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { prompt, event };
}

const dialog = () => screen.queryByRole("alertdialog");
let isInstalled: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  localStorage.clear();
  globalThis.installPrompt = undefined;
  isInstalled = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isInstalled }));
  render(<DialogHost />);
});

it("keeps the browser's question until the person wants the app, and asks it then", async () => {
  const { prompt, event } = browserAsks();
  expect(event.defaultPrevented).toBe(true);
  const offered = offerInstall();
  await screen.findByText(/인증서를 볼 수 있어요/);
  expect(prompt).not.toHaveBeenCalled();
  press("홈 화면에 추가");
  await offered;
  expect(prompt).toHaveBeenCalledOnce();
});

it("is quiet for 90 days after it was put off", async () => {
  const { prompt } = browserAsks();
  const offered = offerInstall();
  await screen.findByRole("alertdialog");
  press("나중에");
  await offered;
  vi.setSystemTime(Date.now() + QUIET_MS - 1);
  await offerInstall();
  expect(dialog()).toBeNull();
  vi.setSystemTime(Date.now() + 1);
  const again = offerInstall();
  await screen.findByRole("alertdialog");
  press("나중에");
  await again;
  expect(prompt).not.toHaveBeenCalled();
});

it("says how to install on an iPhone", async () => {
  stubOldBrowser("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5);
  const offered = offerInstall();
  expect(await screen.findByText(/홈 화면에 추가/)).toBeDefined();
  press("확인");
  await offered;
});

it.each(["installed", "without a question of the browser"])("isn't made %s", async (where) => {
  isInstalled = where === "installed";
  if (isInstalled) browserAsks();
  await offerInstall();
  expect(dialog()).toBeNull();
});
