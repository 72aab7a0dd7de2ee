// @vitest-environment jsdom
import { AdminEventColumns } from "@babchingu/openapi/columns";
import { NetworkError } from "@babchingu/openapi";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, HttpError, type DataProvider } from "react-admin";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Rows } from "../../dataProvider/resource.ts";
import { i18nProvider } from "../../i18n/provider.ts";
import { events } from "../../sections/events/resource.ts";
import { columnsOf, type Column } from "../columns/columnsOf.tsx";
import { ConsoleForm } from "../forms/ConsoleForm.tsx";
import { TextBox } from "../forms/inputs.tsx";
import { ListPage } from "../list/ListPage.tsx";

type Event = Rows["events"];
const column = columnsOf<Event>(AdminEventColumns);
const columns: Column<Event>[] = [column.id("id")];
const LOAD_FAILED = "이벤트 내용을 불러오지 못했어요.";
const getList = vi.fn<DataProvider["getList"]>();
const getOne = vi.fn<DataProvider["getOne"]>();
const rowOf = (title: string) => ({ id: 7, title });
const list = { data: [rowOf("목록의 제목")], total: 1, meta: { totalPages: 1 } };

const delay = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));
const contentOf = (row: Event) => <p>{`내용: ${row.title}`}</p>;

function show() {
  render(
    <MemoryRouter initialEntries={["/dashboard/events/7"]}>
      <AdminContext
        dataProvider={{ getList, getOne } as unknown as DataProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        i18nProvider={i18nProvider}
      >
        <ListPage resource={events} columns={columns} tabs={[{ id: "info", label: "정보", content: contentOf }]} />
      </AdminContext>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.spyOn(console, "error").mockReturnValue(undefined);
  getList.mockReset();
  getOne.mockReset();
});
afterEach(cleanup);

test.each([
  ["before the list is loaded", 20, 0],
  ["after the list is loaded", 0, 20],
])("a query that fails %s is reported above the list's row, with a retry", async (_, listDelayMs, rowDelayMs) => {
  getList.mockImplementation(() => delay(listDelayMs).then(() => list));
  getOne.mockImplementationOnce(async () => {
    await delay(rowDelayMs);
    throw new NetworkError("off");
  });
  show();
  await screen.findByText("내용: 목록의 제목");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(LOAD_FAILED);
  expect(alert.textContent).toContain("인터넷 연결을 확인하고 다시 시도해 주세요.");

  getOne.mockResolvedValue({ data: rowOf("새로 읽은 제목") });
  fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
  await screen.findByText("내용: 새로 읽은 제목");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a row that isn't in the list and can't be read shows only the failure, with a retry", async () => {
  getList.mockResolvedValue({ data: [], total: 0, meta: { totalPages: 0 } });
  getOne.mockRejectedValueOnce(new NetworkError("off"));
  show();
  await screen.findByText(LOAD_FAILED);
  expect(screen.getByText("인터넷 연결을 확인하고 다시 시도해 주세요.")).toBeTruthy();
  getOne.mockResolvedValue({ data: rowOf("새로 읽은 제목") });
  fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
  await screen.findByText("내용: 새로 읽은 제목");
});

test("a row that no longer exists shows only the not-found message", async () => {
  getList.mockResolvedValue(list);
  getOne.mockRejectedValue(new HttpError("gone", 404, { code: null, serverMessage: null, errors: {} }));
  show();
  await screen.findByText("이벤트 7번을 찾을 수 없어요.");
  await waitFor(() => expect(screen.queryByText("내용: 목록의 제목")).toBeNull());
  expect(screen.queryByText(LOAD_FAILED, { exact: false })).toBeNull();
});

const titleForm = () => (
  <ConsoleForm label="수정" defaultValues={{ title: "" }} submitLabel="저장" onSubmit={async () => undefined}>
    <TextBox source="title" label="제목" />
  </ConsoleForm>
);

test("a row that was deleted meanwhile leaves the typed text readable", async () => {
  getList.mockResolvedValue(list);
  getOne.mockResolvedValueOnce({ data: rowOf("처음 제목") });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <AdminContext
      dataProvider={{ getList, getOne } as unknown as DataProvider}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
    >
      <ListPage resource={events} columns={columns} tabs={[{ id: "info", label: "정보", content: titleForm }]} />
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/dashboard/events/7"] });
  render(<RouterProvider router={router} />);
  fireEvent.change(await screen.findByLabelText("제목"), { target: { value: "공들여 쓴 글" } });
  getOne.mockRejectedValue(new HttpError("Not Found", 404, {}));
  await queryClient.invalidateQueries({ queryKey: ["events", "getOne"] });
  await screen.findByText(/그사이 삭제됐어요/);
  expect(screen.getByDisplayValue("공들여 쓴 글")).toBeTruthy();
});
