// @vitest-environment jsdom
import { NetworkError } from "@babchingu/openapi";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { AdminContext, type DataProvider } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nProvider } from "../../i18n/provider.ts";
import { darkTheme, lightTheme } from "../../ui/theme/themes.ts";
import { PartnerPlaceList } from "./List.tsx";

const extend = vi.fn<() => Promise<unknown>>();
let until: string;
const place = () => ({
  id: 3,
  memberId: null,
  memberPhone: null,
  name: "신촌부엌",
  address: "서울 서대문구 연세로5길 12",
  phone: "02-312-0177",
  latitude: null,
  longitude: null,
  policy: "공기밥이 무료예요.",
  imageId: null,
  cache: 0,
  count: 7,
  until,
  createdAt: "2026-01-01T09:00:00",
  updatedAt: "2026-01-01T09:00:00",
});

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  until = "2026-12-01T18:30:00";
  extend.mockReset();
  extend.mockImplementation(async () => {
    until = "2027-01-01T18:30:00";
    return { data: null };
  });
});
afterEach(cleanup);

async function openDialog() {
  const provider = {
    getList: async () => ({ data: [place()], total: 1 }),
    getOne: async () => ({ data: place() }),
    callApi: async ({ name }: { name: string }) => (name === "extendPartnerPlace" ? extend() : { data: null }),
  };
  const element = (
    <AdminContext
      dataProvider={provider as unknown as DataProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={i18nProvider}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <PartnerPlaceList />
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/dashboard/partner-places"] });
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByRole("checkbox", { name: "3번 고르기" }));
  press("한 달 늘리기");
}
const press = (name: string) => void fireEvent.click(screen.getByRole("button", { name }));

/** The row of the second attempt is the one that the list showed for the first; the rest is in extend.test.ts. */
test("a contract is extended by one month when it is sent again after a lost response", async () => {
  extend.mockImplementationOnce(async () => {
    until = "2027-01-01T18:30:00";
    throw new NetworkError("off");
  });
  await openDialog();
  press("한 달 늘리기 (1건)");
  await screen.findByText(/1건 실패/);
  press("1건 다시 하기");
  await screen.findByText("1건 완료");
  expect(extend).toHaveBeenCalledTimes(1);
});
