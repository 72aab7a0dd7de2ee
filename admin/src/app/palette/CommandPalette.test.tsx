// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AdminContext, type DataProvider } from "react-admin";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nProvider } from "../../i18n/provider.ts";
import type { OperatorAccount } from "../../operator.ts";
import { OperatorContext } from "../../ui/access/OperatorContext.ts";
import { lightTheme } from "../../ui/theme/themes.ts";
import { CommandPalette } from "./CommandPalette.tsx";

const getList = vi.fn<(resource: string) => Promise<unknown>>();

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  getList.mockReset();
});
afterEach(cleanup);

function Page() {
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  return (
    <main tabIndex={-1}>
      <button onClick={() => setOpen(true)}>열기</button>
      <output aria-label="주소">{decodeURIComponent(pathname + search)}</output>
      <CommandPalette isOpen={isOpen} onClose={() => setOpen(false)} />
    </main>
  );
}

function open(role: OperatorAccount["role"] = "OWNER") {
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={{ getList } as unknown as DataProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        i18nProvider={i18nProvider}
        theme={lightTheme}
      >
        <OperatorContext value={{ name: "", role }}>
          <Page />
        </OperatorContext>
      </AdminContext>
    </MemoryRouter>,
  );
  const button = screen.getByText("열기");
  button.focus();
  fireEvent.click(button);
  return screen.getByRole("combobox", { name: "찾을 것" });
}

const address = () => screen.getByLabelText("주소").textContent;

/** Longer than a pause between two words. */
const PAUSE_MS = 400;

test("typing searches nothing until Enter: each search is a row of the access log (D61)", async () => {
  getList.mockResolvedValue({ data: [], total: 0 });
  const field = open();
  fireEvent.change(field, { target: { value: "온기" } });
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  expect(getList).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Enter" });
  await screen.findByText("찾은 결과가 없어요.");
  expect(getList.mock.calls.map(([resource]) => resource)).toEqual(["members", "meetings", "partner-places"]);
});

const members = (...names: string[]) =>
  getList.mockImplementation((resource) => {
    const found = resource === "members" ? names : [];
    const data = found.slice(0, 5).map((name, index) => ({ id: 7 + index, name, phone: "01012345678" }));
    return Promise.resolve({ data, total: found.length });
  });

test("members are found by name, and one is opened with the keyboard alone", async () => {
  members("온기", "온기둘");
  const field = open();
  fireEvent.change(field, { target: { value: "온기" } });
  fireEvent.keyDown(field, { key: "Enter" });
  const option = await screen.findByRole("option", { name: /온기.*회원 7번 · 010-1234-5678/ });
  expect(field.getAttribute("aria-activedescendant")).toBe(option.id);
  fireEvent.keyDown(field, { key: "Enter" });
  expect(address()).toBe("/dashboard/members/7");
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
});

test("the only row that is found opens at once, but not when its text is typed again", async () => {
  members("온기");
  const field = open();
  fireEvent.change(field, { target: { value: "온기" } });
  fireEvent.keyDown(field, { key: "Enter" });
  // Typed on before the answer: what was asked for is no longer there.
  fireEvent.change(field, { target: { value: "온기가" } });
  fireEvent.change(field, { target: { value: "온기" } });
  await screen.findByRole("option", { name: /회원 7번/ });
  expect(address()).toBe("/");
  fireEvent.change(field, { target: { value: "온기나" } });
  fireEvent.keyDown(field, { key: "Enter" });
  await waitFor(() => expect(address()).toBe("/dashboard/members/7"));
});

test("arrows choose among the sections, and the focus moves to the opened one", () => {
  const field = open();
  fireEvent.keyDown(field, { key: "ArrowDown" });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(address()).toBe("/dashboard/system");
  expect(document.activeElement).toBe(document.querySelector("main"));
});

test("Escape returns the focus to where it was", () => {
  fireEvent.keyDown(open(), { key: "Escape" });
  expect(document.activeElement).toBe(screen.getByText("열기"));
});

test("what the role can't do isn't offered (D60)", () => {
  open("VIEWER");
  expect(screen.getByRole("option", { name: /회원/ })).toBeTruthy();
  expect(screen.queryByRole("option", { name: /지급|알림 보내기|운영자 계정|접속 기록/ })).toBeNull();
});

test("a failed search says so", async () => {
  getList.mockRejectedValue(new Error("offline"));
  const field = open();
  fireEvent.change(field, { target: { value: "온기" } });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(await screen.findByText("검색하지 못했어요. 잠시 뒤 다시 입력해 주세요.")).toBeTruthy();
});

test("more rows than are shown are all in the list, and the focus moves there", async () => {
  members("온기1", "온기2", "온기3", "온기4", "온기5", "온기6");
  const field = open();
  fireEvent.change(field, { target: { value: "온기" } });
  fireEvent.keyDown(field, { key: "Enter" });
  fireEvent.click(await screen.findByRole("option", { name: /회원 6명 모두 보기/ }));
  expect(address()).toBe("/dashboard/members?field=name&q=온기");
  expect(document.activeElement).toBe(document.querySelector("main"));
});

test("a search that fails hides nothing that the others have found", async () => {
  members("온기");
  const find = getList.getMockImplementation();
  getList.mockImplementation((resource) =>
    resource === "partner-places" ? Promise.reject(new Error("offline")) : find!(resource),
  );
  const field = open();
  fireEvent.change(field, { target: { value: "온기" } });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(await screen.findByRole("option", { name: /회원 7번/ })).toBeTruthy();
  expect(screen.getByText(/^제휴 매장에서는 검색하지 못했어요/)).toBeTruthy();
  expect(address()).toBe("/");
});
