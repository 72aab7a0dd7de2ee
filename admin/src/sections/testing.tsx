/** Shows a screen of the console on the data provider of `dataProvider/testing.ts`, with the alerts as plain text. */
import type {
  AdminMeeting,
  AdminMember,
  AdminPartnerApplication,
  AdminPartnerPlace,
  AdminReport,
} from "@babchingu/openapi/types";
import { render, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AdminContext, memoryStore, useNotificationContext } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { json, provider, reply } from "../dataProvider/testing.ts";
import { i18nProvider } from "../i18n/provider.ts";
import { OperatorContext } from "../ui/access/OperatorContext.ts";
import type { OperatorAccount } from "../operator.ts";
import { lightTheme } from "../ui/theme/themes.ts";

const PEOPLE = /\/meetings\/\d+\/members$/;
const ROW = /\/\d+$/;

/** The server: every read returns this row, alone or as a list; a write what `write` returns. */
export function serve(row: object, write: (request: Request) => Response = () => new Response(null, { status: 204 })) {
  reply.mockImplementation((request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== "GET") return write(request);
    if (PEOPLE.test(pathname)) return json([]);
    return json(ROW.test(pathname) ? row : { content: [row], currentPage: 0, totalPages: 1, totalElements: 1 });
  });
}

/** Every alert so far: react-admin shows one after another. */
function Alerts() {
  const { notifications } = useNotificationContext();
  return (
    <output aria-label="alerts">
      {notifications.map(({ message }) => (typeof message === "string" ? message : "")).join("\n")}
    </output>
  );
}
export const alerts = () => document.querySelector("output[aria-label=alerts]")?.textContent;

const question = () => document.querySelector<HTMLElement>("[role=alertdialog]");
/** The confirmation that is asked for. By selector: roles are looked up in a hundred times as long. */
export async function findQuestion(): Promise<HTMLElement> {
  return await waitFor(() => {
    const dialog = question();
    if (!dialog) throw new Error("No confirmation is asked for.");
    return dialog;
  });
}
export const waitUntilAnswered = () =>
  waitFor(() => {
    if (question()) throw new Error("A confirmation is open.");
  });

interface ShowOptions {
  /** Below /dashboard. */
  path?: string;
  role?: OperatorAccount["role"];
}

export function show(screen: ReactNode, { path = "", role = "OWNER" }: ShowOptions = {}) {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const element = (
    <AdminContext
      dataProvider={provider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={i18nProvider}
      theme={lightTheme}
      store={memoryStore()}
    >
      <OperatorContext value={{ name: "", role }}>{screen}</OperatorContext>
      <Alerts />
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [`/dashboard${path}`] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return router;
}

const TIME = "2026-03-01T09:00:00";
export const times = { createdAt: TIME, updatedAt: TIME };
export const image = { imageId: 5, imageUrl: "/images/a.webp" };
export const member: AdminMember = {
  ...times,
  ...image,
  id: 7,
  name: "국밥요정",
  phone: "01000000007",
  password: null,
  provider: null,
  providerId: null,
  role: "ROLE_USER",
  status: "ACTIVE",
  nameUpdatedAt: null,
  point: 50,
  latitude: null,
  longitude: null,
  targetToken: null,
  riceBalance: 1500,
};
export const meeting: AdminMeeting = {
  ...times,
  id: 7,
  hostId: 1,
  status: "RECRUITING",
  imageId: null,
  title: "국밥 한 그릇",
  content: "같이 먹어요.",
  scheduledAt: TIME,
  placeName: "온기국밥",
  placeAddress: "서울 마포구",
  placePhone: null,
  placeLatitude: 37.5,
  placeLongitude: 126.9,
  partnerPlaceId: null,
  minCapacity: 2,
  maxCapacity: 4,
  memberCount: 0,
  requiresApproval: false,
};
export const report: AdminReport = {
  ...times,
  id: 7,
  reporterId: 1,
  reportedId: 2,
  meetingId: 3,
  content: "욕설을 했어요.",
  status: "PENDING",
  adminComment: null,
};
export const application: AdminPartnerApplication = {
  ...image,
  id: 7,
  memberId: 1,
  memberPhone: null,
  name: "온기국밥",
  address: "서울 마포구",
  phone: "02-335-0101",
  latitude: null,
  longitude: null,
  policy: "음료를 드려요.",
};
export const place: AdminPartnerPlace = {
  ...application,
  ...times,
  until: "2030-01-01T00:00:00",
  cache: 100_000,
  count: 0,
};
