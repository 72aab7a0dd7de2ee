// @vitest-environment jsdom
import { AdminMeetingColumns } from "@babchingu/openapi/columns";
import { NetworkError } from "@babchingu/openapi";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, type DataProvider, HttpError } from "react-admin";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nProvider } from "../../i18n/provider.ts";
import { meetings } from "../../sections/meetings/resource.ts";
import { darkTheme, lightTheme } from "../theme/themes.ts";
import type { RecordTabs } from "../dialog/RecordDialog.tsx";
import { columnsOf, type Column } from "../columns/columnsOf.tsx";
import { ListPage } from "./ListPage.tsx";
import type { Rows } from "../../dataProvider/resource.ts";

type Meeting = Rows["meetings"];
const column = columnsOf<Meeting>(AdminMeetingColumns);
const columns: Column<Meeting>[] = [column.id("id"), column.truncatedText("content", 30)];
const tabs: RecordTabs<Meeting> = [
  { id: "info", label: "정보", content: ({ id }) => <p>모임 {id}의 정보</p> },
  { id: "chat", label: "채팅", content: ({ id }) => <p>모임 {id}의 채팅</p> },
];
const getList = vi.fn<DataProvider["getList"]>();
const getOne = vi.fn<DataProvider["getOne"]>();

const rows = (ids: number[], total: number) =>
  Promise.resolve({
    data: ids.map((id) => ({ id, content: "가".repeat(31) })),
    total,
    meta: { totalPages: Math.ceil(total / 20) },
  });

function Location() {
  const { pathname, search } = useLocation();
  return <output data-testid="location">{decodeURIComponent(pathname + search)}</output>;
}

function show(url: string) {
  const provider = { getList, getOne } as unknown as DataProvider;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter initialEntries={[url]}>
      <AdminContext
        dataProvider={provider}
        queryClient={client}
        i18nProvider={i18nProvider}
        lightTheme={lightTheme}
        darkTheme={darkTheme}
      >
        <ListPage resource={meetings} columns={columns} tabs={tabs} />
        <Location />
      </AdminContext>
    </MemoryRouter>,
  );
}
const currentUrl = () => screen.getByTestId("location").textContent;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  getList.mockReset();
  getOne.mockReset();
});
afterEach(cleanup);

test("shows the total and the page, and truncates long texts", async () => {
  getList.mockReturnValue(rows([7, 6], 1234));
  show("/dashboard/meetings?page=3");
  await screen.findByText("총 1,234건 · 3 / 62쪽");
  expect(getList.mock.calls[0]?.[1]).toMatchObject({ pagination: { page: 3, perPage: 20 }, filter: {} });
  expect(screen.getAllByText(`${"가".repeat(30)}…`)).toHaveLength(2);
  expect(screen.getByRole("link", { name: /^10\s?쪽$/ })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^11\s?쪽$/ })).toBeNull();
});

test("a row that is taken from the list isn't looked for while the list loads", async () => {
  const loaded = Promise.withResolvers<Awaited<ReturnType<typeof rows>>>();
  getList.mockReturnValue(loaded.promise);
  getOne.mockRejectedValue(new HttpError("Not Found", 404, {}));
  show("/dashboard/meetings/7/info?page=3");
  await screen.findByLabelText("불러오는 중");
  loaded.resolve(await rows([7, 6], 1234));
  await screen.findByText("모임 7의 정보");
  expect(getOne).not.toHaveBeenCalled();
});

test("opens a row by its URL and keeps the page", async () => {
  getList.mockReturnValue(rows([7, 6], 1234));
  show("/dashboard/meetings?page=3");
  fireEvent.click(await screen.findByRole("link", { name: "7" }));
  await screen.findByText("모임 7의 정보");
  expect(currentUrl()).toBe("/dashboard/meetings/7?page=3");
});

test("opens the row that the URL names although the list lacks it", async () => {
  getList.mockReturnValue(rows([7], 1));
  getOne.mockResolvedValue({ data: { id: 99 } });
  show("/dashboard/meetings/99/chat");
  await screen.findByText("총 1건 · 1 / 1쪽");
  expect(await screen.findByText("모임 99의 채팅")).toBeTruthy();
});

test("rejects an empty search, sends a valid one, and shows all rows again", async () => {
  getList.mockReturnValue(rows([7], 1));
  show("/dashboard/meetings?page=2");
  await screen.findByLabelText("검색어");
  fireEvent.click(screen.getByRole("button", { name: "검색" }));
  expect(screen.getByText("검색어를 입력해 주세요.")).toBeTruthy();

  fireEvent.click(screen.getByLabelText("제목"));
  fireEvent.change(screen.getByLabelText("검색어"), { target: { value: " 국밥 " } });
  fireEvent.click(screen.getByRole("button", { name: "검색" }));
  await waitFor(() => expect(currentUrl()).toBe("/dashboard/meetings?field=title&q=국밥"));
  expect(getList.mock.lastCall?.[1]).toMatchObject({ pagination: { page: 1 }, filter: { field: "title", q: "국밥" } });

  fireEvent.click(screen.getByRole("button", { name: "전체 보기" }));
  await waitFor(() => expect(currentUrl()).toBe("/dashboard/meetings"));
});

test("distinguishes an empty list from a search and from filters without results", async () => {
  getList.mockReturnValue(rows([], 0));
  for (const query of ["", "?sort=id"]) {
    show(`/dashboard/meetings${query}`);
    await screen.findByText("아직 모임이 없어요.");
    expect(screen.queryByRole("button", { name: "필터 지우기" })).toBeNull();
    cleanup();
  }
  show("/dashboard/meetings?field=title&q=없음");
  await screen.findByText("검색 결과가 없어요.");
  cleanup();
  show("/dashboard/meetings?status=END&sort=id");
  await screen.findByText("조건에 맞는 결과가 없어요.");
  expect(screen.queryByText(/검색어/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "필터 지우기" }));
  await waitFor(() => expect(currentUrl()).toBe("/dashboard/meetings"));
});

test("leads from a page past the end to the first one of the same search", async () => {
  getList.mockReturnValue(rows([], 20));
  show("/dashboard/meetings?field=title&q=국밥&page=2");
  const link = await screen.findByRole("link", { name: "첫 쪽 보기" });
  expect(decodeURIComponent(link.getAttribute("href") ?? "")).toBe("/dashboard/meetings?field=title&q=국밥");
});

test("shows what failed, with a retry", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  getList.mockRejectedValueOnce(new NetworkError("off"));
  show("/dashboard/meetings");
  await screen.findByText("모임 목록을 불러오지 못했어요.");
  expect(screen.getByText("인터넷 연결을 확인하고 다시 시도해 주세요.")).toBeTruthy();
  getList.mockReturnValue(rows([7], 1));
  fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
  await screen.findByText("총 1건 · 1 / 1쪽");
});

test("shows that the search failed, keeps the term, and can be retried", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  getList.mockRejectedValueOnce(new NetworkError("off"));
  show("/dashboard/meetings?field=title&q=국밥");
  await screen.findByText("모임을 검색하지 못했어요.");
  expect(screen.getByText("인터넷 연결을 확인하고 다시 시도해 주세요.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("검색어").value).toBe("국밥");
  getList.mockReturnValue(rows([7], 1));
  fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
  await screen.findByText("총 1건 · 1 / 1쪽");
});

test("an invalid URL shows the not-found page", async () => {
  getList.mockReturnValue(rows([7], 1));
  show("/dashboard/meetings/abc");
  expect(await screen.findByText("페이지를 찾을 수 없어요")).toBeTruthy();
});

test("the field follows the term, and the focus stays after a search", async () => {
  getList.mockReturnValue(rows([7], 1));
  show("/dashboard/meetings");
  const term = await screen.findByLabelText("검색어");
  term.focus();
  fireEvent.change(term, { target: { value: "국밥" } });
  fireEvent.submit(screen.getByRole("search"));
  await screen.findByText("총 1건 · 1 / 1쪽");
  expect(currentUrl()).toBe("/dashboard/meetings?field=title&q=국밥");
  expect(document.activeElement).toBe(screen.getByLabelText("검색어"));
});

test("the search that is shown is read again when it is asked for again, as is the list by its own button", async () => {
  getList.mockReturnValue(rows([7], 1));
  show("/dashboard/meetings/7?field=title&q=국밥");
  await screen.findByText("총 1건 · 1 / 1쪽");
  getList.mockReturnValue(rows([8, 7], 2));
  fireEvent.click(screen.getByRole("button", { name: "검색" }));
  await screen.findByText("총 2건 · 1 / 1쪽");
  expect(currentUrl()).toBe("/dashboard/meetings?field=title&q=국밥");
  getList.mockReturnValue(rows([9, 8, 7], 3));
  for (const name of ["새로 고침", "새로 고침", "검색"]) fireEvent.click(screen.getByRole("button", { name }));
  await screen.findByText("총 3건 · 1 / 1쪽");
  expect(getList).toHaveBeenCalledTimes(3);
});

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key}` });
const rowLink = (id: number) => screen.getByRole("link", { name: String(id) });

test("a row that leaves the list keeps its place for the keyboard", async () => {
  getList.mockReturnValue(rows([9, 8, 7, 6], 4));
  getOne.mockResolvedValue({ data: { id: 8 } });
  show("/dashboard/meetings");
  fireEvent.click(await screen.findByRole("link", { name: "8" }));
  await screen.findByText("모임 8의 정보");
  getList.mockReturnValue(rows([9, 7, 6], 3));
  fireEvent.click(screen.getByRole("button", { name: "새로 고침" }));
  await screen.findByText("총 3건 · 1 / 1쪽");
  press("J");
  expect(await screen.findByText("모임 7의 정보")).toBeTruthy();
});

test("on the next page the keyboard begins at its first row, whichever row is open", async () => {
  getList.mockReturnValueOnce(rows([9, 8, 7], 23));
  getOne.mockResolvedValue({ data: { id: 8 } });
  show("/dashboard/meetings/8");
  await screen.findByText("총 23건 · 1 / 2쪽");
  const next = Promise.withResolvers<Awaited<ReturnType<typeof rows>>>();
  getList.mockReturnValue(next.promise);
  press("N");
  await waitFor(() => expect(currentUrl()).toBe("/dashboard/meetings/8?page=2"));
  next.resolve(await rows([6, 5, 4], 23));
  await screen.findByRole("link", { name: "6" });
  press("J");
  await waitFor(() => expect(document.activeElement).toBe(rowLink(6)));
});

test("the focus returns to the row whose dialog closes, or to the one in its place, but not from a field", async () => {
  getList.mockReturnValue(rows([9, 8, 7], 3));
  getOne.mockResolvedValue({ data: { id: 8 } });
  show("/dashboard/meetings");
  const first = await screen.findByRole("link", { name: "9" });
  first.focus();
  fireEvent.click(first);
  await screen.findByText("모임 9의 정보");
  press("J");
  await screen.findByText("모임 8의 정보");
  // Escape ends the syllable that is being composed in a field.
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape", isComposing: true });
  expect(screen.getByRole("dialog")).toBeTruthy();
  press("Escape");
  await waitFor(() => expect(currentUrl()).toBe("/dashboard/meetings"));
  expect(document.activeElement).toBe(rowLink(8));

  fireEvent.click(rowLink(8));
  await screen.findByText("모임 8의 정보");
  getList.mockReturnValue(rows([9, 7], 2));
  fireEvent.click(screen.getByRole("button", { name: "새로 고침" }));
  await screen.findByText("총 2건 · 1 / 1쪽");
  press("Escape");
  await waitFor(() => expect(document.activeElement).toBe(rowLink(7)));

  fireEvent.click(rowLink(7));
  await screen.findByText("모임 7의 정보");
  const term = screen.getByLabelText("검색어");
  term.focus();
  fireEvent.change(term, { target: { value: "국밥" } });
  fireEvent.submit(screen.getByRole("search"));
  await waitFor(() => expect(currentUrl()).toBe("/dashboard/meetings?field=title&q=국밥"));
  expect(document.activeElement).toBe(term);
});
