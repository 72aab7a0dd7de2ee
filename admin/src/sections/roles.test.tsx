// @vitest-environment jsdom
/** A VIEWER sees what is there, and is offered no change of it (D60). */
import { mayCall } from "@babchingu/openapi/operator-roles";
import type { AdminBulkJob, AdminPayment, AuditEntry } from "@babchingu/openapi/types";
import { cleanup, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, test } from "vitest";
import { resetBeforeEach } from "../dataProvider/testing.ts";
import { AnnouncementList } from "./announcements/List.tsx";
import { AuditLogList } from "./audit-log/List.tsx";
import { BulkJobList } from "./bulk-jobs/List.tsx";
import { EventList } from "./events/List.tsx";
import { sections } from "./index.ts";
import { MeetingList } from "./meetings/List.tsx";
import { MemberList } from "./members/List.tsx";
import { PartnerPlaceApplicationList } from "./partner-place-applications/List.tsx";
import { PartnerPlaceList } from "./partner-places/List.tsx";
import { PaymentList } from "./payments/List.tsx";
import { ReportList } from "./reports/List.tsx";
import { RiceTransactionList } from "./rice-transactions/List.tsx";
import { application, image, meeting, member, place, report, serve, show, times } from "./testing.tsx";

resetBeforeEach();
afterEach(cleanup);

/** What only reads. Any other button changes something or takes data out, and needs a role. */
const READING =
  /^(?:새로 고침|저장한 보기|표 설정|검색|전체 보기|첫 쪽|마지막 쪽|이전 10쪽|다음 10쪽|닫기|전화번호와 위치 보기|.+ 복사)$/;
const changes = () =>
  [...document.querySelectorAll("button, main a, [role=button]")]
    .map(({ textContent, ariaLabel }) => textContent || (ariaLabel ?? ""))
    .filter((text) => !READING.test(text));
/** The headings of panels that have nothing below them. */
const emptyPanels = () =>
  [...document.querySelectorAll("dialog section > h2")].flatMap(({ parentElement, textContent }) =>
    parentElement?.textContent === textContent && !parentElement.querySelector("img") ? textContent : [],
  );
const post = { ...times, ...image, id: 7, title: "안내", content: "내용" };
const transaction = {
  id: 7,
  memberId: 1,
  amount: 500,
  riceTransactionReason: "SIGNUP",
  balanceAfter: 500,
  createdAt: times.createdAt,
};

const payment: AdminPayment = {
  ...transaction,
  transactionId: "GPA.1",
  productId: "rice_500",
  currency: "KRW",
  platform: "GOOGLE",
  status: "PENDING",
  receiptData: null,
};
const job: AdminBulkJob = {
  id: 7,
  kind: "RICE_GRANT_ALL",
  state: "RUNNING",
  total: 10,
  done: 3,
  amount: 100,
  title: null,
  corrected: null,
  operatorName: "operator",
  createdAt: times.createdAt,
  finishedAt: null,
};
const entry: AuditEntry = {
  id: 7,
  actorId: 1,
  actorName: "operator",
  action: "MEMBER_DELETE",
  targetType: "MEMBER",
  targetId: 7,
  before: null,
  after: null,
  createdAt: times.createdAt,
};

const screens: readonly (readonly [path: string, Screen: ComponentType, row: object, shown: string])[] = [
  ["/members/7", MemberList, member, "dialog dl"],
  ["/meetings/7", MeetingList, meeting, "dialog dl"],
  ["/reports/7", ReportList, report, "dialog dl"],
  ["/partner-places/7", PartnerPlaceList, place, "dialog dl"],
  ["/partner-place-applications/7", PartnerPlaceApplicationList, application, "dialog dl"],
  ["/announcements/7", AnnouncementList, post, "dialog dl"],
  ["/events", EventList, post, "tbody tr a"],
  ["/rice-transactions", RiceTransactionList, transaction, "tbody tr a"],
  ["/payments/7", PaymentList, payment, "dialog dl"],
  ["/bulk-jobs/7", BulkJobList, job, "dialog dl"],
  ["/audit-log/7", AuditLogList, entry, "dialog dl"],
];

test("every list that a VIEWER may open is among the screens", () => {
  const lists = sections.filter(({ resource, operation }) => resource && mayCall("VIEWER", operation));
  const shown = screens.map(([path]) => path.replaceAll(/^\/|\/\d+$/g, ""));
  expect(shown.toSorted()).toEqual(lists.map(({ path }) => path).toSorted());
});

test.each(screens)("%s offers a VIEWER no change, and no panel without content", async (path, Screen, row, shown) => {
  serve(row);
  show(<Screen />, { path, role: "VIEWER" });
  await waitFor(() => expect(document.querySelector(shown)).not.toBeNull());
  expect(changes()).toEqual([]);
  expect(emptyPanels()).toEqual([]);
});
