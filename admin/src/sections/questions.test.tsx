// @vitest-environment jsdom
/** What does harm is asked for first, with names and amounts (D46), and what the server refuses isn't offered. */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AdminContext, HttpError, type DataProvider } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsoleDataProvider } from "../dataProvider/createDataProvider.ts";
import { i18nProvider } from "../i18n/provider.ts";
import { lightTheme } from "../ui/theme/themes.ts";
import { InfoTab } from "./meetings/InfoTab.tsx";
import { EditTab } from "./members/EditTab.tsx";
import { ContractTab } from "./partner-places/ContractTab.tsx";
import { RiceGrant } from "./rice-grant-and-revoke/Screen.tsx";

const callApi = vi.fn<ConsoleDataProvider["callApi"]>();
const getOne = vi.fn<DataProvider["getOne"]>();

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.spyOn(console, "error").mockReturnValue(undefined);
  callApi.mockReset();
  callApi.mockImplementation(async ({ name }) => ({
    data: (name === "readMeetingMembers"
      ? [
          { id: 1, name: "국밥요정" },
          { id: 2, name: "라멘탐험가" },
        ]
      : null) as never,
  }));
});
afterEach(cleanup);

function show(screenOfRow: ReactNode, row: object = {}) {
  getOne.mockResolvedValue({ data: row as never });
  const element = (
    <AdminContext
      dataProvider={{ getOne, callApi } as unknown as DataProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={i18nProvider}
      theme={lightTheme}
    >
      {screenOfRow}
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }], { initialEntries: ["/dashboard"] })} />);
}

const choose = (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole("combobox", { name: label }));
  fireEvent.click(screen.getByRole("option", { name: option }));
};
const press = (name: string) => void fireEvent.click(screen.getByRole("button", { name }));
const question = async () => (await screen.findByRole("alertdialog")).textContent;
const sent = () => callApi.mock.calls.map(([{ name }]) => name).filter((name) => !name.startsWith("read"));

const CREATED_AT = "2026-03-01T00:00:00.000Z";
const member = {
  id: 7,
  name: "국밥요정",
  status: "ACTIVE",
  role: "ROLE_USER",
  provider: null,
  riceBalance: 1500,
  point: 50,
};
const meeting = { id: 3, title: "국밥 한 그릇", status: "RECRUITING", memberCount: 2, hostId: 1, imageId: null };
const times = { createdAt: CREATED_AT, updatedAt: CREATED_AT, scheduledAt: CREATED_AT };

test("the end of a meeting says whose deposits it gives back, how much, and that it is final", async () => {
  const row = { ...meeting, ...times };
  show(<InfoTab meeting={row as never} />, row);
  await screen.findAllByText(/라멘탐험가/);
  choose("모임 상태", "종료");
  press("적용");
  expect(await question()).toMatch(
    /국밥요정, 라멘탐험가 2명에게 한 사람에 500알씩, 모두 1,000알을 돌려줘요. 돌려준 뒤에는 다시 열 수 없어요/,
  );
  expect(sent()).toEqual([]);
});

test("the question about a meeting that has moved on since is about what it is now", async () => {
  const row = { ...meeting, ...times, status: "CONFIRMED" };
  show(<InfoTab meeting={row as never} />, { ...row, status: "READY" });
  await screen.findAllByText(/라멘탐험가/);
  choose("모임 상태", "종료");
  press("적용");
  fireEvent.click(await screen.findByRole("button", { name: "덮어쓰기" }));
  expect(await screen.findByText(/출석 체크 중인 모임이라 맡긴 쌀알은 돌려주지 않고/)).toBeDefined();
});

test("the question about an end counts those who have joined since", async () => {
  const row = { ...meeting, ...times };
  show(<InfoTab meeting={row as never} />, { ...row, memberCount: 3 });
  await screen.findAllByText(/라멘탐험가/);
  const joined = [
    { id: 1, name: "국밥요정" },
    { id: 2, name: "라멘탐험가" },
    { id: 3, name: "냉면박사" },
  ];
  callApi.mockImplementation(async () => ({ data: joined }));
  choose("모임 상태", "종료");
  press("적용");
  expect(await question()).toContain("국밥요정, 라멘탐험가, 냉면박사 3명에게 한 사람에 500알씩, 모두 1,500알");
});

test("the status that shuts a member out is asked for, with the rice that is left", async () => {
  show(<EditTab member={member as never} />, member);
  choose("회원 상태", "이용 정지");
  press("상태 바꾸기");
  expect(await question()).toContain("남은 쌀알은 1,500알이에요. 이용을 정지하면");
  expect(sent()).toEqual([]);
});

test("a contract that would end in the past is asked for, with the deposit that is left", async () => {
  const texts = { name: "온기국밥", phone: "02-335-0101", address: "", policy: "", memberPhone: null };
  const place = { id: 2, until: "2030-01-01T00:00", cache: 100_000, memberId: null, ...texts, ...times };
  show(<ContractTab place={place as never} />, place);
  const form = within(screen.getByRole("group", { name: "계약 만료" }));
  fireEvent.change(form.getByLabelText(/계약 만료/), { target: { value: "2020-01-01T00:00" } });
  fireEvent.click(form.getByRole("button", { name: "계약 기간 저장" }));
  expect(await question()).toContain("남은 예치금은 100,000원");
  expect(sent()).toEqual([]);
});

test("the question about a deposit names the amount that another operator has set since", async () => {
  const texts = { name: "온기국밥", phone: "02-335-0101", address: "", policy: "", memberPhone: null };
  const place = { id: 2, until: "2030-01-01T00:00", cache: 100_000, memberId: null, ...texts, ...times };
  show(<ContractTab place={place as never} />, { ...place, cache: 70_000 });
  const form = within(screen.getByRole("group", { name: "예치금" }));
  fireEvent.change(form.getByLabelText(/예치금/), { target: { value: "50000" } });
  fireEvent.click(form.getByRole("button", { name: "예치금 저장" }));
  fireEvent.click(await screen.findByRole("button", { name: "덮어쓰기" }));
  expect(await screen.findByText("70,000원을 50,000원으로 바꿔요.")).toBeDefined();
});

test("a meeting that moves on while the question is open is asked about once more", async () => {
  const row = { ...meeting, ...times, status: "CONFIRMED" };
  show(<InfoTab meeting={row as never} />, row);
  await screen.findAllByText(/라멘탐험가/);
  choose("모임 상태", "종료");
  press("적용");
  expect(await question()).toContain("모두 1,000알을 돌려줘요");
  getOne.mockResolvedValue({ data: { ...row, status: "READY" } });
  press("모임 종료");
  await screen.findByText("확정 → 출석 체크 중");
  press("덮어쓰기");
  await screen.findByText(/출석 체크 중인 모임이라 맡긴 쌀알은 돌려주지 않고/);
  expect(sent()).toEqual([]);
  press("모임 종료");
  await waitFor(() => expect(sent()).toEqual(["setMeetingStatus"]));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

const typeAmount = async (value: string) =>
  void fireEvent.change(await screen.findByLabelText(/^확인하려면/), { target: { value } });

test("a deposit that changes while the question is open has to be typed once more", async () => {
  const texts = { name: "온기국밥", phone: "02-335-0101", address: "", policy: "", memberPhone: null };
  const place = { id: 2, until: "2030-01-01T00:00", cache: 100_000, memberId: null, ...texts, ...times };
  show(<ContractTab place={place as never} />, place);
  const form = within(screen.getByRole("group", { name: "예치금" }));
  fireEvent.change(form.getByLabelText(/예치금/), { target: { value: "50000" } });
  fireEvent.click(form.getByRole("button", { name: "예치금 저장" }));
  await typeAmount("50000");
  getOne.mockResolvedValue({ data: { ...place, cache: 70_000 } });
  press("예치금 바꾸기");
  await screen.findByText("100,000원 → 70,000원");
  press("덮어쓰기");
  await screen.findByText("70,000원을 50,000원으로 바꿔요.");
  expect(screen.getByRole("button", { name: "예치금 바꾸기" })).toHaveProperty("disabled", true);
  await typeAmount("50000");
  press("예치금 바꾸기");
  await waitFor(() => expect(sent()).toEqual(["setPartnerPlaceCache"]));
});

test("an operator's account has no forms", () => {
  show(<EditTab member={{ ...member, role: "ROLE_ADMIN" } as never} />);
  expect(screen.getByText(/^운영자 계정은 여기에서 바꿀 수 없어요/)).toBeDefined();
  expect(screen.queryByRole("group")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("rice isn't granted to a member who doesn't exist", async () => {
  show(<RiceGrant />);
  getOne.mockRejectedValue(new HttpError("Not Found", 404, {}));
  const form = within(screen.getByRole("group", { name: "한 회원에게 지급" }));
  fireEvent.change(form.getByLabelText("회원 번호"), { target: { value: "13" } });
  fireEvent.change(form.getByLabelText("쌀알 수"), { target: { value: "500" } });
  fireEvent.click(form.getByRole("button", { name: "지급하기" }));
  expect(await form.findAllByText("회원 13번을 찾을 수 없어요.")).not.toEqual([]);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
