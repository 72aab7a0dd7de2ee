// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { press } from "../testing/screens.tsx";
import { stubResponses } from "../testing/backend.ts";
import { stubOldBrowser, stubPushBrowser } from "../testing/pushBrowser.ts";
import { setUpDom } from "../testing/dom.ts";
import { keepInstallPrompt } from "../install/prompt.ts";
import { DialogHost } from "../ui/overlays/Dialog.tsx";
import { ToastHost } from "../ui/overlays/Toast.tsx";
import { offerAfterJoin, offerPush } from "./offer.ts";

setUpDom();

beforeEach(() => {
  localStorage.clear();
  stubResponses({ "GET /push/web-key": [200, { key: "K".repeat(87) }] });
  render(
    <>
      <DialogHost />
      <ToastHost />
    </>,
  );
});

it("says why before the browser asks, and is made once", async () => {
  const { requestPermission } = stubPushBrowser("default", "granted");
  const offered = offerPush();
  expect(await screen.findByText(/만나기 1시간 전에/)).toBeTruthy();
  expect(requestPermission).not.toHaveBeenCalled();
  press("알림 받기");
  await offered;
  expect(await screen.findByText("이제 알림으로 알려 드려요.")).toBeTruthy();
  stubPushBrowser("default");
  await offerPush();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("doesn't ask the browser when the person wants it later", async () => {
  const { requestPermission } = stubPushBrowser("default");
  const offered = offerPush();
  await screen.findByRole("alertdialog");
  press("나중에");
  await offered;
  expect(requestPermission).not.toHaveBeenCalled();
});

it("says how to install on an iPhone", async () => {
  stubOldBrowser("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5);
  const offered = offerPush();
  expect(await screen.findByText(/홈 화면에 추가/)).toBeTruthy();
  press("확인");
  await offered;
});

it("gives way to the installation the next time", async () => {
  stubPushBrowser("default");
  localStorage.setItem("babchingu.push-offered", "1");
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  keepInstallPrompt();
  window.dispatchEvent(new Event("beforeinstallprompt"));
  const offered = offerAfterJoin();
  expect(await screen.findByText("밥친구를 홈 화면에 둘까요?")).toBeTruthy();
  press("나중에");
  await offered;
});

it.each(["granted", "denied"] as const)("isn't made where the permission is %s", async (permission) => {
  stubPushBrowser(permission);
  await offerPush();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("shows why it failed", async () => {
  const { subscribe } = stubPushBrowser("default", "granted");
  subscribe.mockRejectedValue(new DOMException("push service error", "AbortError"));
  const offered = offerPush();
  await screen.findByRole("alertdialog");
  press("알림 받기");
  expect(await screen.findByText("알림을 켜지 못했어요. 설정에서 다시 켜 주세요.")).toBeTruthy();
  press("확인");
  await offered;
});
