// @vitest-environment jsdom
import { NetworkError } from "@babchingu/openapi";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, Notification, type DataProvider } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import { i18nProvider } from "../../i18n/provider.ts";
import { session } from "../../session.ts";
import { lightTheme } from "../../ui/theme/themes.ts";
import { RiceGrant } from "./Screen.tsx";

const callApi = vi.fn<ConsoleDataProvider["callApi"]>();
const getOne: DataProvider["getOne"] = async () => ({ data: { id: 12, name: "국물파", riceBalance: 0 } as never });

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  session.setTokens({ accessToken: "access", refreshToken: "refresh" });
  callApi.mockReset();
  callApi.mockResolvedValue({ data: undefined });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

function show() {
  const element = (
    <AdminContext
      dataProvider={{ getOne, getList: async () => ({ data: [], total: 3 }), callApi } as unknown as DataProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={i18nProvider}
      theme={lightTheme}
    >
      <RiceGrant />
      <Notification />
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  return within(screen.getByRole("group", { name: "한 회원에게 지급" }));
}

/** A page that is reloaded runs no effects: its draft stays. */
function reload() {
  const kept = Object.entries<string>(sessionStorage);
  cleanup();
  for (const [name, value] of kept) sessionStorage.setItem(name, value);
  return show();
}

async function send(form: ReturnType<typeof show>) {
  fireEvent.click(form.getByRole("button", { name: "지급하기" }));
  const question = within(await screen.findByRole("alertdialog"));
  fireEvent.change(question.getByRole("textbox"), { target: { value: "500" } });
  fireEvent.click(question.getByRole("button", { name: "지급하기" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}

test("rice whose response was lost is granted with the same key after a refresh", async () => {
  callApi.mockRejectedValueOnce(new NetworkError("off"));
  const form = show();
  fireEvent.change(form.getByLabelText("회원 번호"), { target: { value: "12" } });
  fireEvent.change(form.getByLabelText("쌀알 수"), { target: { value: "500" } });
  await send(form);

  const restored = reload();
  await waitFor(() => expect(restored.getByLabelText<HTMLInputElement>("쌀알 수").value).toBe("500"));
  await send(restored);
  const [first, second] = callApi.mock.calls.map(([, parameters]) => parameters);
  expect(first).toMatchObject({ memberId: 12, amount: 500 });
  expect(second).toEqual(first);
});
