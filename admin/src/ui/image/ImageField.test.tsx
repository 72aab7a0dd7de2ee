// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, Notification, type DataProvider } from "react-admin";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import { PostForm } from "../../sections/shared/PostForm.tsx";
import { i18nProvider } from "../../i18n/provider.ts";
import { session } from "../../session.ts";
import { hasUnsavedInput } from "../forms/UnsavedWarning.tsx";
import { NO_IMAGE } from "./imageValue.ts";

const UPLOADED = "이미지를 올렸어요. 저장하면 바뀌어요.";
const callApi = vi.fn<ConsoleDataProvider["callApi"]>();
const initial = { title: "봄맞이", content: "쌀알을 드려요.", image: NO_IMAGE };

function Providers() {
  const provider = { callApi } as unknown as DataProvider;
  return (
    <AdminContext dataProvider={provider} queryClient={new QueryClient()} i18nProvider={i18nProvider}>
      <Outlet />
      <Notification />
    </AdminContext>
  );
}

function show() {
  const form = <PostForm label="이벤트 수정" initial={initial} submitLabel="저장" onSubmit={async () => undefined} />;
  const routes = [
    {
      element: <Providers />,
      children: [
        { path: "/", element: <p>목록</p> },
        { path: "/form", element: form },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/form"] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return router;
}

/** Chooses a file; the returned function delivers the response. */
async function upload() {
  const response = Promise.withResolvers<Awaited<ReturnType<ConsoleDataProvider["callApi"]>>>();
  callApi.mockReturnValueOnce(response.promise);
  const file = new File(["봄"], "spring.png", { type: "image/png" });
  fireEvent.change(screen.getByLabelText("이미지 파일"), { target: { files: [file] } });
  await screen.findByText("올리는 중이에요…");
  return () => act(async () => response.resolve({ data: { id: 3, url: "/images/3.png" } }));
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  session.setTokens({ accessToken: "access", refreshToken: "refresh" });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("a finished upload is shown and saved with the form", async () => {
  show();
  const finish = await upload();
  await finish();
  await screen.findByText(UPLOADED);
  expect(await screen.findByRole("button", { name: "이미지 바꾸기" })).toBeTruthy();
});

test("leaving during an upload shows the warning, and a finished upload shows no alert after its form was left", async () => {
  const router = show();
  expect(hasUnsavedInput()).toBe(false);
  const finish = await upload();
  await waitFor(() => expect(hasUnsavedInput()).toBe(true));
  await router.navigate("/");
  await screen.findByText("입력한 내용을 버릴까요?");
  fireEvent.click(screen.getByRole("button", { name: "버리고 나가기" }));
  await screen.findByText("목록");
  await finish();
  expect(screen.queryByText(UPLOADED)).toBeNull();
});
