// @vitest-environment jsdom
import type { AdminMember } from "@babchingu/openapi/types";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, type DataProvider } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nProvider } from "../../i18n/provider.ts";
import { OperatorContext } from "../../ui/access/OperatorContext.ts";
import { lightTheme } from "../../ui/theme/themes.ts";
import { EditTab } from "./EditTab.tsx";

const member = {
  id: 7,
  name: "국물파",
  role: "ROLE_USER",
  status: "ACTIVE",
  provider: null,
  point: 50,
  riceBalance: 1500,
} as AdminMember;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(cleanup);

const saveButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "밥점수 저장" });
const type = (value: string) => fireEvent.change(screen.getByLabelText("새 밥점수"), { target: { value } });

function show(row: AdminMember) {
  const element = (
    <AdminContext
      dataProvider={{} as DataProvider}
      queryClient={new QueryClient()}
      i18nProvider={i18nProvider}
      theme={lightTheme}
    >
      <OperatorContext value={{ name: "", role: "OWNER" }}>
        <EditTab member={row} />
      </OperatorContext>
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

test("a score that is typed as it is can't be saved, nor can none", async () => {
  show(member);
  await screen.findByDisplayValue("50");
  type("51");
  await waitFor(() => expect(saveButton().disabled).toBe(false));
  type("50");
  await waitFor(() => expect(saveButton().disabled).toBe(true));
  type("52");
  await waitFor(() => expect(saveButton().disabled).toBe(false));
  type("");
  await waitFor(() => expect(saveButton().disabled).toBe(true));
});

test("a member who signed up with another account has no password to reset", () => {
  show({ ...member, provider: "KAKAO" });
  expect(screen.getByText("소셜 로그인으로 가입한 회원은 비밀번호가 없어서 바꿀 수 없어요.")).toBeTruthy();
  const reset = screen.getByText("비밀번호 재설정", { selector: "button" });
  expect(reset).toHaveProperty("disabled", true);
});
