// @vitest-environment jsdom
import { NetworkError } from "@babchingu/openapi";
import { act, cleanup, renderHook, screen } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AdminContext, type DataProvider, HttpError, Notification } from "react-admin";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defineCall } from "../../dataProvider/apiCall.ts";
import { i18nProvider } from "../../i18n/provider.ts";
import { useApiMutation, useRemove } from "./apiActions.ts";

const callApi = vi.fn<() => Promise<never>>();
const remove = vi.fn<() => Promise<never>>();
const setStatus = defineCall("setStatus", ["meetings"], async () => null);
const messages = { success: "바꿨어요.", failure: "바꾸지 못했어요." };
const QUERY_KEY = ["meetings", "getList"];
let queryClient: QueryClient;

const wrapper = ({ children }: { children: ReactNode }) => (
  <AdminContext
    dataProvider={{ callApi, delete: remove } as unknown as DataProvider}
    queryClient={queryClient}
    i18nProvider={i18nProvider}
  >
    {children}
    <Notification multiLine />
  </AdminContext>
);

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  queryClient = new QueryClient();
  queryClient.setQueryData(QUERY_KEY, []);
});
afterEach(cleanup);

const isStale = () => queryClient.getQueryState(QUERY_KEY)?.isInvalidated;
const status = (code: number) => new HttpError("", code, { serverMessage: "잠시 뒤에요.", errors: {} });
const ADVICE = "처리됐을 수도 있으니 먼저 확인해 주세요.";

test.each([
  ["no response", new NetworkError("off"), "인터넷 연결을 확인하고 다시 시도해 주세요."],
  ["an error of the server", status(503), "잠시 뒤에요."],
])("after %s an action may be done: the alert says so, and the rows are read again", async (_, failure, reason) => {
  callApi.mockRejectedValue(failure);
  const { result } = renderHook(() => useApiMutation(setStatus, messages), { wrapper });
  await act(() => result.current.mutate({}));
  expect(await screen.findByText(`바꾸지 못했어요. ${reason} ${ADVICE}`)).toBeTruthy();
  expect(isStale()).toBe(true);
});

test.each([403, 429, 501])("after a %d it isn't done", async (code) => {
  callApi.mockRejectedValue(status(code));
  const { result } = renderHook(() => useApiMutation(setStatus, messages), { wrapper });
  await act(() => result.current.mutate({}));
  expect(await screen.findByText("바꾸지 못했어요. 잠시 뒤에요.")).toBeTruthy();
  expect(isStale()).toBe(false);
});

test("a call that changes nothing only says that it failed", async () => {
  callApi.mockRejectedValue(status(503));
  const { result } = renderHook(() => useApiMutation(setStatus, { ...messages, mayBeDone: null }), { wrapper });
  await act(() => result.current.mutate({}));
  expect(await screen.findByText("바꾸지 못했어요. 잠시 뒤에요.")).toBeTruthy();
});

test("a row that may be deleted is read again", async () => {
  remove.mockRejectedValue(new NetworkError("off"));
  const onDeleted = vi.fn<() => void>();
  const { result } = renderHook(() => useRemove("meetings", messages, onDeleted), { wrapper });
  await act(() => result.current.mutate({ id: 7 }));
  expect(isStale()).toBe(true);
  expect(onDeleted).not.toHaveBeenCalled();
});
