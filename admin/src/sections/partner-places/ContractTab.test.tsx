// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { AdminPartnerPlace } from "@babchingu/openapi/types";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, type DataProvider } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import { i18nProvider } from "../../i18n/provider.ts";
import { OperatorContext } from "../../ui/access/OperatorContext.ts";
import { lightTheme } from "../../ui/theme/themes.ts";
import { ContractTab } from "./ContractTab.tsx";

const callApi = vi.fn<ConsoleDataProvider["callApi"]>();
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

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  callApi.mockReset();
  callApi.mockResolvedValue({ data: undefined });
});
afterEach(cleanup);

const calls = () => callApi.mock.calls.map(([{ name }, parameters]) => [name, parameters]);

test("a month is added at once, by a double click too only one, and can be undone", async () => {
  const element = (
    <AdminContext
      dataProvider={{ getOne: () => Promise.resolve({ data: place }), callApi } as unknown as DataProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={i18nProvider}
      theme={lightTheme}
    >
      <OperatorContext value={{ name: "", role: "OWNER" }}>
        <ContractTab place={place} />
      </OperatorContext>
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  const extend = screen.getByRole("button", { name: "한 달 늘리기" });
  fireEvent.click(extend, { detail: 1 });
  const undo = await screen.findByRole("button", { name: "되돌리기" });
  fireEvent.click(extend, { detail: 2 });
  fireEvent.click(undo);
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "되돌리기" })).toBeNull());
  expect(calls()).toEqual([
    ["extendPartnerPlace", { id: 3 }],
    ["setPartnerPlaceUntil", { id: 3, until: "2026-12-01T18:30" }],
  ]);
});
