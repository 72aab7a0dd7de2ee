// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { errorResponse, stubResponses, type StubbedResponses } from "../../../testing/backend.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { stubOldBrowser, stubPushBrowser } from "../../../testing/pushBrowser.ts";
import { renderScreens } from "../../../testing/screens.tsx";
import { NotificationsSheet } from "./NotificationsSheet.tsx";

setUpDom();

const SETTINGS = "/members/me/notification-settings";

let responses: StubbedResponses;
let sent: ReturnType<typeof stubResponses>;

beforeEach(() => {
  responses = {
    [`GET ${SETTINGS}`]: [200, { meeting: true, chat: true, news: false }],
    "GET /push/web-key": [200, { key: "K".repeat(87) }],
  };
  sent = stubResponses(responses);
});

const open = () =>
  renderScreens(
    { "/": <NotificationsSheet sheet={{ open: true, hide: () => undefined }} /> },
    "/",
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
const isChecked = async (name: string) => (await screen.findByRole<HTMLInputElement>("switch", { name })).checked;
const toggle = (name: string) => fireEvent.click(screen.getByRole("switch", { name }));

it("shows the three kinds, and saves all of them when one changes", async () => {
  open();
  expect([await isChecked("모임"), await isChecked("채팅"), await isChecked("소식")]).toEqual([true, true, false]);
  toggle("채팅");
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ call: `PUT ${SETTINGS}`, body: { meeting: true, chat: false, news: false } }),
  );
  expect(await isChecked("채팅")).toBe(false);
});

it("takes a change back that the server refused, and says why", async () => {
  responses[`PUT ${SETTINGS}`] = errorResponse("UNAVAILABLE");
  open();
  await isChecked("모임");
  toggle("모임");
  expect(await screen.findByRole("alertdialog")).toBeTruthy();
  expect(await isChecked("모임")).toBe(true);
});

it("turns the device on and off", async () => {
  stubPushBrowser("default", "granted");
  open();
  expect(await isChecked("이 기기로 알림 받기")).toBe(false);
  toggle("이 기기로 알림 받기");
  await waitFor(async () => expect(await isChecked("이 기기로 알림 받기")).toBe(true));
  toggle("이 기기로 알림 받기");
  await waitFor(async () => expect(await isChecked("이 기기로 알림 받기")).toBe(false));
  const calls = sent.map(({ call }) => call).filter((call) => call.endsWith("/push/web-subscriptions"));
  expect(calls).toEqual(["PUT /push/web-subscriptions", "DELETE /push/web-subscriptions"]);
});

it.each<[string, () => void, RegExp]>([
  ["a browser that blocks them", () => stubPushBrowser("denied"), /사이트 설정에서 알림을/],
  ["an iPhone without the installed app", () => stubOldBrowser("iPhone", 5), /홈 화면에 추가/],
  ["a browser without push messages", () => stubOldBrowser("Android 4", 5), /다른 브라우저로/],
  ["the native shell", () => vi.stubGlobal("flutter_inappwebview", { callHandler: async () => null }), /휴대폰 설정/],
])("says what to do in %s", async (_name, stub, text) => {
  stub();
  open();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole("switch", { name: "이 기기로 알림 받기" })).toBeNull();
});

it("says that the device's state can't be read, and reads it again", async () => {
  const { container } = stubPushBrowser("granted");
  const error = new DOMException("The storage is broken.", "InvalidStateError");
  vi.spyOn(container as ServiceWorkerContainer, "getRegistration").mockRejectedValueOnce(error);
  open();
  expect(await screen.findByText("이 기기의 알림 상태를 불러오지 못했어요.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
  expect(await isChecked("이 기기로 알림 받기")).toBe(false);
});

it("has no switches with a backend that sends no push messages", async () => {
  responses[`GET ${SETTINGS}`] = errorResponse("NOT_IMPLEMENTED");
  open();
  expect(await screen.findByText(/푸시 알림을 보내지 않아요/)).toBeTruthy();
  expect(screen.queryByRole("switch")).toBeNull();
});
