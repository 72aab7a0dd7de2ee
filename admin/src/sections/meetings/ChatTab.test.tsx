// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, HttpError, type DataProvider } from "react-admin";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import { i18nProvider } from "../../i18n/provider.ts";
import { lightTheme } from "../../ui/theme/themes.ts";
import { ChatTab } from "./ChatTab.tsx";

const MORE = "이전 메시지 더 보기";
const PAGE_SIZE = 3;
const callApi = vi.fn<ConsoleDataProvider["callApi"]>();
/** Messages with consecutive ids. */
const messages = (firstId: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: firstId + index,
    memberId: 4,
    type: "TEXT",
    content: `${firstId + index}번째 말`,
    createdAt: "2026-03-01T09:00:00.000Z",
  }));
const latest = messages(3, PAGE_SIZE);

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  callApi.mockReset();
  callApi.mockResolvedValueOnce({ data: latest });
  render(
    <AdminContext
      dataProvider={{ callApi, checkError: vi.fn() } as unknown as DataProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={i18nProvider}
      theme={lightTheme}
    >
      <ChatTab meetingId={7} pageSize={PAGE_SIZE} />
    </AdminContext>,
  );
});
afterEach(cleanup);

const texts = () =>
  within(screen.getByRole("list"))
    .getAllByText(/번째 말$/)
    .map(({ textContent }) => textContent);
const sender = async (text: string) => (await screen.findByText(text)).closest("li")?.textContent;
const showMore = async () => fireEvent.click(await screen.findByRole("button", { name: MORE }));

test("older messages are read before the oldest one shown, up to the first", async () => {
  callApi.mockResolvedValueOnce({ data: messages(1, 2) });
  await showMore();
  await screen.findByText("1번째 말");
  const latestParameters = { id: 7, size: PAGE_SIZE };
  expect(callApi.mock.calls.map(([, parameters]) => parameters)).toEqual([
    latestParameters,
    { ...latestParameters, beforeId: 3 },
  ]);
  expect(texts()).toEqual(messages(1, PAGE_SIZE + 2).map(({ content }) => content));
  expect(screen.queryByRole("button", { name: MORE })).toBeNull();
});

test("older messages that can't be read leave the others, with a retry", async () => {
  callApi.mockRejectedValueOnce(new HttpError("Service Unavailable", 503, {}));
  await showMore();
  await screen.findByText("이전 메시지를 불러오지 못했어요.");
  expect(texts()).toHaveLength(PAGE_SIZE);
  callApi.mockResolvedValueOnce({ data: messages(1, 2) });
  fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
  await screen.findByText("1번째 말");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("tells the words of a member who has withdrawn from the system's", async () => {
  callApi.mockResolvedValueOnce({
    data: [
      { ...messages(1, 1)[0], memberId: null, content: "먼저 갈게요" },
      { ...messages(2, 1)[0], memberId: null, type: "SYSTEM", content: "모임이 끝났어요" },
    ],
  });
  await showMore();
  expect(await sender("먼저 갈게요")).toMatch(/^탈퇴한 회원/);
  expect(await sender("모임이 끝났어요")).toMatch(/^SYSTEM/);
});
