// @vitest-environment jsdom
import { AdminEventColumns, AdminMeetingColumns } from "@babchingu/openapi/columns";
import { NetworkError } from "@babchingu/openapi";
import type { AdminMeeting } from "@babchingu/openapi/types";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, HttpError, type DataProvider } from "react-admin";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Rows } from "../../dataProvider/resource.ts";
import { i18nProvider } from "../../i18n/provider.ts";
import { events } from "../../sections/events/resource.ts";
import { meetings } from "../../sections/meetings/resource.ts";
import { meeting } from "../../sections/testing.tsx";
import { columnsOf, type Column } from "../columns/columnsOf.tsx";
import { ConsoleForm } from "../forms/ConsoleForm.tsx";
import { TextBox } from "../forms/inputs.tsx";
import { ListPage } from "../list/ListPage.tsx";
import { DeleteSection } from "./DeleteSection.tsx";

type Event = Rows["events"];
const column = columnsOf<Event>(AdminEventColumns);
const columns: Column<Event>[] = [column.id("id")];
const meetingColumns = [columnsOf<AdminMeeting>(AdminMeetingColumns).text("title")];
const LOAD_FAILED = "이벤트 내용을 불러오지 못했어요.";
const getList = vi.fn<DataProvider["getList"]>();
const getOne = vi.fn<DataProvider["getOne"]>();
const rowOf = (title: string) => ({ id: 7, title });
const list = { data: [rowOf("목록의 제목")], total: 1, meta: { totalPages: 1 } };

const delay = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));
const contentOf = (row: Event) => (
  <>
    <p>{`내용: ${row.title}`}</p>
    <DeleteSection
      resource="events"
      operation="deleteAdminEvent"
      id={row.id}
      nameWithParticle="이벤트를"
      title="삭제할까요?"
    />
  </>
);

const meetingContent = ({ id, memberCount }: AdminMeeting) => (
  <>
    <p>{memberCount}명</p>
    <DeleteSection
      resource="meetings"
      operation="deleteAdminMeeting"
      id={id}
      nameWithParticle="모임을"
      title="삭제할까요?"
      permanent={{ label: "영구 삭제", text: `참여한 ${memberCount}명` }}
    />
  </>
);

function Meetings() {
  return (
    <AdminContext
      dataProvider={{ getList, getOne } as unknown as DataProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={i18nProvider}
    >
      <ListPage
        resource={meetings}
        columns={meetingColumns}
        tabs={[{ id: "info", label: "정보", content: meetingContent }]}
      />
    </AdminContext>
  );
}

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

test("a row without a call of its own, and the question about it, are read again when the list is old", async () => {
  const start = Date.now();
  const row = { ...meeting, memberCount: 2 };
  getList.mockImplementation(async () => ({ data: [{ ...row }] as never[], total: 1 }));
  const router = createMemoryRouter([{ path: "*", element: <Meetings /> }], {
    initialEntries: ["/dashboard/meetings"],
  });
  render(<RouterProvider router={router} useTransitions={false} />);
  await screen.findByRole("row", { name: /국밥/ });
  vi.spyOn(Date, "now").mockReturnValue(start + 40 * 60_000);
  row.memberCount = 3;
  await act(() => router.navigate("/dashboard/meetings/7"));
  await screen.findByText("3명");
  vi.spyOn(Date, "now").mockReturnValue(start + 41 * 60_000);
  row.memberCount = 4;
  fireEvent.click(screen.getByRole("button", { name: "영구 삭제" }));
  expect(await screen.findByText(/참여한 4명/)).toBeTruthy();
});

test("the question about a row with a call of its own reads the row again, not the list, whose search would be recorded", async () => {
  getList.mockResolvedValue(list);
  getOne.mockResolvedValueOnce({ data: rowOf("처음 제목") });
  show();
  await screen.findByText("내용: 처음 제목");
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 40 * 60_000);
  getOne.mockResolvedValueOnce({ data: rowOf("새 제목") });
  fireEvent.click(screen.getByRole("button", { name: "삭제" }));
  await screen.findByText("내용: 새 제목");
  expect(getList).toHaveBeenCalledTimes(1);
});

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
