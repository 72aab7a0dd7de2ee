// @vitest-environment jsdom
/** Nobody but an operator sees a screen of the console (console §6). */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, Notification } from "react-admin";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAuthProvider } from "../authProvider.ts";
import { i18nProvider } from "../i18n/provider.ts";
import { api, session } from "../session.ts";
import { lightTheme } from "../ui/theme/themes.ts";
import { Guard, LoginRoute } from "./Guard.tsx";
import { SessionEndHandler } from "./SessionEndHandler.tsx";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  session.setTokens({ accessToken: `head.${btoa(JSON.stringify({ sub: "1" }))}.sign`, refreshToken: "refresh" });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens a screen while the server answers every request about the session like this. */
function open(answer: () => Response) {
  vi.stubGlobal("fetch", async () => answer());
  const providers = (
    <AdminContext
      authProvider={createAuthProvider(api, session, () => "/dashboard")}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={i18nProvider}
      theme={lightTheme}
    >
      <SessionEndHandler />
      <Outlet />
      <Notification />
    </AdminContext>
  );
  const members = (
    <Guard>
      <p>회원 목록</p>
    </Guard>
  );
  const children = [
    { path: "/", element: <LoginRoute /> },
    { path: "/dashboard/members", element: members },
  ];
  const router = createMemoryRouter([{ element: providers, children }], { initialEntries: ["/dashboard/members"] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return router;
}

async function expectLogin(router: ReturnType<typeof open>) {
  await screen.findByLabelText("첫 번째 비밀번호");
  expect(screen.queryByText("회원 목록")).toBeNull();
  expect(router.state.location.pathname).toBe("/");
}

test("a member gets the login", async () => {
  await expectLogin(open(() => Response.json({ id: 1, name: "국물파", role: "ROLE_USER" })));
});

test("an operator whose session has ended is told so, and gets the login", async () => {
  const router = open(() =>
    Response.json({ code: "TOKEN_INVALID", message: "다시 로그인해 주세요." }, { status: 401 }),
  );
  await screen.findByText("로그인 시간이 끝났어요. 다시 로그인해 주세요.");
  await expectLogin(router);
  await waitFor(() => expect(session.hasTokens()).toBe(false));
});
