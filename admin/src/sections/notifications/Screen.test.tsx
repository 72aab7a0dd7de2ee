// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, HttpError, Notification, type DataProvider } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import { i18nProvider } from "../../i18n/provider.ts";
import { session } from "../../session.ts";
import { lightTheme } from "../../ui/theme/themes.ts";
import { Notifications } from "./Screen.tsx";

const callApi = vi.fn<ConsoleDataProvider["callApi"]>();

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.spyOn(console, "error").mockReturnValue(undefined);
  callApi.mockReset();
  callApi.mockResolvedValue({ data: undefined });
  session.setTokens({ accessToken: "access", refreshToken: "refresh" });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** Member 12 exists, no other does. */
const getOne: DataProvider["getOne"] = async (_, { id }) => {
  if (String(id) !== "12") throw new HttpError("Not Found", 404, {});
  return { data: { id: 12, name: "국물파", status: "ACTIVE" } as never };
};

/** The form about one member. */
function show(url: string) {
  const element = (
    <AdminContext
      dataProvider={{ getOne, getList: async () => ({ data: [], total: 3 }), callApi } as unknown as DataProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={i18nProvider}
      theme={lightTheme}
    >
      <Notifications />
      <Notification />
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }], { initialEntries: [url] })} />);
  return within(screen.getByRole("group", { name: "한 회원에게 알림 보내기" }));
}

const fill = (form: ReturnType<typeof show>, button = "알림 보내기") => {
  fireEvent.change(form.getByLabelText("제목"), { target: { value: "안내" } });
  fireEvent.change(form.getByLabelText("내용"), { target: { value: "확인해 주세요" } });
  fireEvent.click(form.getByRole("button", { name: button }));
};
const sent = () => callApi.mock.calls.filter(([{ name }]) => name === "notifyMember");

test("the member whom the address names is filled in, and called by name", async () => {
  const form = show("/dashboard/notifications?memberId=12");
  await form.findByText("국물파 · 활동 중");
  fill(form);
  await screen.findByText("회원에게 알림을 보냈어요.");
  expect(sent()[0]?.[1]).toMatchObject({ id: 12, title: "안내" });
});

test("nothing is sent to a member who doesn't exist", async () => {
  const form = show("/dashboard/notifications");
  const id = form.getByLabelText("회원 번호");
  fireEvent.change(id, { target: { value: "13" } });
  fireEvent.blur(id);
  await form.findByText("회원 13번을 찾을 수 없어요.");
  fill(form);
  await waitFor(() => expect(form.getAllByText("회원 13번을 찾을 수 없어요.").length).toBeGreaterThan(1));
  expect(sent()).toEqual([]);
});

test("asks before the job that one form starts is opened while the other form has unsaved input", async () => {
  callApi.mockResolvedValue({ data: { id: 7, state: "RUNNING" } });
  const memberForm = show("/dashboard/notifications");
  fireEvent.change(memberForm.getByLabelText("제목"), { target: { value: "쓰다 만 제목" } });
  fill(within(screen.getByRole("group", { name: "모든 회원에게 알림 보내기" })), "모두에게 보내기");
  const question = within(await screen.findByRole("alertdialog"));
  fireEvent.change(question.getByRole("textbox"), { target: { value: "모든 회원" } });
  fireEvent.click(question.getByRole("button", { name: "모두에게 보내기" }));
  await screen.findByText(/^작업을 시작했어요/);
  const warning = within(await screen.findByRole("alertdialog", { name: "입력한 내용을 버릴까요?" }));
  fireEvent.click(warning.getByRole("button", { name: "취소" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(memberForm.getByDisplayValue("쓰다 만 제목")).toBeTruthy();
});
