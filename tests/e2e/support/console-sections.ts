/** The console's lists as the document describes them (console §2): columns in their order, search fields, files. */
import {
  AdminAnnouncementColumns,
  AdminEventColumns,
  AdminMeetingColumns,
  AdminMemberColumns,
  AdminPartnerApplicationColumns,
  AdminPartnerPlaceColumns,
  AdminPaymentColumns,
  AdminReportColumns,
  AdminRiceTransactionColumns,
  AuditEntryColumns,
} from "@babchingu/openapi/columns";

export interface Section {
  /** Below /admin/dashboard. */
  path: string;
  title: string;
  /** The list below /admin of the API. */
  api: string;
  columns: readonly string[];
  /** Search fields; none where the list has no search. */
  fields: readonly string[];
  /** Tabs of the dialog; one alone shows no tab. */
  tabs: readonly string[];
}

/** The contract's labels of these fields. */
function labelsOf<Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
  ...fields: (keyof Labels)[]
): string[] {
  return fields.map((field) => labels[field] as string);
}

export const sections: readonly Section[] = [
  {
    path: "members",
    title: "회원",
    api: "/members",
    columns: labelsOf(
      AdminMemberColumns,
      "id",
      "name",
      "phone",
      "status",
      "role",
      "provider",
      "point",
      "riceBalance",
      "createdAt",
      "updatedAt",
      "nameUpdatedAt",
      "imageId",
    ),
    fields: ["회원 번호", "닉네임", "휴대폰 번호"],
    tabs: ["정보", "수정", "이미지"],
  },
  {
    path: "reports",
    title: "신고",
    api: "/reports",
    columns: Object.values(AdminReportColumns),
    fields: [],
    tabs: [],
  },
  {
    path: "meetings",
    title: "모임",
    api: "/meetings",
    columns: Object.values(AdminMeetingColumns),
    fields: ["모임 번호", "호스트 번호", "제목"],
    tabs: ["정보", "채팅", "이미지"],
  },
  {
    path: "partner-places",
    title: "제휴 매장",
    api: "/partner-place",
    columns: labelsOf(
      AdminPartnerPlaceColumns,
      "id",
      "memberId",
      "name",
      "address",
      "phone",
      "latitude",
      "longitude",
      "policy",
      "imageId",
      "until",
      "cache",
      "createdAt",
      "updatedAt",
      "count",
      "memberPhone",
    ),
    fields: ["매장 번호", "회원 번호", "매장 이름"],
    tabs: ["계약", "정보", "이미지"],
  },
  {
    path: "partner-place-applications",
    title: "제휴 신청",
    api: "/partner-place-applications",
    columns: labelsOf(
      AdminPartnerApplicationColumns,
      "id",
      "memberId",
      "name",
      "address",
      "phone",
      "latitude",
      "longitude",
      "policy",
      "imageId",
      "memberPhone",
    ),
    fields: [],
    tabs: [],
  },
  {
    path: "events",
    title: "이벤트",
    api: "/events",
    columns: labelsOf(AdminEventColumns, "id", "title", "content", "imageId", "createdAt", "updatedAt"),
    fields: [],
    tabs: ["정보", "수정"],
  },
  {
    path: "announcements",
    title: "공지사항",
    api: "/announcements",
    columns: Object.values(AdminAnnouncementColumns),
    fields: [],
    tabs: [],
  },
  {
    path: "payments",
    title: "결제",
    api: "/payments",
    columns: labelsOf(
      AdminPaymentColumns,
      "id",
      "memberId",
      "transactionId",
      "productId",
      "currency",
      "amount",
      "platform",
      "status",
      "createdAt",
    ),
    fields: ["결제 번호", "회원 번호"],
    tabs: ["결제 정보", "영수증"],
  },
  {
    path: "rice-transactions",
    title: "쌀알 내역",
    api: "/rice-transactions",
    columns: Object.values(AdminRiceTransactionColumns),
    fields: ["내역 번호", "회원 번호", "사유"],
    tabs: [],
  },
  {
    path: "audit-log",
    title: "감사 기록",
    api: "/audit-log",
    columns: [...labelsOf(AuditEntryColumns, "id", "createdAt", "actorName", "action", "targetType"), "바뀐 것"],
    fields: [],
    tabs: [],
  },
];
