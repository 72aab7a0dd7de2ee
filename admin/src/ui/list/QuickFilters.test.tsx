// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, type DataProvider, HttpError } from "react-admin";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nProvider } from "../../i18n/provider.ts";
import { lightTheme } from "../theme/themes.ts";
import { QuickFilters } from "./QuickFilters.tsx";

const callApi = vi.fn<() => Promise<unknown>>();
const onFilter = vi.fn<(filters: object) => void>();
const statusLabels = { ACTIVE: "활동 중", BANNED: "이용 정지" };

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.spyOn(console, "error").mockReturnValue(undefined);
  callApi.mockReset();
  onFilter.mockReset();
});
afterEach(cleanup);

function show(current: Readonly<Record<string, string>>, hasSearch = false) {
  render(
    <AdminContext
      dataProvider={{ callApi } as unknown as DataProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={i18nProvider}
      theme={lightTheme}
    >
      <QuickFilters
        current={current}
        hasSearch={hasSearch}
        onFilter={onFilter}
        statusLabels={statusLabels}
        reasonLabels={{ ADMIN_GRANT: "운영자 지급" }}
      />
    </AdminContext>,
  );
}

test("a status and a day are applied at once, beside each other (D63)", async () => {
  callApi.mockResolvedValue({ data: {} });
  show({ from: "2026-03-01" });
  fireEvent.mouseDown(await screen.findByRole("combobox", { name: "상태 필터" }));
  fireEvent.click(within(screen.getByRole("listbox")).getByText("이용 정지"));
  expect(onFilter).toHaveBeenLastCalledWith({ from: "2026-03-01", status: "BANNED" });
  fireEvent.change(screen.getByLabelText("등록한 날까지"), { target: { value: "2026-03-03" } });
  expect(onFilter).toHaveBeenLastCalledWith({ from: "2026-03-01", to: "2026-03-03" });
});

test("a day that is typed is applied once it is complete, by Enter or when the field is left", async () => {
  callApi.mockResolvedValue({ data: {} });
  show({});
  const day = await screen.findByLabelText("등록한 날부터");
  for (const [key, value] of [
    ["1", "2026-01-01"],
    ["2", "2026-12-01"],
  ] as const) {
    fireEvent.keyDown(day, { key });
    fireEvent.change(day, { target: { value } });
  }
  expect(onFilter).not.toHaveBeenCalled();
  fireEvent.keyDown(day, { key: "Enter" });
  expect(onFilter.mock.lastCall).toEqual([{ from: "2026-12-01" }]);
  fireEvent.keyDown(day, { key: "3" });
  fireEvent.change(day, { target: { value: "2026-12-03" } });
  fireEvent.blur(day);
  expect(onFilter.mock.lastCall).toEqual([{ from: "2026-12-03" }]);
  expect(onFilter).toHaveBeenCalledTimes(2);
  for (const key of ["Tab", " "]) fireEvent.keyDown(day, { key });
  fireEvent.change(day, { target: { value: "2026-12-24" } });
  expect(onFilter.mock.lastCall).toEqual([{ from: "2026-12-24" }]);
});

test("beside a search they are not offered, and before one it is said that it drops them", async () => {
  callApi.mockResolvedValue({ data: {} });
  show({}, true);
  const status = await screen.findByRole("combobox", { name: "상태 필터" });
  expect(status.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByLabelText<HTMLInputElement>("등록한 날부터").disabled).toBe(true);
  screen.getByRole("group", { description: "검색 결과에는 필터와 순서를 적용할 수 없어요." });
  cleanup();
  show({ status: "BANNED" });
  expect(await screen.findByText("검색하면 필터와 순서가 풀려요.")).toBeTruthy();
});

test("a reason is applied beside the days (D63)", async () => {
  callApi.mockResolvedValue({ data: {} });
  show({ from: "2026-03-01" });
  fireEvent.mouseDown(await screen.findByRole("combobox", { name: "사유 필터" }));
  fireEvent.click(within(screen.getByRole("listbox")).getByText("운영자 지급"));
  expect(onFilter).toHaveBeenLastCalledWith({ from: "2026-03-01", reason: "ADMIN_GRANT" });
});

test("the order is chosen beside the filters; the usual one isn't in the address (D63)", async () => {
  callApi.mockResolvedValue({ data: {} });
  show({ status: "BANNED", sort: "id" });
  fireEvent.mouseDown(await screen.findByRole("combobox", { name: "순서" }));
  fireEvent.click(within(screen.getByRole("listbox")).getByText("최신순"));
  expect(onFilter).toHaveBeenLastCalledWith({ status: "BANNED" });
});

/** A part of a day is missing, so the browser reports no value. */
function leaveUnfinished(input: HTMLElement) {
  fireEvent.keyDown(input, { key: "Backspace" });
  fireEvent.change(input, { target: { value: "" } });
  Object.defineProperty(input, "validity", { value: { badInput: true } });
  fireEvent.blur(input);
}

test("days that can't be applied say why, once they are typed", async () => {
  callApi.mockResolvedValue({ data: {} });
  show({ from: "2026-03-02" });
  const last = await screen.findByLabelText("등록한 날까지");
  fireEvent.change(last, { target: { value: "2026-03-01" } });
  screen.getByText("마지막 날보다 늦을 수 없어요.");
  fireEvent.keyDown(last, { key: "2" });
  fireEvent.change(last, { target: { value: "0002-03-01" } });
  expect(screen.queryByText(/^연도는/)).toBeNull();
  fireEvent.keyDown(last, { key: "Enter" });
  screen.getByText("연도는 2000년부터 2099년까지 네 자리로 입력해 주세요.");
  leaveUnfinished(last);
  screen.getByText("연월일을 모두 입력해 주세요.");
  expect(onFilter).not.toHaveBeenCalled();
});

test("an order alone is no filter that could be cleared", async () => {
  callApi.mockResolvedValue({ data: {} });
  show({ sort: "id" });
  await screen.findByText("검색하면 필터와 순서가 풀려요.");
  expect(screen.queryByRole("button", { name: "필터 지우기" })).toBeNull();
});

test("a backend without them has no filters (D44)", async () => {
  callApi.mockRejectedValue(new HttpError("Not Implemented", 501, {}));
  show({});
  await waitFor(() => expect(callApi).toHaveBeenCalled());
  expect(screen.queryByRole("combobox", { name: "상태 필터" })).toBeNull();
});

test("the filters are there when the inbox can't be read: a list in the address may be narrowed by them", async () => {
  callApi.mockRejectedValue(new HttpError("Service Unavailable", 503, {}));
  show({ status: "BANNED" });
  expect(await screen.findByRole("combobox", { name: "상태 필터" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "필터 지우기" })).toBeTruthy();
});
