// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, type DataProvider, HttpError } from "react-admin";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nProvider } from "../../i18n/provider.ts";
import { lightTheme } from "../../ui/theme/themes.ts";
import { Inbox } from "./Inbox.tsx";

const callApi = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(cleanup);

function show() {
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={{ callApi } as unknown as DataProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        i18nProvider={i18nProvider}
        theme={lightTheme}
      >
        <Inbox />
      </AdminContext>
    </MemoryRouter>,
  );
}

test("each count of the inbox leads to the list of what waits (D59)", async () => {
  const oldestReportAt = new Date(Date.now() - 3 * 3_600_000 - 1000).toISOString();
  const data = { openReports: 3, oldestReportAt, partnerApplications: 0, endingContracts: 1, pendingPayments: 1200 };
  callApi.mockResolvedValue({ data });
  show();
  const reports = await screen.findByRole("link", { name: /열린 신고\s*3/ });
  expect(reports.getAttribute("href")).toBe("/dashboard/reports?status=PENDING&sort=id");
  expect(reports.textContent).toContain("가장 오래된 신고 3시간 전");
  expect(screen.getByRole("link", { name: /제휴 신청\s*0/ }).textContent).toContain("지금은 없어요");
  expect(screen.getByRole("link", { name: /확인 중인 결제\s*1,200/ })).toBeTruthy();
});

test("an inbox that can't be read says so, with a retry", async () => {
  callApi.mockRejectedValueOnce(new HttpError("Service Unavailable", 503, {}));
  callApi.mockResolvedValue({ data: { openReports: 3, oldestReportAt: null } });
  show();
  await screen.findByText("할 일을 불러오지 못했어요.");
  fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
  expect(await screen.findByRole("link", { name: /열린 신고\s*3/ })).toBeTruthy();
});

test("a backend without an inbox has none (D44)", async () => {
  callApi.mockRejectedValue(new HttpError("Not Implemented", 501, {}));
  show();
  await waitFor(() => expect(screen.queryByRole("region", { name: "할 일" })).toBeNull());
});
