// @vitest-environment jsdom
import { NetworkError } from "@babchingu/openapi";
import { AdminPartnerPlaceColumns } from "@babchingu/openapi/columns";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { AdminPartnerPlace } from "@babchingu/openapi/types";
import { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AdminContext, type DataProvider, Notification } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import { i18nProvider } from "../../i18n/provider.ts";
import { OperatorContext } from "../../ui/access/OperatorContext.ts";
import { lightTheme } from "../../ui/theme/themes.ts";
import { ContractTab } from "./ContractTab.tsx";

const callApi = vi.fn<ConsoleDataProvider["callApi"]>();
const getOne = vi.fn<() => Promise<{ data: AdminPartnerPlace }>>();
const place: AdminPartnerPlace = {
  id: 3,
  memberId: 12,
  memberPhone: "01012345678",
  name: "신촌부엌",
  address: "서울 서대문구 연세로5길 12",
  phone: "02-312-0177",
  latitude: 37.5574,
  longitude: 126.9362,
  policy: "공기밥이 무료예요.",
  imageId: null,
  imageUrl: null,
  cache: 100_000,
  count: 7,
  until: "2026-12-01T18:30:00",
  createdAt: "2026-01-01T09:00:00",
  updatedAt: "2026-01-01T09:00:00",
};

const EXTENDED = "2027-01-01T18:30:00";
const CHANGED = "2026-12-24T18:30:00";
/** What the server has. */
let end: string;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  end = place.until;
  getOne.mockReset();
  getOne.mockImplementation(async () => ({ data: { ...place, until: end } }));
  callApi.mockReset();
  callApi.mockImplementation(async ({ name }) => {
    if (name === "extendPartnerPlace") end = EXTENDED;
    return { data: undefined as never };
  });
});
afterEach(cleanup);

const calls = () => callApi.mock.calls.map(([{ name }, parameters]) => [name, parameters]);
const press = (name: string) => void fireEvent.click(screen.getByRole("button", { name }), { detail: 1 });
const undoButton = () => screen.queryByRole("button", { name: "되돌리기" });

/** Its button shows the server's end, as a list that is read again does. */
function Tab() {
  const [until, setUntil] = useState(place.until);
  return (
    <>
      <ContractTab place={{ ...place, until }} />
      <button type="button" onClick={() => setUntil(end)}>
        새로 읽기
      </button>
    </>
  );
}

function show() {
  const element = (
    <AdminContext
      dataProvider={{ getOne, callApi } as unknown as DataProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={i18nProvider}
      theme={lightTheme}
    >
      <OperatorContext value={{ name: "", role: "OWNER" }}>
        <Tab />
        <Notification />
      </OperatorContext>
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

async function extend(label = "한 달 늘리기") {
  press(label);
  await waitFor(() => expect(calls()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  press("새로 읽기");
  await screen.findByRole("button", { name: "되돌리기" });
}

test("a month is added at once, by a double click too only one, and can be undone", async () => {
  show();
  await extend();
  fireEvent.click(screen.getByRole("button", { name: "한 달 늘리기" }), { detail: 2 });
  press("되돌리기");
  await waitFor(() => expect(undoButton()).toBeNull());
  expect(calls()).toEqual([
    ["extendPartnerPlace", { id: 3 }],
    ["setPartnerPlaceUntil", { id: 3, until: "2026-12-01T18:30" }],
  ]);
});

test("no other month can be added while it is read whether the end has changed", async () => {
  const read = Promise.withResolvers<{ data: AdminPartnerPlace }>();
  getOne.mockReturnValueOnce(read.promise);
  show();
  const button = screen.getByRole("button", { name: "한 달 늘리기" });
  fireEvent.click(button, { detail: 1 });
  await waitFor(() => expect(button).toHaveProperty("disabled", true));
  read.resolve({ data: place });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  expect(calls()).toEqual([["extendPartnerPlace", { id: 3 }]]);
});

test.each([
  ["2026-11-29T09:00", "계약을 한 달 늘렸어요."],
  ["2027-01-01T18:31", "한 달 늘렸지만 아직 지난 날짜예요. 만료일을 직접 정해 주세요."],
])("at %s the alert of a month that was added until 2027-01-01T18:30 is: %s", async (now, alert) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${now}+09:00`) });
  show();
  await extend();
  expect(await screen.findByText(alert)).toBeTruthy();
});

test("an end that another operator has changed is asked about, gets another month, and is what an undo restores", async () => {
  show();
  end = CHANGED;
  press("한 달 늘리기");
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("2026. 12. 1. 오후 6:30 → 2026. 12. 24. 오후 6:30");
  expect(question.textContent).toContain("바뀐 만료에서 한 달을 더 늘려요.");
  expect(question.textContent).not.toMatch(/덮어|입력/);
  expect(calls()).toEqual([]);
  await extend("한 달 더 늘리기");
  press("되돌리기");
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(calls()[1]).toEqual(["setPartnerPlaceUntil", { id: 3, until: "2026-12-24T18:30" }]);
});

test("after a lost response the operator is asked before another month is added, although the row was read again", async () => {
  show();
  callApi.mockImplementationOnce(async () => {
    end = EXTENDED;
    throw new NetworkError("off");
  });
  press("한 달 늘리기");
  await screen.findByText(/^계약을 한 달 늘리지 못했어요/);
  press("새로 읽기");
  press("한 달 늘리기");
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("2026. 12. 1. 오후 6:30 → 2027. 1. 1. 오후 6:30");
  expect(calls()).toHaveLength(1);
});

test("an end that has changed again when the question is answered is asked about once more", async () => {
  show();
  end = "2026-12-10T18:30:00";
  press("한 달 늘리기");
  await screen.findByRole("alertdialog");
  end = CHANGED;
  press("한 달 더 늘리기");
  await screen.findByText("2026. 12. 10. 오후 6:30 → 2026. 12. 24. 오후 6:30");
  expect(calls()).toEqual([]);
  await extend("한 달 더 늘리기");
  expect(screen.getByText("2026. 12. 24. 오후 6:30에서 늘렸어요.")).toBeTruthy();
});

test("the undo isn't offered once the end has changed again", async () => {
  show();
  await extend();
  end = CHANGED;
  press("새로 읽기");
  expect(undoButton()).toBeNull();
});

test("the undo asks before it overwrites a change that the screen doesn't show yet", async () => {
  show();
  await extend();
  end = CHANGED;
  press("되돌리기");
  expect((await screen.findByRole("alertdialog")).textContent).toContain("그사이 내용이 바뀌었어요.");
  expect(calls()).toHaveLength(1);
});

const saveDepositButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "예치금 저장" });
const typeDeposit = (value: string) =>
  fireEvent.change(screen.getByLabelText(AdminPartnerPlaceColumns.cache), { target: { value } });

test("a deposit that is typed as it is can't be saved", async () => {
  show();
  typeDeposit("100001");
  await waitFor(() => expect(saveDepositButton().disabled).toBe(false));
  typeDeposit("100000");
  await waitFor(() => expect(saveDepositButton().disabled).toBe(true));
});
