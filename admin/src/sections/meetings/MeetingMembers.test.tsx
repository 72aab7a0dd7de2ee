// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, HttpError, type DataProvider } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import { i18nProvider } from "../../i18n/provider.ts";
import { lightTheme } from "../../ui/theme/themes.ts";
import { MeetingMembers } from "./MeetingMembers.tsx";

const callApi = vi.fn<ConsoleDataProvider["callApi"]>();
const members = [
  { id: 4, name: "국물파", imageUrl: null, point: 51 },
  { id: 9, name: "온기", imageUrl: null, point: 40 },
];

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  callApi.mockReset();
});
afterEach(cleanup);

function show() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <AdminContext
      dataProvider={{ callApi, checkError: vi.fn() } as unknown as DataProvider}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
      theme={lightTheme}
    >
      <MeetingMembers meetingId={7} />
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  return { reload: () => act(() => queryClient.invalidateQueries({ queryKey: ["meetings"] })) };
}
const openDialog = async () => {
  fireEvent.click(await screen.findByRole("button", { name: "참여 회원에게 알림 보내기" }));
  return within(screen.getByRole("dialog"));
};
const typeMessage = (dialog: Awaited<ReturnType<typeof openDialog>>) => {
  fireEvent.change(dialog.getByLabelText("제목"), { target: { value: "안내" } });
  fireEvent.change(dialog.getByLabelText("내용"), { target: { value: "가게가 쉬어요" } });
};

test("everybody in a meeting gets the same notification, and a failure is called by name", async () => {
  const sent: unknown[] = [];
  callApi.mockImplementation(async ({ name }, parameters): Promise<never> => {
    if (name === "readMeetingMembers") return { data: members } as never;
    const { id, title } = parameters as { id: number; title: string };
    if (id === 9) throw new HttpError("Service Unavailable", 503, {});
    sent.push([name, id, title]);
    return { data: undefined } as never;
  });
  show();
  const dialog = await openDialog();
  dialog.getByText(/참여한 회원 2명에게/);
  typeMessage(dialog);
  fireEvent.click(dialog.getByRole("button", { name: "알림 보내기 (2명)" }));
  await dialog.findByText(/^온기: /);
  expect(sent).toEqual([["notifyMember", 4, "안내"]]);
});

test("the notification goes to the members of when the button was pressed, whatever happens to the list", async () => {
  const sent: { id: number; idempotencyKey: string }[] = [];
  let answer: Promise<unknown> = Promise.resolve(members);
  callApi.mockImplementation(async ({ name }, parameters): Promise<never> => {
    if (name === "readMeetingMembers") return { data: await answer } as never;
    sent.push(parameters as (typeof sent)[number]);
    return { data: undefined } as never;
  });
  const { reload } = show();
  const dialog = await openDialog();
  typeMessage(dialog);
  answer = Promise.resolve([...members, { id: 12, name: "늦은이", imageUrl: null, point: 50 }]);
  await reload();
  await screen.findByText("참여 회원 3명");
  dialog.getByText(/참여한 회원 2명에게/);
  answer = Promise.reject(new HttpError("Service Unavailable", 503, {}));
  await reload();
  await screen.findByText("참여 회원을 불러오지 못했어요.");
  fireEvent.click(dialog.getByRole("button", { name: "알림 보내기 (2명)" }));
  await dialog.findByText("2명 완료");
  expect(sent.map(({ id }) => id)).toEqual([4, 9]);
  expect(sent.every(({ idempotencyKey }) => idempotencyKey !== "")).toBe(true);
});
