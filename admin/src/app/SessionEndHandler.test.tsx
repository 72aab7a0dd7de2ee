// @vitest-environment jsdom
import type { SessionEnd } from "@babchingu/openapi";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, Notification } from "react-admin";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nProvider } from "../i18n/provider.ts";
import { session } from "../session.ts";
import { notePlace } from "../tabState.ts";
import { ConsoleForm } from "../ui/forms/ConsoleForm.tsx";
import { TextBox } from "../ui/forms/inputs.tsx";
import { hasUnsavedInput } from "../ui/forms/UnsavedWarning.tsx";
import { SessionEndHandler } from "./SessionEndHandler.tsx";

const tokensOf = (memberId: string) => ({
  accessToken: `head.${btoa(JSON.stringify({ sub: memberId }))}.sign`,
  refreshToken: "refresh",
});

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  session.setTokens(tokensOf("1"));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** A screen with unsaved input; the session ends as another tab reports it. */
async function endOnScreen(end: SessionEnd) {
  const onEnd = vi.spyOn(session, "onEnd");
  const client = new QueryClient();
  client.setQueryData(["members"], "rows of the operator");
  const providers = (
    <AdminContext queryClient={client} i18nProvider={i18nProvider}>
      <SessionEndHandler />
      <Outlet />
      <Notification />
    </AdminContext>
  );
  const form = (
    <ConsoleForm<object> label="공지" defaultValues={{}} submitLabel="등록" onSubmit={async () => undefined}>
      <TextBox source="title" label="제목" />
    </ConsoleForm>
  );
  const children = [
    { path: "/", element: <p>로그인 화면</p> },
    { path: "/dashboard", element: form },
  ];
  const router = createMemoryRouter([{ element: providers, children }], { initialEntries: ["/dashboard"] });
  render(<RouterProvider router={router} useTransitions={false} />);
  fireEvent.change(screen.getByLabelText("제목"), { target: { value: "쓰다 만 공지" } });
  await waitFor(() => expect(hasUnsavedInput()).toBe(true));
  await act(async () => onEnd.mock.lastCall?.[0](end));
  return client;
}

test.each([
  ["replaced", "다른 탭에서 로그인했어요."],
  ["otherTabSignedOut", "다른 탭에서 로그아웃했어요."],
] as const)("nothing of the previous operator stays when the session is %s by another tab", async (end, text) => {
  notePlace("/dashboard");
  session.setTokens(tokensOf("2"));
  const client = await endOnScreen(end);
  await screen.findByText("로그인 화면");
  await screen.findByText(text);
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("the screen stays when another tab has logged its operator in again", async () => {
  notePlace("/dashboard");
  await endOnScreen("replaced");
  expect(screen.getByDisplayValue("쓰다 만 공지")).toBeTruthy();
  expect(Object.keys(sessionStorage)).toHaveLength(1);
});
