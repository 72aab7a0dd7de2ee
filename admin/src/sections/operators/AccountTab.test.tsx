// @vitest-environment jsdom
import type { AdminOperator } from "@babchingu/openapi/types";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, type DataProvider } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nProvider } from "../../i18n/provider.ts";
import { formatTime } from "../../ui/format/format.ts";
import { lightTheme } from "../../ui/theme/themes.ts";
import { AccountTab } from "./AccountTab.tsx";

const CREATED_AT = "2026-03-01T00:00:00.000Z";
const DISABLED_AT = "2026-03-02T00:00:00.000Z";
const operator: AdminOperator = { id: 4, name: "support", role: "OWNER", disabledAt: null, createdAt: CREATED_AT };
const update = vi.fn<DataProvider["update"]>();

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  update.mockReset();
  update.mockResolvedValue({ data: operator });
});
afterEach(cleanup);

/** What another operator has made of the row since it was loaded. */
let now: Partial<AdminOperator>;

function show(changes: Partial<AdminOperator> = {}) {
  now = changes;
  const getOne = async () => ({ data: { ...operator, ...now } });
  const element = (
    <AdminContext
      dataProvider={{ getOne, update } as unknown as DataProvider}
      queryClient={new QueryClient()}
      i18nProvider={i18nProvider}
      theme={lightTheme}
    >
      <AccountTab operator={operator} />
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}
const chooseRole = (name: string) => {
  fireEvent.mouseDown(screen.getByRole("combobox", { name: "권한" }));
  fireEvent.click(screen.getByRole("option", { name }));
  fireEvent.click(screen.getByRole("button", { name: "권한 바꾸기" }));
};
const confirm = async (name: string) =>
  void fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));
const disable = async () => {
  fireEvent.click(screen.getByRole("button", { name: "사용 중지" }));
  await confirm("사용 중지");
};
const conflict = async () =>
  (await screen.findByRole("alertdialog", { name: "그사이 내용이 바뀌었어요." })).textContent;
const sent = () => update.mock.calls.map(([, { data }]) => data);

test("a role is changed after a question that names both", async () => {
  show();
  chooseRole("재무");
  expect((await screen.findByRole("alertdialog")).textContent).toContain("'총괄' 권한을 '재무' 권한으로 바꿔요.");
  await confirm("권한 바꾸기");
  await waitFor(() => expect(sent()).toEqual([{ role: "FINANCE", disabled: false }]));
});

test("a change of the role doesn't enable an account that was disabled meanwhile", async () => {
  show({ disabledAt: DISABLED_AT });
  chooseRole("재무");
  expect(await conflict()).toContain(`사용 중지— → ${formatTime(DISABLED_AT)}`);
  expect(sent()).toEqual([]);
});

test("an account that is disabled while the question is open stays disabled", async () => {
  show();
  chooseRole("재무");
  await screen.findByRole("alertdialog");
  now = { disabledAt: DISABLED_AT };
  await confirm("권한 바꾸기");
  expect(await conflict()).toContain(`사용 중지— → ${formatTime(DISABLED_AT)}`);
  await confirm("취소");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(sent()).toEqual([]);
});

test("an account is disabled after a question that is locked while the row is read again", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "사용 중지" }));
  const confirmButton = within(await screen.findByRole("alertdialog")).getByRole("button", { name: "사용 중지" });
  fireEvent.click(confirmButton);
  expect(confirmButton).toHaveProperty("disabled", true);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(sent()).toEqual([{ role: "OWNER", disabled: true }]);
});

test("disabling an account doesn't give back a role that was changed meanwhile", async () => {
  show({ role: "VIEWER" });
  await disable();
  expect(await conflict()).toContain("권한총괄 → 조회 전용");
  expect(sent()).toEqual([]);
  await confirm("취소");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(sent()).toEqual([]);
});
