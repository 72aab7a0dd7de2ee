/** What waits for an operator (D59): the sections it is found in, and the filters that show only it. */
import { CONTRACT_ENDING_DAYS, REPORT_ANSWER_HOURS } from "@babchingu/openapi";
import type { AdminInbox } from "@babchingu/openapi/types";
import type { ResourceName } from "../../dataProvider/resource.ts";
import { readInbox } from "../../dataProvider/sharedCalls.ts";
import { INBOX_SCOPE } from "../../ui/feedback/queryScopes.ts";
import { useApiQuery } from "../../ui/feedback/useApiQuery.ts";

type Count = Exclude<keyof AdminInbox, "oldestReportAt">;

export interface InboxItem {
  count: Count;
  section: ResourceName;
  label: string;
  hint: string;
  filters: Readonly<Record<string, string>>;
}

export const inboxItems: readonly InboxItem[] = [
  {
    count: "openReports",
    section: "reports",
    label: "열린 신고",
    hint: `${REPORT_ANSWER_HOURS}시간 안에 답해요`,
    filters: { status: "PENDING", sort: "id" },
  },
  {
    count: "partnerApplications",
    section: "partner-place-applications",
    label: "제휴 신청",
    hint: "승인을 기다려요",
    filters: {},
  },
  {
    count: "endingContracts",
    section: "partner-places",
    label: "곧 만료되는 계약",
    hint: `${CONTRACT_ENDING_DAYS}일 안에 만료돼요`,
    filters: { status: "ENDING" },
  },
  {
    count: "pendingPayments",
    section: "payments",
    label: "확인 중인 결제",
    hint: "확인이 끝나지 않았어요",
    filters: { status: "PENDING" },
  },
];

export function useInboxQuery() {
  return useApiQuery(INBOX_SCOPE, readInbox, {});
}

/** Undefined while it loads, where the backend has no inbox (D44), and when it can't be read. */
export function useInbox(): AdminInbox | undefined {
  return useInboxQuery().data;
}
