// @vitest-environment jsdom
import { NetworkError } from "@babchingu/openapi";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, HttpError, Notification, type DataProvider } from "react-admin";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import { i18nProvider } from "../../i18n/provider.ts";
import { auditLog } from "../../sections/audit-log/resource.ts";
import { partnerPlaces } from "../../sections/partner-places/resource.ts";
import { reports } from "../../sections/reports/resource.ts";
import { ExportButton } from "./ExportButton.tsx";

const callApi = vi.fn<ConsoleDataProvider["callApi"]>();
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  callApi.mockReset();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  URL.createObjectURL = () => "blob:csv";
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(cleanup);

function show() {
  const provider = { callApi } as unknown as DataProvider;
  render(
    <AdminContext dataProvider={provider} queryClient={new QueryClient()} i18nProvider={i18nProvider}>
      <ExportButton resource={partnerPlaces} search={{ field: "name", q: "한상" }} />
      <ExportButton resource={reports} search={null} />
      <Notification />
    </AdminContext>,
  );
}

test("saves the rows of the list's search under the server's file name", async () => {
  callApi.mockResolvedValue({ data: { name: "places.csv", content: new Blob(["번호"]) } });
  show();
  fireEvent.click(screen.getByRole("button", { name: "검색 결과 CSV 내려받기" }));
  await waitFor(() => expect(saved).toEqual(["places.csv"]));
  expect(callApi.mock.calls[0]?.[1]).toMatchObject({
    resource: "partner-place",
    format: "READABLE",
    search: { field: "name", q: "한상" },
  });
});

test("the menu offers the values of the lists as well", async () => {
  callApi.mockResolvedValue({ data: { name: "places.csv", content: new Blob(["번호"]) } });
  show();
  const [openMenu] = screen.getAllByRole("button", { name: "CSV의 값 고르기" });
  if (openMenu) fireEvent.click(openMenu);
  fireEvent.click(await screen.findByRole("menuitem", { name: "원본 값" }));
  await waitFor(() => expect(saved).toEqual(["places.csv"]));
  expect(callApi.mock.calls[0]?.[1]).toMatchObject({ resource: "partner-place", format: "RAW" });
});

test("saves the audit log with its filters", async () => {
  callApi.mockResolvedValue({ data: { name: "log.csv", content: new Blob(["번호"]) } });
  const provider = { callApi } as unknown as DataProvider;
  render(
    <AdminContext dataProvider={provider} queryClient={new QueryClient()} i18nProvider={i18nProvider}>
      <ExportButton resource={auditLog} search={null} filters={{ action: "MEMBER_DELETE" }} />
    </AdminContext>,
  );
  fireEvent.click(screen.getByRole("button", { name: "검색 결과 CSV 내려받기" }));
  await waitFor(() => expect(saved).toEqual(["log.csv"]));
  expect(callApi.mock.calls[0]?.[1]).toMatchObject({ resource: "audit-log", filters: { action: "MEMBER_DELETE" } });
});

test("an export has no order to choose", async () => {
  callApi.mockResolvedValue({ data: { name: "reports.csv", content: new Blob(["번호"]) } });
  const provider = { callApi } as unknown as DataProvider;
  render(
    <AdminContext dataProvider={provider} queryClient={new QueryClient()} i18nProvider={i18nProvider}>
      <ExportButton resource={reports} search={null} filters={{ status: "PENDING", sort: "id" }} />
    </AdminContext>,
  );
  fireEvent.click(screen.getByRole("button", { name: "검색 결과 CSV 내려받기" }));
  await waitFor(() => expect(saved).toEqual(["reports.csv"]));
  expect(callApi.mock.calls[0]?.[1]).toHaveProperty("filters", { status: "PENDING" });
});

test("shows an alert when the export fails", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  callApi.mockRejectedValue(new NetworkError("off"));
  show();
  fireEvent.click(screen.getByRole("button", { name: "전체 CSV 내려받기" }));
  expect(await screen.findByText(/^신고 목록을 내려받지 못했어요\./)).toBeTruthy();
  expect(saved).toEqual([]);
});

test("no list offers an export after the backend has responded that exports are unsupported", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  callApi.mockRejectedValue(new HttpError("아직 쓸 수 없어요.", 501, { code: null, serverMessage: null, errors: {} }));
  show();
  fireEvent.click(screen.getByRole("button", { name: "전체 CSV 내려받기" }));
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
  expect(saved).toEqual([]);
});
