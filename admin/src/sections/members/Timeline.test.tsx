// @vitest-environment jsdom
import type { AdminMember } from "@babchingu/openapi/types";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, type DataProvider, HttpError } from "react-admin";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nProvider } from "../../i18n/provider.ts";
import type { OperatorAccount } from "../../operator.ts";
import { OperatorContext } from "../../ui/access/OperatorContext.ts";
import { lightTheme } from "../../ui/theme/themes.ts";
import { Timeline } from "./Timeline.tsx";

interface Query {
  pagination: { perPage: number };
}
const getList = vi.fn<(resource: string, query: Query) => Promise<unknown>>();
const callApi = vi.fn<() => Promise<unknown>>();
const member = { id: 7, createdAt: "2026-03-01T00:00:00.000Z" } as AdminMember;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  getList.mockReset().mockResolvedValue({ data: [], total: 0 });
  callApi.mockReset().mockResolvedValue({ data: true });
});
afterEach(cleanup);

function show(role: OperatorAccount["role"] = "OWNER") {
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={{ getList, callApi } as unknown as DataProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        i18nProvider={i18nProvider}
        theme={lightTheme}
      >
        <OperatorContext value={{ name: "", role }}>
          <Timeline member={member} />
        </OperatorContext>
      </AdminContext>
    </MemoryRouter>,
  );
}

test("a backend without an audit log or reports to filter shows the rest (D44)", async () => {
  callApi.mockResolvedValue({ data: false });
  getList.mockImplementation((resource) =>
    resource === "audit-log"
      ? Promise.reject(new HttpError("Not Implemented", 501, {}))
      : Promise.resolve({ data: [], total: 0 }),
  );
  show();
  expect(await screen.findByText("밥친구에 가입했어요.")).toBeTruthy();
  expect(getList.mock.calls.map(([resource]) => resource)).toEqual(["meetings", "rice-transactions", "audit-log"]);
});

test("more is read in larger pages", async () => {
  const rows = [{ id: 3, createdAt: "2026-03-09T00:00:00.000Z", title: "비빔밥", status: "END" }];
  getList.mockImplementation((resource) =>
    Promise.resolve(resource === "meetings" ? { data: rows, total: 30 } : { data: [], total: 0 }),
  );
  show();
  fireEvent.click(await screen.findByRole("button", { name: "더 보기" }));
  await waitFor(() => expect(getList.mock.lastCall?.[1].pagination.perPage).toBe(40));
});

test("grants and messages begin with the member filled in, where the role may (D60)", () => {
  show();
  expect(screen.getByRole("link", { name: "쌀알 지급·회수" }).getAttribute("href")).toMatch(/\?memberId=7$/);
  cleanup();
  show("VIEWER");
  expect(screen.queryByRole("link", { name: /알림 보내기|쌀알 지급/ })).toBeNull();
});

test.each([404, 501])("a backend that answers %d has no reports to list (D44)", async (status) => {
  callApi.mockRejectedValue(new HttpError("", status, {}));
  show();
  expect(await screen.findByText("밥친구에 가입했어요.")).toBeTruthy();
  expect(getList.mock.calls.map(([resource]) => resource)).not.toContain("reports");
});

test("the reports aren't left out because it couldn't be asked whether they can be filtered", async () => {
  callApi.mockRejectedValueOnce(new HttpError("Unavailable", 503, {}));
  show();
  expect(await screen.findByText("회원의 활동을 불러오지 못했어요.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
  expect(await screen.findByText("밥친구에 가입했어요.")).toBeTruthy();
  expect(getList.mock.calls.map(([resource]) => resource)).toContain("reports");
});

test("a failure says so and can be tried again", async () => {
  getList.mockRejectedValue(new HttpError("Unavailable", 503, {}));
  show();
  expect(await screen.findByText("회원의 활동을 불러오지 못했어요.")).toBeTruthy();
  getList.mockResolvedValue({ data: [], total: 0 });
  fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
  expect(await screen.findByText("밥친구에 가입했어요.")).toBeTruthy();
});
