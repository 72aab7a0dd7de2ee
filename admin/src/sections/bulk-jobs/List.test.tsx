// @vitest-environment jsdom
import type { AdminBulkJob } from "@babchingu/openapi/types";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, Notification, type DataProvider } from "react-admin";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import { REFRESH_MS } from "../../dataProvider/resource.ts";
import { i18nProvider } from "../../i18n/provider.ts";
import { lightTheme } from "../../ui/theme/themes.ts";
import { BulkJobList } from "./List.tsx";

const job: AdminBulkJob = {
  id: 24,
  kind: "RICE_GRANT_ALL",
  state: "RUNNING",
  total: 12_000,
  done: 3500,
  amount: 100,
  title: null,
  corrected: null,
  operatorName: "operator",
  createdAt: "2026-03-01T02:00:03.000Z",
  finishedAt: null,
};
const callApi = vi.fn<ConsoleDataProvider["callApi"]>();
let current: AdminBulkJob;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  current = job;
  callApi.mockReset();
});
afterEach(cleanup);

function show() {
  const provider = {
    getList: async () => ({ data: [current], total: 1, meta: { totalPages: 1 } }),
    getOne: async () => ({ data: current }),
    callApi,
  };
  render(
    <MemoryRouter initialEntries={["/dashboard/bulk-jobs/24"]}>
      <AdminContext
        dataProvider={provider as unknown as DataProvider}
        queryClient={new QueryClient()}
        i18nProvider={i18nProvider}
        theme={lightTheme}
      >
        <BulkJobList />
        <Notification />
      </AdminContext>
    </MemoryRouter>,
  );
}

test("a job that runs shows its progress and follows it until its end", async () => {
  show();
  await screen.findByText("회원 12,000명 중 3,500명에게 100알씩 지급했어요.");
  const bar = screen.getByRole("progressbar", { name: "전체 쌀알 지급 진행률" });
  expect(bar.getAttribute("aria-valuenow")).toBe("29");
  current = { ...job, state: "DONE", done: 11_999, finishedAt: "2026-03-01T02:00:20.000Z" };
  const options = { timeout: 2 * REFRESH_MS };
  await screen.findByText("회원 12,000명 중 11,999명에게 100알씩 지급했어요.", {}, options);
  expect(bar.getAttribute("aria-valuenow")).toBe("100");
  expect(screen.queryByRole("button", { name: "작업 중지" })).toBeNull();
});

test("a job is stopped after a confirmation", async () => {
  callApi.mockImplementation(async () => {
    current = { ...job, state: "STOPPED" };
    return { data: undefined as never };
  });
  show();
  fireEvent.click(await screen.findByRole("button", { name: "작업 중지" }));
  expect(callApi).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "중지" }));
  await screen.findByText("작업을 중지했어요.");
  await screen.findByText("운영자가 중지했어요. 이미 처리한 것은 그대로예요.");
  await waitFor(() => expect(callApi.mock.calls[0]?.[1]).toEqual({ id: 24 }));
});
