// @vitest-environment jsdom
import { NetworkError } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { AdminReport } from "@babchingu/openapi/types";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, HttpError, Notification, type DataProvider } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import { i18nProvider } from "../../i18n/provider.ts";
import { session } from "../../session.ts";
import { lightTheme } from "../../ui/theme/themes.ts";
import { ReportList } from "./List.tsx";

const report: AdminReport = {
  id: 31,
  reporterId: 1042,
  reporterName: "밥한숟갈",
  reportedId: 1031,
  reportedName: "국물파",
  meetingId: 1998,
  content: "약속 시간에 오지 않았어요.",
  status: "PENDING",
  adminComment: null,
  createdAt: "2026-02-26T11:20:00.000Z",
  updatedAt: "2026-02-26T11:20:00.000Z",
};
const { reporterName: _reporterName, reportedName: _reportedName, ...documentedReport } = report;
const member = {
  name: "국물파",
  status: "ACTIVE",
  role: "ROLE_USER",
  point: 37,
  riceBalance: 1500,
  createdAt: report.createdAt,
};
const callApi = vi.fn<ConsoleDataProvider["callApi"]>();
const update = vi.fn<DataProvider["update"]>();
const readMember = vi.fn<() => Promise<typeof member>>();
const openReports = vi.fn<() => Promise<number[]>>();
const getList = vi.fn<DataProvider["getList"]>();

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  for (const mock of [callApi, update, getList]) mock.mockReset();
  isListOfPersonFailing = false;
  readMember.mockReset().mockResolvedValue(member);
  openReports.mockReset().mockResolvedValue([31, 30]);
  update.mockImplementation(async (_, { data, previousData }) => ({ data: { ...previousData, ...data } as never }));
  callApi.mockImplementation(async ({ name }): Promise<never> => {
    if (name === "probeWorking") return { data: true } as never;
    if (name === "readOpenReportIds") return { data: await openReports() } as never;
    const message = { id: 1, memberId: 1031, type: "TEXT", content: "저 못 가요", createdAt: report.createdAt };
    return { data: name === "readChatsAround" ? [message] : undefined } as never;
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

let isListOfPersonFailing = false;

function show(shown: AdminReport = report, query = "") {
  const rows = [shown, { ...shown, id: 12, content: "예전 신고", status: "DISMISSED" }, { ...shown, id: 30 }];
  getList.mockImplementation(async (_, { filter }) => {
    if (isListOfPersonFailing && filter?.reporterId !== undefined) throw new HttpError("Service Unavailable", 503, {});
    const found = rows.filter(({ status }) => filter?.status === undefined || filter.status === status);
    const data = structuredClone(found) as never[];
    return { data, total: data.length, meta: { totalPages: 1 } };
  });
  const getOne: DataProvider["getOne"] = async (resource, { id }) => {
    if (resource !== "members") return { data: { ...shown } as never };
    return { data: { ...(await readMember()), id } as never };
  };
  const provider = { getList, getOne, update, callApi } as unknown as DataProvider;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <AdminContext dataProvider={provider} queryClient={client} i18nProvider={i18nProvider} theme={lightTheme}>
      <ReportList />
      <Notification />
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [`/dashboard/reports/31${query}`] });
  render(<RouterProvider router={router} />);
}

const dialog = () => screen.findByRole("dialog");
const conflict = () =>
  new HttpError("Conflict", 409, { code: errorCodes.REPORT_ALREADY_WORKED, serverMessage: "이미", errors: {} });
const writeComment = async (value: string) =>
  void fireEvent.change(await within(await dialog()).findByLabelText("운영자 의견"), { target: { value } });
const pressBan = async () => void fireEvent.click(await within(await dialog()).findByRole("button", { name: "정지" }));
const confirmBan = async () =>
  void fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "정지하고 해결" }));
const signIn = () => session.setTokens({ accessToken: `.${btoa('{"sub":"1"}')}.`, refreshToken: "refresh" });
const bans = () => callApi.mock.calls.filter(([{ name }]) => name === "setMemberStatus").map((call) => call[1]);

test("both people can be notified, or given rice, from the report", async () => {
  show();
  const reporter = within(await screen.findByRole("region", { name: "신고한 회원" }));
  const links = ["알림 보내기", "쌀알 지급·회수"].map((name) =>
    reporter.getByRole("link", { name }).getAttribute("href"),
  );
  expect(links).toEqual(["/dashboard/notifications?memberId=1042", "/dashboard/rice-grant-and-revoke?memberId=1042"]);
});

test("a report is decided where its people, earlier reports and messages are seen (D58)", async () => {
  show(report, "?sort=id");
  const panel = within(await dialog());
  expect(await panel.findAllByText(/밥점수 37점/)).toHaveLength(2);
  const [earlier] = panel.getAllByRole("link", { name: "예전 신고" });
  expect(earlier?.getAttribute("href")).toBe("/dashboard/reports/12?sort=id");
  expect(await panel.findByText("저 못 가요")).toBeTruthy();
  fireEvent.change(panel.getByLabelText("운영자 의견"), { target: { value: "확인했어요" } });
  fireEvent.click(panel.getByRole("button", { name: "기각" }));
  await screen.findByText("신고를 처리하고 신고한 회원에게 알렸어요.");
  expect(update.mock.calls[0]).toMatchObject([
    "reports",
    { id: 31, data: { status: "DISMISSED", adminComment: "확인했어요" } },
  ]);
});

test("a decision with a comment doesn't look like another operator's at any moment", async () => {
  const shown = { ...report };
  show(shown);
  const panel = within(await dialog());
  const respond = getList.getMockImplementation();
  // The row is read again before the last of the lists that the decision reloads.
  getList.mockImplementation(async (resource, parameters) => {
    if (parameters.filter?.reporterId !== undefined) await new Promise((resolve) => setTimeout(resolve, 50));
    return (await respond?.(resource, parameters)) as never;
  });
  const added: (string | null)[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) added.push(...[...addedNodes].map(({ textContent }) => textContent));
  });
  observer.observe(document.body, { subtree: true, childList: true });
  fireEvent.change(await panel.findByLabelText("운영자 의견"), { target: { value: "확인했어요" } });
  update.mockImplementationOnce(async () => {
    shown.status = "DISMISSED";
    shown.adminComment = "확인했어요";
    return { data: { ...shown } };
  });
  fireEvent.click(panel.getByRole("button", { name: "기각" }));
  await panel.findByRole("button", { name: "다시 열기" });
  observer.disconnect();
  expect(added.filter((text) => text?.includes("그사이 이 신고가"))).toEqual([]);
});

test("earlier reports that can't be read say so, with a retry", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  isListOfPersonFailing = true;
  show();
  const reporter = within(await screen.findByRole("region", { name: "신고한 회원" }));
  await reporter.findByText("한 신고를 불러오지 못했어요.");
  isListOfPersonFailing = false;
  fireEvent.click(reporter.getByRole("button", { name: "다시 시도" }));
  await reporter.findByRole("link", { name: "한 신고 3건" });
  expect(reporter.queryByRole("alert")).toBeNull();
});

test("a ban asks first and resolves every open report about the member, each with its own comment", async () => {
  show();
  await writeComment("반복해서 오지 않았어요");
  await pressBan();
  const question = await screen.findByRole("alertdialog");
  await within(question).findByText(
    /^회원 1031번, 남은 쌀알은 1,500알이에요\. 이용을 정지하면 .*열린 신고 2건을 함께 해결해요/,
  );
  await confirmBan();
  await screen.findByText("국물파 회원을 정지하고 신고 2건을 해결했어요.");
  expect(bans()).toEqual([{ id: 1031, status: "BANNED" }]);
  expect(update.mock.calls.map(([, { id, data }]) => [id, data])).toEqual([
    [31, { status: "RESOLVED", adminComment: "반복해서 오지 않았어요" }],
    [30, { status: "RESOLVED" }],
  ]);
});

test("nobody is banned while the open reports can't be read", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  openReports.mockRejectedValueOnce(new HttpError("Service Unavailable", 503, {}));
  show();
  await pressBan();
  await screen.findByText("열린 신고를 불러오지 못해서 정지하지 않았어요.");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await pressBan();
  await confirmBan();
  await screen.findByText("국물파 회원을 정지하고 신고 2건을 해결했어요.");
});

test("nobody is banned for a report that another operator has worked while the question was open", async () => {
  openReports.mockResolvedValueOnce([31, 30]).mockResolvedValueOnce([30]);
  show();
  await pressBan();
  await confirmBan();
  await screen.findByText("이미 처리된 신고라서 정지하지 않았어요.");
  expect(bans()).toEqual([]);
  expect(update).not.toHaveBeenCalled();
});

test("a ban leaves alone the reports that were worked while the question was open", async () => {
  openReports.mockResolvedValueOnce([31, 30]).mockResolvedValueOnce([32, 31]);
  show();
  await pressBan();
  await confirmBan();
  await screen.findByText("국물파 회원을 정지하고 신고 1건을 해결했어요.");
  expect(update.mock.calls.map(([, { id }]) => id)).toEqual([31]);
});

test("a report that could not be resolved after a ban is named, and its comment stays", async () => {
  show();
  update.mockRejectedValueOnce(conflict());
  await writeComment("반복해서 오지 않았어요");
  await pressBan();
  await confirmBan();
  const text = "국물파 회원을 정지하고 신고 1건을 해결했어요. 신고 31번은 처리하지 못했어요.";
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByDisplayValue("반복해서 오지 않았어요")).toBeTruthy();
});

test("a ban waits for the member, who can be read again", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  readMember.mockRejectedValue(new HttpError("Service Unavailable", 503, {}));
  show();
  const panel = within(await dialog());
  const reported = within(await panel.findByRole("region", { name: "신고된 회원" }));
  await reported.findByText("회원 정보를 불러오지 못했어요.");
  expect(panel.getByRole("button", { name: "정지" })).toHaveProperty("disabled", true);
  expect(panel.getByText("신고된 회원의 정보를 불러와야 정지할 수 있어요.")).toBeTruthy();
  const loaded = Promise.withResolvers<typeof member>();
  readMember.mockReturnValue(loaded.promise);
  fireEvent.click(reported.getByRole("button", { name: "다시 시도" }));
  await waitFor(() => expect(panel.queryByText(/불러와야 정지할 수 있어요/)).toBeNull());
  expect(panel.getByRole("button", { name: "정지" })).toHaveProperty("disabled", true);
  loaded.resolve(member);
  await waitFor(() => expect(panel.getByRole("button", { name: "정지" })).toHaveProperty("disabled", false));
});

test("a comment is saved on a report that stays open, unless another one has come since", async () => {
  const shown = { ...report };
  show(shown);
  await writeComment("연락을 기다려요");
  shown.adminComment = "제가 맡았어요";
  fireEvent.click(screen.getByText("의견만 저장"));
  const question = within(await screen.findByRole("alertdialog"));
  question.getByText("없음 → 제가 맡았어요");
  expect(update).not.toHaveBeenCalled();
  fireEvent.click(question.getByRole("button", { name: "덮어쓰기" }));
  await screen.findByText("의견을 저장했어요.");
  expect(update.mock.calls[0]?.[1].data).toEqual({ status: "PENDING", adminComment: "연락을 기다려요" });
});

test("saving a comment doesn't reopen a report that another operator has worked", async () => {
  const shown = { ...report };
  show(shown);
  await writeComment("연락을 기다려요");
  shown.status = "RESOLVED";
  openReports.mockResolvedValue([30]);
  fireEvent.click(screen.getByText("의견만 저장"));
  await screen.findByText("이미 처리된 신고라서 의견을 저장하지 않았어요.");
  await screen.findByText(/^그사이 이 신고가 처리됐어요/);
  expect(update).not.toHaveBeenCalled();
});

test("a decision that failed is no input", async () => {
  show();
  update.mockRejectedValueOnce(new NetworkError("off"));
  fireEvent.click(await within(await dialog()).findByRole("button", { name: "기각" }));
  await screen.findByText(/^신고를 처리하지 못했어요/);
  for (const value of ["확인", ""]) await writeComment(value);
  await waitFor(() => expect(screen.getByRole("button", { name: "의견만 저장" })).toHaveProperty("disabled", true));
  fireEvent.click(screen.getByRole("button", { name: "기각" }));
  await screen.findByText("신고를 처리하고 신고한 회원에게 알렸어요.");
  expect(update.mock.lastCall?.[1].data).toEqual({ status: "DISMISSED", adminComment: null });
});

test("a comment from before a log-in is shown although the report was worked meanwhile, until it is discarded", async () => {
  signIn();
  show();
  await writeComment("길게 쓰던 의견");
  localStorage.clear();
  cleanup();
  signIn();
  show({ ...report, status: "RESOLVED", adminComment: "제가 처리했어요" });
  await screen.findByText(/^그사이 이 신고가 처리됐어요/);
  expect(screen.getByDisplayValue("길게 쓰던 의견")).toBeTruthy();
  fireEvent.click(screen.getAllByRole("button", { name: "버리기" })[0]!);
  await screen.findByRole("button", { name: "다시 열기" });
});

test("a comment that is being written stays when another operator works the report meanwhile", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const shown = { ...report };
  show(shown);
  const panel = within(await dialog());
  fireEvent.change(await panel.findByLabelText("운영자 의견"), { target: { value: "길게 쓰던 의견" } });
  update.mockImplementationOnce(async () => {
    shown.status = "RESOLVED";
    throw conflict();
  });
  fireEvent.click(panel.getByRole("button", { name: "기각" }));
  await panel.findByText(/^그사이 이 신고가 처리됐어요/);
  expect(panel.getByDisplayValue("길게 쓰던 의견")).toBeTruthy();
  expect(panel.queryByRole("button", { name: "기각" })).toBeNull();
  fireEvent.click(panel.getByRole("button", { name: "버리기" }));
  await panel.findByRole("button", { name: "다시 열기" });
});

test("a worked report can be reopened", async () => {
  show({ ...report, status: "RESOLVED", adminComment: "정지했어요." });
  fireEvent.click(await within(await dialog()).findByRole("button", { name: "다시 열기" }));
  await waitFor(() => expect(update.mock.calls[0]?.[1].data).toEqual({ status: "PENDING" }));
});

test("the filters stay when it can't be asked whether the backend has them", async () => {
  callApi.mockRejectedValue(new HttpError("Service Unavailable", 503, {}));
  show();
  expect(await screen.findByLabelText("신고된 회원 번호")).toBeTruthy();
});

test("a backend without D58 shows the report and its deletion only", async () => {
  show(documentedReport);
  const panel = within(await dialog());
  await panel.findByRole("button", { name: "삭제" });
  expect(panel.queryByRole("button", { name: "해결" })).toBeNull();
  expect(panel.queryByText("그때 채팅")).toBeNull();
});
