// @vitest-environment jsdom
import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { errorResponse, stubResponses, type StubbedResponses } from "../testing/backend.ts";
import { stubOldBrowser, stubPushBrowser, subscriptionJson } from "../testing/pushBrowser.ts";
import { readDeviceState, renewSubscription, turnOff, turnOn } from "./device.ts";
import { openFromNotifications } from "./openFromNotifications.ts";

const SUBSCRIPTIONS = "/push/web-subscriptions";

let responses: StubbedResponses;
let sent: ReturnType<typeof stubResponses>;

beforeEach(() => {
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

it("shows the screen of a tapped notification without a reload, and says so", async () => {
  const { container } = stubPushBrowser("granted");
  openFromNotifications();
  const popped = vi.fn<() => void>();
  window.addEventListener("popstate", popped);
  const { port1, port2 } = new MessageChannel();
  const answers: unknown[] = [];
  port1.addEventListener("message", ({ data }) => answers.push(data));
  port1.start();
  container.dispatchEvent(new MessageEvent("message", { data: { open: "/app/chat/3" }, ports: [port2] }));
  container.dispatchEvent(new MessageEvent("message", { data: "take-over" }));
  expect([window.location.pathname, popped.mock.calls.length]).toEqual(["/app/chat/3", 1]);
  await waitFor(() => expect(answers).toEqual(["opened"]));
  port1.close();
});
