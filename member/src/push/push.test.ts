// @vitest-environment jsdom
import { DAY_MS } from "@babchingu/openapi";
import { act, renderHook, waitFor } from "@testing-library/react";
import { MemoryRouter, useLocation, useNavigationType } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { errorResponse, stubResponses, type StubbedResponses } from "../testing/backend.ts";
import { stubOldBrowser, stubPushBrowser, subscriptionJson } from "../testing/pushBrowser.ts";
import { readDeviceState, renewSubscription, turnOff, turnOn } from "./device.ts";
import { keepSubscribed } from "./keepSubscribed.ts";
import { startMemberSession } from "../testing/session.ts";
import { useOpenFromNotifications } from "./useOpenFromNotifications.ts";

const SUBSCRIPTIONS = "/push/web-subscriptions";

let responses: StubbedResponses;
let sent: ReturnType<typeof stubResponses>;

beforeEach(() => {
  localStorage.clear();
  responses = { "GET /push/web-key": [200, { key: "K".repeat(87) }] };
  sent = stubResponses(responses);
});

describe("the state of the device", () => {
  it("is off until it is turned on, and the server is told of both", async () => {
    stubPushBrowser("default", "granted");
    expect(await readDeviceState()).toBe("off");
    expect(await turnOn()).toBe("on");
    expect(await readDeviceState()).toBe("on");
    expect(await turnOff()).toBe("off");
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ["GET /push/web-key", null],
      [`PUT ${SUBSCRIPTIONS}`, subscriptionJson],
      [`DELETE ${SUBSCRIPTIONS}`, { endpoint: subscriptionJson.endpoint }],
    ]);
  });

  it("stays off when the subscription couldn't be saved", async () => {
    stubPushBrowser("default", "granted");
    responses[`PUT ${SUBSCRIPTIONS}`] = errorResponse("UNAVAILABLE");
    await expect(turnOn()).rejects.toMatchObject({ status: 503 });
    expect(await readDeviceState()).toBe("off");
  });

  it("is denied when the person says no, and nothing is sent", async () => {
    const { subscribe } = stubPushBrowser("default", "denied");
    expect(await turnOn()).toBe("denied");
    expect([sent, subscribe.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5, "install"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5, "install"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0, "unsupported"],
    ["Mozilla/5.0 (Linux; Android 4.4)", 5, "unsupported"],
  ])("of a browser without push messages, %s with %d touch points, is %s", async (userAgent, maxTouchPoints, state) => {
    stubOldBrowser(userAgent, maxTouchPoints);
    expect(await readDeviceState()).toBe(state);
  });

  it("is left to the native shell", async () => {
    vi.stubGlobal("flutter_inappwebview", { callHandler: async () => null });
    expect(await readDeviceState()).toBe("shell");
  });
});

it("subscribes again when the server's key has changed", async () => {
  const { subscribe } = stubPushBrowser("granted");
  await turnOn();
  subscribe.mockRejectedValueOnce(new DOMException("another key", "InvalidStateError"));
  expect(await turnOn()).toBe("on");
  expect(subscribe).toHaveBeenCalledTimes(3);
});

it("subscribes again when the key has changed since it was turned on, and reads the key once a day", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { subscribe } = stubPushBrowser("granted");
  await turnOn();
  const applicationServerKey = "N".repeat(87);
  responses["GET /push/web-key"] = [200, { key: applicationServerKey }];
  sent.length = 0;
  await renewSubscription();
  expect(sent.map(({ call }) => call)).toEqual([`PUT ${SUBSCRIPTIONS}`]);
  vi.setSystemTime(Date.now() + DAY_MS);
  for (let visit = 1; visit <= 2; visit += 1) await renewSubscription();
  expect(subscribe).toHaveBeenLastCalledWith({ userVisibleOnly: true, applicationServerKey });
  expect(await readDeviceState()).toBe("on");
  expect(sent.map(({ call }) => call).slice(1)).toEqual([
    "GET /push/web-key",
    `PUT ${SUBSCRIPTIONS}`,
    `PUT ${SUBSCRIPTIONS}`,
  ]);
});

it("keeps the subscription when the push service fails while the key is compared", async () => {
  const { subscribe } = stubPushBrowser("granted");
  await subscribe();
  subscribe.mockRejectedValueOnce(new DOMException("push service error", "AbortError"));
  await expect(renewSubscription()).rejects.toThrow("push service error");
  expect(await readDeviceState()).toBe("on");
});

it("tells the server of the subscription again for a new session, and never asks for permission", async () => {
  const { requestPermission } = stubPushBrowser("granted");
  await renewSubscription();
  expect(sent).toEqual([]);
  await turnOn();
  requestPermission.mockClear();
  await renewSubscription();
  expect(sent.filter(({ call }) => call === `PUT ${SUBSCRIPTIONS}`)).toHaveLength(2);
  expect(requestPermission).not.toHaveBeenCalled();
  responses[`PUT ${SUBSCRIPTIONS}`] = errorResponse("INVALID_REQUEST");
  await expect(renewSubscription()).rejects.toMatchObject({ status: 400 });
});

it("the subscription is saved once the network is back, and then no more", async () => {
  const { subscribe } = stubPushBrowser("granted");
  await subscribe();
  const lost = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  lost.mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", lost);
  localStorage.setItem("babchingu.push-key-read-at", String(Date.now()));
  await startMemberSession();
  keepSubscribed();
  await expect.poll(() => lost.mock.calls.length).toBe(1);
  for (let n = 0; n < 2; n += 1) {
    await vi.dynamicImportSettled();
    await act(async () => void window.dispatchEvent(new Event("online")));
    await expect.poll(() => lost.mock.calls.length).toBe(2);
  }
});

function usePage() {
  useOpenFromNotifications();
  const { pathname, key } = useLocation();
  return { page: [useNavigationType(), pathname], key };
}

it("shows the screen of a tapped notification as a link does, without a reload, and says so", async () => {
  const { container } = stubPushBrowser("granted");
  const { result, unmount } = renderHook(usePage, { wrapper: MemoryRouter });
  const { port1, port2 } = new MessageChannel();
  const answers: unknown[] = [];
  port1.addEventListener("message", ({ data }) => answers.push(data));
  port1.start();
  const send = (data: unknown): void =>
    act(() => void container.dispatchEvent(new MessageEvent("message", { data, ports: [port2] })));
  send("take-over");
  send({ open: "/m/3" });
  expect(result.current.page).toEqual(["POP", "/"]);
  send({ open: "/app/chat/3" });
  expect(result.current.page).toEqual(["PUSH", "/chat/3"]);
  await waitFor(() => expect(answers).toEqual(["opened"]));
  const { key } = result.current;
  send({ open: "/app/chat/3" });
  // The screen is shown already: going back must not lead to itself.
  expect(result.current.key).toBe(key);
  await waitFor(() => expect(answers).toEqual(["opened", "opened"]));
  port1.close();
  unmount();
});
