// @vitest-environment jsdom
import { NetworkError } from "@babchingu/openapi";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, type DataProvider, HttpError, Notification } from "react-admin";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nProvider } from "../../i18n/provider.ts";
import { AnnouncementList } from "../../sections/announcements/List.tsx";
import { MemberList } from "../../sections/members/List.tsx";
import { session } from "../../session.ts";
import { readRequestKey } from "../../tabState.ts";
import { darkTheme, lightTheme } from "../theme/themes.ts";

const getList = vi.fn<DataProvider["getList"]>();
const remove = vi.fn<DataProvider["delete"]>();
const callApi = vi.fn<(call: { name: string }, parameters: object) => Promise<unknown>>();

const CREATED_AT = "2026-03-01T00:00:00.000Z";
/** Of an announcement and of a member. */
const row = {
  content: "",
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
  nameUpdatedAt: null,
  status: "ACTIVE",
  role: "ROLE_USER",
  provider: null,
  phone: null,
  imageId: null,
  point: 50,
  riceBalance: 0,
};

function show(list: typeof MemberList, path: string, names: string[]) {
  const List = list;
  const data = names.map((name, index) => ({ ...row, id: index + 1, title: name, name }));
  getList.mockResolvedValue({ data, total: data.length });
  const element = (
    <AdminContext
      dataProvider={{ getList, delete: remove, callApi } as unknown as DataProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={i18nProvider}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <Outlet />
      <Notification />
    </AdminContext>
  );
  const children = [
    { path: "/elsewhere", element: <p>다른 화면</p> },
    { path: "*", element: <List /> },
  ];
  const router = createMemoryRouter([{ element, children }], { initialEntries: [path] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return router;
}
const choose = async (name: string) => void fireEvent.click(await screen.findByRole("checkbox", { name }));
const press = (name: string) => void fireEvent.click(screen.getByRole("button", { name }));
const signIn = (id: string) =>
  session.setTokens({ accessToken: `.${btoa(JSON.stringify({ sub: id }))}.`, refreshToken: "refresh" });

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  for (const mock of [getList, remove, callApi]) mock.mockReset();
  session.setTokens({ accessToken: "access", refreshToken: "refresh" });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

test("deletes the chosen rows with a result for each, and sends those that failed once more", async () => {
  signIn("1");
  show(AnnouncementList, "/dashboard/announcements", ["첫째", "둘째", "셋째"]);
  remove.mockImplementation(async (_, { id }) => {
    if (id === 2) throw new NetworkError("off");
    if (id === 3) throw new HttpError("gone", 404, {});
    return { data: { id } };
  });
  await choose("이 쪽의 모든 행 고르기");
  expect(screen.getByText("3건 골랐어요")).toBeTruthy();
  press("삭제");
  press("삭제 (3건)");
  const failed = await screen.findByRole("list", { name: "하지 못한 행" });
  expect(within(failed).getAllByRole("listitem")).toHaveLength(1);
  expect(failed.textContent).toMatch(/둘째 \(2번\): 인터넷 연결을 확인하고 .*처리됐을 수도 있으니 같은 내용 그대로/);
  expect(screen.getByText(/2건 완료/)).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);

  remove.mockResolvedValue({ data: { id: 2 } });
  press("1건 다시 하기");
  expect(await screen.findByText("3건 완료")).toBeTruthy();
  expect(remove.mock.calls.map(([, { id }]) => id)).toEqual([1, 2, 3, 2]);
});

test("shows that all were done although the list, read again, has lost the rows", async () => {
  show(AnnouncementList, "/dashboard/announcements", ["첫째", "둘째", "셋째"]);
  remove.mockResolvedValue({ data: { id: 1 } });
  await choose("이 쪽의 모든 행 고르기");
  press("삭제");
  getList.mockResolvedValue({ data: [], total: 0 });
  press("삭제 (3건)");
  await screen.findByText("아직 공지사항이 없어요.");
  expect(await screen.findByText("3건 완료")).toBeTruthy();
  press("닫기");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("shows what failed although the list can't be read again, and leaves it chosen until that is cancelled", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  show(AnnouncementList, "/dashboard/announcements", ["첫째", "둘째"]);
  remove.mockImplementation(async (_, { id }) => {
    if (id === 2) throw new NetworkError("off");
    return { data: { id } };
  });
  await choose("이 쪽의 모든 행 고르기");
  press("삭제");
  getList.mockRejectedValue(new NetworkError("off"));
  press("삭제 (2건)");
  await screen.findByText("공지사항 목록을 불러오지 못했어요.");
  const failed = await screen.findByRole("list", { name: "하지 못한 행" });
  expect(failed.textContent).toContain("둘째 (2번): ");
  press("닫기");
  getList.mockResolvedValue({ data: [{ ...row, id: 2, title: "둘째" }], total: 1 });
  fireEvent.click(await screen.findByRole("button", { name: "다시 시도" }));
  expect(await screen.findByText("1건 골랐어요")).toBeTruthy();
  press("고르기 취소");
  expect(screen.queryByRole("toolbar")).toBeNull();
});

test("sends one notification to each chosen member, again with the same key after a lost response", async () => {
  show(MemberList, "/dashboard/members", ["국밥요정", "라멘탐험가"]);
  const sent: { id: number; idempotencyKey: string }[] = [];
  callApi.mockImplementation(async ({ name }, parameters) => {
    if (name !== "notifyMember") return { data: null };
    sent.push(parameters as (typeof sent)[number]);
    if (sent.length === 1) throw new NetworkError("off");
    return { data: null };
  });
  await choose("이 쪽의 모든 행 고르기");
  press("알림 보내기");
  fireEvent.change(screen.getByLabelText(/^제목/), { target: { value: "점검 안내" } });
  fireEvent.change(screen.getByLabelText(/^내용/), { target: { value: "새벽 2시에 점검해요." } });
  press("알림 보내기 (2명)");
  await screen.findByText(/1명 실패/);
  press("알림 보내기 (1명)");
  await screen.findByText("2명 완료");
  expect(sent.map(({ id }) => id)).toEqual([1, 2, 1]);
  expect(sent[2]).toEqual(sent[0]);
  expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  expect(sent[0]).toMatchObject({ title: "점검 안내", content: "새벽 2시에 점검해요.", url: null });
});

const MESSAGE = { 제목: "점검 안내", 내용: "새벽 2시에 점검해요." };
const write = () => {
  for (const [label, value] of Object.entries(MESSAGE))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
};
/** Answers notifications; returns what was sent. */
function answerNotifications(answer: (id: number) => void) {
  const sent: { id: number; idempotencyKey: string }[] = [];
  callApi.mockImplementation(async ({ name }, parameters) => {
    if (name !== "notifyMember") return { data: null };
    const { id, idempotencyKey } = parameters as (typeof sent)[number];
    sent.push({ id, idempotencyKey });
    answer(id);
    return { data: null };
  });
  return sent;
}

test("asks before what was typed is discarded, and sends it with the same key when its outcome is unknown", async () => {
  signIn("1");
  show(MemberList, "/dashboard/members", ["국밥요정"]);
  const sent = answerNotifications(() => {
    if (sent.length === 1) throw new NetworkError("off");
  });
  await choose("1번 고르기");
  press("알림 보내기");
  write();
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "취소" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  press("알림 보내기 (1명)");
  await screen.findByText("0명 완료, 1명 실패");
  // The form for one member sends the same.
  const body = { id: 1, title: MESSAGE.제목, content: MESSAGE.내용, url: null };
  expect(readRequestKey(`notifyMember ${JSON.stringify(body)}`)?.key).toBe(sent[0]?.idempotencyKey);
  press("닫기");
  fireEvent.click(await screen.findByRole("button", { name: "버리고 닫기" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  press("알림 보내기");
  write();
  press("알림 보내기 (1명)");
  const repeated = within(await screen.findByRole("list", { name: "확인할 행" }));
  repeated.getByText("국밥요정 (1번): 응답을 받지 못한 앞선 요청과 같아서 한 번만 처리했어요.");
  expect(screen.getByText("1명 완료")).toBeTruthy();
  expect(sent[1]).toEqual(sent[0]);
});

test("what was typed and every key wait for the log-in when the session ends in the middle", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  signIn("1");
  show(MemberList, "/dashboard/members", ["국밥요정", "라멘탐험가"]);
  const sent = answerNotifications((id) => {
    if (id === 1 || sent.length > 2) return;
    localStorage.clear();
    throw new HttpError("Unauthorized", 401, {});
  });
  await choose("이 쪽의 모든 행 고르기");
  press("알림 보내기");
  write();
  press("알림 보내기 (2명)");
  await screen.findByText("1명 완료, 1명 실패");
  cleanup();
  signIn("1");
  show(MemberList, "/dashboard/members", ["국밥요정", "라멘탐험가"]);
  await choose("이 쪽의 모든 행 고르기");
  press("알림 보내기");
  await screen.findByDisplayValue(MESSAGE.내용);
  press("알림 보내기 (2명)");
  await screen.findByText("2명 완료");
  expect(sent.slice(2)).toEqual(sent.slice(0, 2));
});

test("a run can be stopped, and goes on with the rest", async () => {
  show(AnnouncementList, "/dashboard/announcements", ["첫째", "둘째", "셋째"]);
  const first = Promise.withResolvers<{ data: { id: number } }>();
  remove.mockResolvedValue({ data: { id: 1 } }).mockReturnValueOnce(first.promise);
  await choose("이 쪽의 모든 행 고르기");
  press("삭제");
  press("삭제 (3건)");
  await screen.findByText("0/3건 처리했어요.");
  press("중지");
  first.resolve({ data: { id: 1 } });
  await screen.findByText("1건 완료, 2건 남음");
  press("2건 이어서 하기");
  await screen.findByText("3건 완료");
  expect(remove.mock.calls.map(([, { id }]) => id)).toEqual([1, 2, 3]);
});

test("a run ends by itself when nothing answers any more", async () => {
  show(AnnouncementList, "/dashboard/announcements", ["첫째", "둘째", "셋째", "넷째"]);
  remove.mockRejectedValue(new NetworkError("off"));
  await choose("이 쪽의 모든 행 고르기");
  press("삭제");
  press("삭제 (4건)");
  expect(await screen.findByText("0건 완료, 3건 실패, 1건 남음")).toBeTruthy();
});

test("a row that has left the page isn't chosen when it comes back", async () => {
  const router = show(AnnouncementList, "/dashboard/announcements", ["첫째"]);
  await choose("1번 고르기");
  getList.mockResolvedValue({ data: [{ ...row, id: 2, title: "둘째" }], total: 21 });
  await act(() => router.navigate("/dashboard/announcements?page=2"));
  await screen.findByRole("checkbox", { name: "2번 고르기" });
  getList.mockResolvedValue({ data: [{ ...row, id: 1, title: "첫째" }], total: 21 });
  await act(() => router.navigate("/dashboard/announcements"));
  await screen.findByRole("checkbox", { name: "1번 고르기" });
  expect(screen.queryByText("1건 골랐어요")).toBeNull();
});

test("asks before a run is left, and tells its result on the next screen", async () => {
  const router = show(AnnouncementList, "/dashboard/announcements", ["첫째", "둘째"]);
  const first = Promise.withResolvers<{ data: { id: number } }>();
  remove.mockReturnValueOnce(first.promise);
  remove.mockRejectedValue(new HttpError("conflict", 409, {}));
  await choose("이 쪽의 모든 행 고르기");
  press("삭제");
  press("삭제 (2건)");
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
  await act(() => router.navigate("/elsewhere"));
  const question = within(await screen.findByRole("alertdialog", { name: "아직 처리하고 있어요. 나갈까요?" }));
  fireEvent.click(question.getByRole("button", { name: "나가기" }));
  await screen.findByText("다른 화면");
  first.resolve({ data: { id: 1 } });
  await screen.findByText("1건 완료, 1건 실패");
});

test("stops when another tab has logged another operator in", async () => {
  signIn("1");
  show(AnnouncementList, "/dashboard/announcements", ["첫째", "둘째"]);
  remove.mockImplementation(async (_, { id }) => {
    signIn("2");
    return { data: { id } };
  });
  await choose("이 쪽의 모든 행 고르기");
  press("삭제");
  press("삭제 (2건)");
  await screen.findByText("둘째 (2번): 다른 탭에서 다른 운영자로 로그인해서 보내지 않았어요.");
  expect(remove).toHaveBeenCalledTimes(1);
});

test("asks the same before a run with inputs is left, and not about the input that goes on being sent", async () => {
  const router = show(MemberList, "/dashboard/members", ["국밥요정"]);
  callApi.mockImplementation(({ name }) =>
    name === "notifyMember" ? new Promise(() => {}) : Promise.resolve({ data: null }),
  );
  await choose("1번 고르기");
  press("알림 보내기");
  fireEvent.change(screen.getByLabelText(/^제목/), { target: { value: "점검 안내" } });
  fireEvent.change(screen.getByLabelText(/^내용/), { target: { value: "새벽 2시에 점검해요." } });
  await act(async () => press("알림 보내기 (1명)"));
  await act(() => router.navigate("/elsewhere"));
  expect(await screen.findByRole("alertdialog", { name: "아직 처리하고 있어요. 나갈까요?" })).toBeTruthy();
});
