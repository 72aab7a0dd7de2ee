// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nProvider } from "../../i18n/provider.ts";
import { session } from "../../session.ts";
import { ConsoleForm } from "./ConsoleForm.tsx";
import type { Outcome } from "../feedback/apiActions.ts";
import { SelectBox, SeoulTimeBox, TextBox } from "./inputs.tsx";
import { required, linkValidator } from "./validators.ts";

const INCOMPLETE = "제목을 입력해 주세요!";
const BAD_LINK = "/로 시작하는 앱 안의 주소나 https 주소를 입력해 주세요.";
const onSubmit = vi.fn<(values: object) => Promise<Outcome<unknown>>>();

let defaultValues: { title?: string };

function Screen() {
  return (
    <AdminContext queryClient={new QueryClient()} i18nProvider={i18nProvider}>
      <main tabIndex={-1}>
        <ConsoleForm
          label="글"
          defaultValues={defaultValues}
          submitLabel="보내기"
          requiredMessage={INCOMPLETE}
          onSubmit={onSubmit}
        >
          <TextBox source="title" label="제목" validate={required("제목이 비었어요.")} />
          <TextBox source="url" label="주소" validate={linkValidator} />
          <SeoulTimeBox source="until" label="만료" validate={required("시각이 비었어요.")} />
          <SelectBox source="kind" label="종류" labels={{ NEWS: "소식" }} />
        </ConsoleForm>
      </main>
    </AdminContext>
  );
}

const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
};
const fieldset = () => screen.getByRole<HTMLFieldSetElement>("group", { name: "글" });
const signIn = () => session.setTokens({ accessToken: `.${btoa('{"sub":"1"}')}.`, refreshToken: "refresh" });
const submit = () => fireEvent.click(screen.getByRole("button", { name: "보내기" }));

function show() {
  const router = createMemoryRouter([{ path: "*", element: <Screen /> }]);
  render(<RouterProvider router={router} useTransitions={false} />);
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  onSubmit.mockReset();
  onSubmit.mockResolvedValue({ ok: true, data: null });
  defaultValues = {};
  show();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

test("shows the required message only when a required field is empty", async () => {
  fill({ 주소: "http://example.com", 만료: "2026-12-31T18:30" });
  submit();
  await screen.findByText(INCOMPLETE);
  expect(screen.getByText("제목이 비었어요.")).toBeTruthy();

  fill({ 제목: "안내" });
  await waitFor(() => expect(screen.queryByText(INCOMPLETE)).toBeNull());
  expect(screen.getByText(BAD_LINK)).toBeTruthy();

  submit();
  await screen.findByText(BAD_LINK);
  expect(screen.queryByText(INCOMPLETE)).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();

  fill({ 주소: " https://example.com " });
  submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

test("a year of two digits shows an error at its field", async () => {
  const field = screen.getByLabelText("만료");
  expect(field.getAttribute("min")).toBe("2000-01-01T00:00");
  expect(field.getAttribute("max")).toBe("2099-12-31T23:59");
  fill({ 제목: "안내", 만료: "0026-12-31T18:30" });
  submit();
  await screen.findByText("연도는 2000년부터 2099년까지 네 자리로 입력해 주세요.");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(onSubmit).not.toHaveBeenCalled();
  fill({ 만료: "2026-12-31T18:30" });
  submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

test("the fields are disabled while the form is sent, and the focus returns", async () => {
  const [first, second] = [Promise.withResolvers<Outcome<unknown>>(), Promise.withResolvers<Outcome<unknown>>()];
  onSubmit.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const title = screen.getByLabelText<HTMLInputElement>("제목");
  fill({ 제목: "안내", 만료: "2026-12-31T18:30" });
  title.focus();
  submit();
  await waitFor(() => expect(fieldset().disabled).toBe(true));
  expect(screen.getByRole("combobox", { name: "종류" }).getAttribute("aria-disabled")).toBe("true");
  // A browser takes the focus from what is disabled.
  title.blur();
  first.resolve({ ok: false, errors: {}, status: null });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(fieldset().disabled).toBe(false);
  expect(title.value).toBe("안내");

  submit();
  await waitFor(() => expect(fieldset().disabled).toBe(true));
  second.resolve({ ok: true, data: null });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("제목").value).toBe(""));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  expect(fieldset().disabled).toBe(false);
});

test("what was typed before a log-in stays when the row has changed meanwhile, until it is discarded", async () => {
  signIn();
  fill({ 제목: "길게 쓰던 제목" });
  localStorage.clear();
  cleanup();
  signIn();
  defaultValues = { title: "남이 고친 제목" };
  show();
  expect(await screen.findByDisplayValue("길게 쓰던 제목")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "버리기" }));
  expect(await screen.findByDisplayValue("남이 고친 제목")).toBeTruthy();
});
