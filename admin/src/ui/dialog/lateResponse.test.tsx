// @vitest-environment jsdom
/** A write whose response arrives after the operator has left the screen, or after another operator's write. */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, HttpError, Notification, type DataProvider } from "react-admin";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EventCreate } from "../../sections/events/Create.tsx";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import { SKIP_UNSAVED_WARNING } from "../forms/UnsavedWarning.tsx";
import { i18nProvider } from "../../i18n/provider.ts";
import { session } from "../../session.ts";
import { DeleteSection } from "./DeleteSection.tsx";

type Created = Awaited<ReturnType<ConsoleDataProvider["callApi"]>>;
type Deleted = Awaited<ReturnType<DataProvider["delete"]>>;

const CREATE_PATH = "/dashboard/events/new";
const ROW_PATH = "/dashboard/reports/7";
const callApi = vi.fn<ConsoleDataProvider["callApi"]>();
const remove = vi.fn<DataProvider["delete"]>();
const queryClient = new QueryClient();
const invalidatedKeys: unknown[] = [];

function Providers() {
  const provider = { callApi, delete: remove } as unknown as DataProvider;
  return (
    <AdminContext dataProvider={provider} queryClient={queryClient} i18nProvider={i18nProvider}>
      <Outlet />
      <Notification />
    </AdminContext>
  );
}

function show(path: string) {
  const section = (
    <DeleteSection
      resource="reports"
      operation="deleteAdminReport"
      id={7}
      nameWithParticle="신고를"
      title="신고 7번을 삭제할까요?"
    />
  );
  const children = [
    { path: CREATE_PATH, element: <EventCreate /> },
    { path: ROW_PATH, element: section },
    { path: "*", element: <p>다른 화면</p> },
  ];
  const router = createMemoryRouter([{ element: <Providers />, children }], { initialEntries: [path] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return {
    leave: () => act(() => router.navigate("/elsewhere", { state: SKIP_UNSAVED_WARNING })),
    currentLocation: () => router.state.location,
  };
}

async function submitEvent() {
  const response = Promise.withResolvers<Created>();
  callApi.mockReturnValueOnce(response.promise);
  fireEvent.change(screen.getByLabelText("제목"), { target: { value: "안내" } });
  fireEvent.change(screen.getByLabelText("내용"), { target: { value: "내일 쉬어요." } });
  fireEvent.click(screen.getByRole("button", { name: "등록" }));
  await waitFor(() => expect(callApi).toHaveBeenCalledTimes(1));
  return () => act(async () => response.resolve({ data: { id: 12 } }));
}

async function confirmDeletion() {
  const response = Promise.withResolvers<Deleted>();
  remove.mockReturnValueOnce(response.promise);
  fireEvent.click(screen.getByRole("button", { name: "삭제" }));
  await screen.findByRole("alertdialog");
  const [confirmButton] = screen.getAllByRole("button", { name: "삭제" }).slice(-1);
  if (confirmButton) fireEvent.click(confirmButton);
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
  return response;
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  session.setTokens({ accessToken: "access", refreshToken: "refresh" });
  callApi.mockReset();
  remove.mockReset();
  invalidatedKeys.length = 0;
  vi.spyOn(queryClient, "invalidateQueries").mockImplementation(async (filters) => {
    invalidatedKeys.push(filters?.queryKey);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("a created row is shown without the unsaved warning", async () => {
  const { currentLocation } = show(CREATE_PATH);
  const finish = await submitEvent();
  await finish();
  await waitFor(() => expect(currentLocation().pathname).toBe("/dashboard/events/12"));
});

test("a creation that ends after the form was left doesn't navigate", async () => {
  const { leave, currentLocation } = show(CREATE_PATH);
  const finish = await submitEvent();
  await leave();
  await finish();
  await screen.findByText("이벤트를 등록했어요.");
  expect(currentLocation().pathname).toBe("/elsewhere");
});

test("a deletion that ends after the row was left doesn't navigate", async () => {
  const { leave, currentLocation } = show(ROW_PATH);
  const response = await confirmDeletion();
  await leave();
  await act(async () => response.resolve({ data: { id: 7 } }));
  await screen.findByText("신고를 삭제했어요.");
  expect(currentLocation().pathname).toBe("/elsewhere");
  expect(invalidatedKeys).toEqual([["reports"], ["inbox"]]);
});

test("a row that another operator has deleted disappears from the list, and its dialog closes", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const { currentLocation } = show(ROW_PATH);
  const response = await confirmDeletion();
  const details = { code: null, serverMessage: "신고를 찾을 수 없어요.", errors: {} };
  await act(async () => response.reject(new HttpError("gone", 404, details)));
  await screen.findByText("신고를 삭제하지 못했어요. 신고를 찾을 수 없어요.");
  expect(currentLocation().pathname).toBe("/dashboard/reports");
  expect(invalidatedKeys).toEqual([["reports", "getList"], ["inbox"]]);
});
