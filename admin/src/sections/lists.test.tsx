// @vitest-environment jsdom
/** The lists as the requirement describes them (console §2): columns as in the contract; search fields, tabs and other columns as in the requirement. */
import { exportColumns } from "@babchingu/openapi/columns";
import { ExportResourceLabels, ExportResourceValues, type ExportResourceValue } from "@babchingu/openapi/enums";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { AdminContext, memoryStore, type DataProvider } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nProvider } from "../i18n/provider.ts";
import { SEARCH_FIELD_ATTRIBUTE } from "../ui/shortcuts/useListShortcuts.ts";
import { lightTheme } from "../ui/theme/themes.ts";
import { sections } from "./index.ts";

interface Expected {
  columns: readonly string[];
  /** Search fields; none where the list has no search. */
  fields: readonly string[];
  /** Tabs of the dialog; none where it has a single tab, which is not shown. */
  tabs: readonly string[];
}

/** The contract's labels of these fields. */
const labelsOf = (resource: ExportResourceValue, fields: string) =>
  fields.split(" ").map((field) => (exportColumns[resource] as Record<string, string>)[field] ?? `no column ${field}`);

/** Shown as an image and in a tab, not as columns. */
const FIELDS_WITHOUT_COLUMN = new Set(["imageUrl", "receiptData"]);
const columnsOf = (resource: ExportResourceValue) =>
  Object.entries(exportColumns[resource]).flatMap(([field, label]) =>
    FIELDS_WITHOUT_COLUMN.has(field) ? [] : [label],
  );

const ofTheRequirement: Partial<Record<ExportResourceValue, Partial<Expected>>> = {
  members: {
    columns: labelsOf(
      "members",
      "id name phone status role provider point riceBalance createdAt updatedAt nameUpdatedAt imageId",
    ),
    fields: ["회원 번호", "닉네임", "휴대폰 번호"],
    tabs: ["정보", "활동", "수정", "이미지"],
  },
  reports: {
    columns: labelsOf("reports", "id status reportedId reporterId content adminComment meetingId createdAt updatedAt"),
  },
  meetings: { fields: ["모임 번호", "호스트 번호", "제목"], tabs: ["정보", "채팅", "이미지"] },
  "partner-place": {
    columns: labelsOf(
      "partner-place",
      "id name until cache count memberId memberPhone phone address policy createdAt updatedAt latitude longitude imageId",
    ),
    fields: ["매장 번호", "회원 번호", "매장 이름"],
    tabs: ["계약", "정보", "이미지"],
  },
  events: { tabs: ["정보", "수정"] },
  payments: { fields: ["결제 번호", "회원 번호"], tabs: ["결제 정보", "영수증"] },
  "rice-transactions": { fields: ["내역 번호", "회원 번호", "사유"] },
  "audit-log": { columns: [...labelsOf("audit-log", "id createdAt actorName action targetType"), "바뀐 것"] },
};

/** They have no views to save. */
const unfiltered = new Set<ExportResourceValue>(["partner-place-applications", "events", "announcements", "bulk-jobs"]);

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(cleanup);

/** The section's list without rows, and a dialog whose row is loading. */
function show(resource: ExportResourceValue, callApi: () => Promise<unknown> = () => new Promise(() => {})) {
  const section = sections.find((each) => each.resource?.path === resource)!;
  const provider = {
    getList: async () => ({ data: [], total: 0 }),
    getOne: () => new Promise(() => {}),
    callApi,
  };
  const element = (
    <AdminContext
      dataProvider={provider as unknown as DataProvider}
      queryClient={new QueryClient()}
      i18nProvider={i18nProvider}
      theme={lightTheme}
      store={memoryStore()}
    >
      <Suspense>
        <section.screen />
      </Suspense>
    </AdminContext>
  );
  const initialEntries = [`/dashboard/${section.path}/1`];
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }], { initialEntries })} />);
}

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

test.each(ExportResourceValues)("the columns, search fields and tabs of %s", async (resource) => {
  show(resource);
  await screen.findByLabelText(`${ExportResourceLabels[resource]} 목록`);
  const { columns = columnsOf(resource), fields = [], tabs = [] } = ofTheRequirement[resource] ?? {};
  expect(textsOf("thead th")).toEqual(columns);
  expect(textsOf("form[role=search] label:has([type=radio])")).toEqual(fields);
  expect(textsOf("dialog [role=tab]")).toEqual(tabs);
  expect(screen.queryByLabelText("저장한 보기") === null).toBe(unfiltered.has(resource));
});

/** What the shortcut to the search focuses: of a select not its hidden input. */
const searchFieldRole = () => document.querySelector(`[${SEARCH_FIELD_ATTRIBUTE}]`)?.getAttribute("role");

test("the shortcut to the search leads to the select that replaces the term or begins the filters", async () => {
  show("rice-transactions");
  fireEvent.click(await screen.findByLabelText("사유"));
  expect(searchFieldRole()).toBe("combobox");
  cleanup();
  show("reports", async () => ({ data: true }));
  await waitFor(() => expect(searchFieldRole()).toBe("combobox"));
});
