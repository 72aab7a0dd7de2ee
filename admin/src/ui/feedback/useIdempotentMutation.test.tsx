// @vitest-environment jsdom
import { HOUR_MS, IDEMPOTENCY_KEY_HOURS, NetworkError } from "@babchingu/openapi";
import { act, cleanup, renderHook, screen } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AdminContext, type DataProvider, HttpError, Notification } from "react-admin";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defineCall, type IdempotencyParameter } from "../../dataProvider/apiCall.ts";
import { i18nProvider } from "../../i18n/provider.ts";
import { session } from "../../session.ts";
import { keepAfter } from "../../tabState.ts";
import { useIdempotentMutation } from "./useIdempotentMutation.ts";

const callApi = vi.fn<(call: object, parameters: IdempotencyParameter) => Promise<unknown>>();
const grant = defineCall("grant", [], async (_, parameters: IdempotencyParameter & { amount: number }) => parameters);
const wrapper = ({ children }: { children: ReactNode }) => (
  <AdminContext
    dataProvider={{ callApi } as unknown as DataProvider}
    queryClient={new QueryClient()}
    i18nProvider={i18nProvider}
  >
    {children}
  </AdminContext>
);
/** An access token of the operator with this id. */
const signIn = (id: string) =>
  session.setTokens({ accessToken: `.${btoa(JSON.stringify({ sub: id }))}.`, refreshToken: "refresh" });

beforeEach(() => {
  signIn("1");
  callApi.mockReset();
  callApi.mockResolvedValue({ data: null });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** Sends from a screen of its own, as after a refresh. Returns the key. */
async function send(amount: number, failure?: Error) {
  if (failure) callApi.mockRejectedValueOnce(failure);
  const { result, unmount } = renderHook(() => useIdempotentMutation(grant, { success: "", failure: "" }), { wrapper });
  await act(() => result.current.mutate({ amount }));
  unmount();
  return callApi.mock.lastCall?.[1].idempotencyKey;
}
const status = (code: number) => new HttpError("", code, { errors: {} });

test.each([
  ["no response", new NetworkError("off")],
  ["an error of the server", status(503)],
])("after %s the same body has the same key until the outcome is known", async (_, failure) => {
  const key = await send(500, failure);
  expect(await send(500, failure)).toBe(key);
  expect(await send(500)).toBe(key);
  expect(await send(500)).not.toBe(key);
});

const messages = { success: "500알을 지급했어요.", failure: "지급하지 못했어요." };
function renderWithAlerts() {
  return renderHook(() => useIdempotentMutation(grant, messages), {
    wrapper: ({ children }) =>
      wrapper({
        children: (
          <>
            {children}
            <Notification multiLine />
          </>
        ),
      }),
  });
}

test("only the success of a repeat says that it was one", async () => {
  callApi.mockRejectedValueOnce(new NetworkError("off"));
  const { result } = renderWithAlerts();
  for (let count = 0; count < 2; count += 1) await act(() => result.current.mutate({ amount: 500 }));
  const repeated = "500알을 지급했어요. 응답을 받지 못한 앞선 요청과 같아서 한 번만 처리했어요.";
  expect(await screen.findByText(repeated)).toBeTruthy();
  await act(() => result.current.mutate({ amount: 500 }));
  expect(await screen.findByText("500알을 지급했어요.")).toBeTruthy();
});

test("after no response the same may be sent again", async () => {
  callApi.mockRejectedValueOnce(new NetworkError("off"));
  const { result } = renderWithAlerts();
  await act(() => result.current.mutate({ amount: 500 }));
  expect(
    await screen.findByText(/처리됐을 수도 있어요\. 내역을 확인하거나 같은 내용 그대로 다시 보내 주세요\.$/),
  ).toBeTruthy();
});

test("with a key that expires the outcome stays unknown: nothing is sent before the operator asks once more", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const key = await send(500, new NetworkError("off"));
  vi.setSystemTime(Date.now() + (IDEMPOTENCY_KEY_HOURS - 2) * HOUR_MS);
  expect(await send(500, new NetworkError("off"))).toBe(key);
  vi.setSystemTime(Date.now() + HOUR_MS);
  callApi.mockClear();
  const first = renderWithAlerts();
  await act(() => first.result.current.mutate({ amount: 500 }));
  expect(await screen.findByText(/^지급하지 못했어요\. 하루 전에 보낸 같은 요청의 결과를 알 수 없어서/)).toBeTruthy();
  expect(callApi).not.toHaveBeenCalled();
  first.unmount();
  const second = renderWithAlerts();
  await act(() => second.result.current.mutate({ amount: 500 }));
  expect(await screen.findByText("500알을 지급했어요.")).toBeTruthy();
  expect(callApi.mock.lastCall?.[1].idempotencyKey).not.toBe(key);
});

test("another body has another key, and doesn't make the first one forgotten", async () => {
  const key = await send(500, new NetworkError("off"));
  expect(await send(600)).not.toBe(key);
  expect(await send(500)).toBe(key);
});

test("a refusal is final", async () => {
  const key = await send(500, new NetworkError("off"));
  expect(await send(500, status(409))).toBe(key);
  expect(await send(500)).not.toBe(key);
});

test.each([401, 429])("a %d says nothing about the request before it", async (code) => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const key = await send(500, new NetworkError("off"));
  expect(await send(500, status(code))).toBe(key);
  expect(await send(500)).toBe(key);
});

test("a log-out drops the key, and another operator has another one", async () => {
  const key = await send(500, new NetworkError("off"));
  signIn("2");
  const other = await send(500, new NetworkError("off"));
  expect(other).not.toBe(key);
  keepAfter("logout");
  expect(await send(500)).not.toBe(other);
});
