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
  loadFailed: string;
  searchFailed?: string;
  detailFailed: string;
  /** The API has a call for one row: the dialog reads it again although the list has it. */
  hasDetail?: true;
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
    loadFailed: "회원 목록을 불러오지 못했어요.",
    searchFailed: "회원을 검색하지 못했어요.",
    detailFailed: "회원 정보를 불러오지 못했어요.",
    hasDetail: true,
  },
  {
    path: "reports",
    title: "신고",
    api: "/reports",
    columns: labelsOf(
      AdminReportColumns,
      "id",
      "reporterId",
      "reportedId",
      "meetingId",
      "content",
      "status",
      "adminComment",
      "createdAt",
      "updatedAt",
    ),
    fields: [],
    tabs: [],
    loadFailed: "신고 목록을 불러오지 못했어요.",
    detailFailed: "신고 내용을 불러오지 못했어요.",
  },
  {
    path: "meetings",
    title: "모임",
    api: "/meetings",
    columns: labelsOf(
      AdminMeetingColumns,
      "id",
      "hostId",
      "status",
      "imageId",
      "title",
      "content",
      "scheduledAt",
      "placeName",
      "placeAddress",
      "placePhone",
      "placeLatitude",
      "placeLongitude",
      "partnerPlaceId",
      "minCapacity",
      "maxCapacity",
      "memberCount",
      "requiresApproval",
      "createdAt",
      "updatedAt",
    ),
    fields: ["모임 번호", "호스트 번호", "제목"],
    tabs: ["정보", "채팅", "이미지"],
    loadFailed: "모임 목록을 불러오지 못했어요.",
    searchFailed: "모임을 검색하지 못했어요.",
    detailFailed: "모임 정보를 불러오지 못했어요.",
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
    loadFailed: "제휴 매장 목록을 불러오지 못했어요.",
    searchFailed: "제휴 매장을 검색하지 못했어요.",
    detailFailed: "제휴 매장 정보를 불러오지 못했어요.",
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
    loadFailed: "제휴 신청 목록을 불러오지 못했어요.",
    detailFailed: "제휴 신청 내용을 불러오지 못했어요.",
  },
  {
    path: "events",
    title: "이벤트",
    api: "/events",
    columns: labelsOf(AdminEventColumns, "id", "title", "content", "imageId", "createdAt", "updatedAt"),
    fields: [],
    tabs: ["정보", "수정"],
    loadFailed: "이벤트 목록을 불러오지 못했어요.",
    detailFailed: "이벤트 내용을 불러오지 못했어요.",
    hasDetail: true,
  },
  {
    path: "announcements",
    title: "공지사항",
    api: "/announcements",
    columns: labelsOf(AdminAnnouncementColumns, "id", "title", "content", "createdAt", "updatedAt"),
    fields: [],
    tabs: [],
    loadFailed: "공지사항 목록을 불러오지 못했어요.",
    detailFailed: "공지사항 내용을 불러오지 못했어요.",
    hasDetail: true,
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
    loadFailed: "결제 목록을 불러오지 못했어요.",
    searchFailed: "결제를 검색하지 못했어요.",
    detailFailed: "결제 정보를 불러오지 못했어요.",
  },
  {
    path: "rice-transactions",
    title: "쌀알 내역",
    api: "/rice-transactions",
    columns: labelsOf(
      AdminRiceTransactionColumns,
      "id",
      "memberId",
      "amount",
      "riceTransactionReason",
      "balanceAfter",
      "createdAt",
    ),
    fields: ["내역 번호", "회원 번호", "사유"],
    tabs: [],
    loadFailed: "쌀알 내역을 불러오지 못했어요.",
    searchFailed: "쌀알 내역을 검색하지 못했어요.",
    detailFailed: "쌀알 내역을 불러오지 못했어요.",
  },
  {
    path: "audit-log",
    title: "감사 기록",
    api: "/audit-log",
    columns: [...labelsOf(AuditEntryColumns, "id", "createdAt", "actorName", "action", "targetType"), "바뀐 것"],
    fields: [],
    tabs: [],
    loadFailed: "감사 기록을 불러오지 못했어요.",
    detailFailed: "감사 기록을 불러오지 못했어요.",
  },
];
