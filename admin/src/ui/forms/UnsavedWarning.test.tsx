// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { session } from "../../session.ts";
import { hasUnsavedInput, UnsavedWarning, SKIP_UNSAVED_WARNING } from "./UnsavedWarning.tsx";

const PENDING = new Promise<void>(() => {});

function Form() {
  const form = useForm({ defaultValues: { title: "" } });
  return (
    <FormProvider {...form}>
      <UnsavedWarning />
      <input aria-label="제목" {...form.register("title")} />
      <button type="button" onClick={() => void form.handleSubmit(() => PENDING)()}>
        {form.formState.isSubmitting ? "보내는 중" : "보내기"}
      </button>
    </FormProvider>
  );
}

function show() {
  const router = createMemoryRouter(
    [
      { path: "/", element: <p>로그인 화면</p> },
      { path: "/form", element: <Form /> },
    ],
    { initialEntries: ["/form"] },
  );
  render(<RouterProvider router={router} useTransitions={false} />);
  return router;
}

const type = (title: string) => fireEvent.input(screen.getByLabelText("제목"), { target: { value: title } });

beforeEach(() => session.setTokens({ accessToken: "access", refreshToken: "refresh" }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("asks before a changed form is left, but not an unchanged one", async () => {
  const router = show();
  expect(hasUnsavedInput()).toBe(false);
  type("쓰다 만 제목");
  await waitFor(() => expect(hasUnsavedInput()).toBe(true));
  await router.navigate("/");
  await screen.findByText("입력한 내용을 버릴까요?");
  expect(screen.queryByText("로그인 화면")).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "버리고 나가기" }));
  await screen.findByText("로그인 화면");
  expect(hasUnsavedInput()).toBe(false);
});

test("doesn't ask when the session has ended", async () => {
  const router = show();
  type("쓰다 만 제목");
  await waitFor(() => expect(hasUnsavedInput()).toBe(true));
  localStorage.clear();
  await router.navigate("/");
  await screen.findByText("로그인 화면");
  expect(screen.queryByText("입력한 내용을 버릴까요?")).toBeNull();
});

test("a warning that is open when the session ends is replaced by the login", async () => {
  const router = show();
  type("쓰다 만 제목");
  await waitFor(() => expect(hasUnsavedInput()).toBe(true));
  await router.navigate("/");
  await screen.findByText("입력한 내용을 버릴까요?");
  localStorage.clear();
  await router.navigate("/");
  await screen.findByText("로그인 화면");
  await waitFor(() => expect(screen.queryByText("입력한 내용을 버릴까요?")).toBeNull());
});

test("asks while the form is being sent, but not before the navigation that follows a success", async () => {
  const router = show();
  type("보낸 제목");
  fireEvent.click(screen.getByRole("button", { name: "보내기" }));
  await screen.findByText("보내는 중");
  await router.navigate("/");
  await screen.findByText("입력한 내용을 버릴까요?");
  expect(hasUnsavedInput()).toBe(true);

  await router.navigate("/", { state: SKIP_UNSAVED_WARNING });
  await screen.findByText("로그인 화면");
});

test("asks when going back to a page that was opened after a success", async () => {
  const router = show();
  await router.navigate("/", { state: SKIP_UNSAVED_WARNING });
  await router.navigate("/form");
  type("쓰다 만 제목");
  await waitFor(() => expect(hasUnsavedInput()).toBe(true));
  await router.navigate(-1);
  await screen.findByText("입력한 내용을 버릴까요?");
});
