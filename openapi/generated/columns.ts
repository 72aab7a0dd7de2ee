// Generated from the contract by "npm run generate". Do not edit.

import * as enums from "./enums.ts";

export const AuditEntryColumns = {
  "id": "번호",
  "actorId": "운영자 번호",
  "actorName": "운영자",
  "action": "작업",
  "targetType": "대상",
  "targetId": "대상 번호",
  "before": "이전 값",
  "after": "바뀐 값",
  "createdAt": "시각"
} as const;

export const AdminBulkJobColumns = {
  "id": "번호",
  "kind": "작업",
  "state": "상태",
  "total": "전체",
  "done": "처리",
  "amount": "지급한 쌀알",
  "title": "제목",
  "corrected": "바로잡은 회원",
  "operatorName": "운영자",
  "createdAt": "시작",
  "finishedAt": "끝"
} as const;

export const AdminOperatorColumns = {
  "id": "번호",
  "name": "아이디",
  "role": "권한",
  "disabledAt": "사용 중지",
  "createdAt": "등록"
} as const;

export const AccessEntryColumns = {
  "id": "번호",
  "createdAt": "시각",
  "operatorId": "운영자 번호",
  "operatorName": "운영자",
  "action": "작업",
  "resource": "자료",
  "field": "검색 항목",
  "targetIds": "대상 번호",
  "address": "접속 주소",
  "reason": "사유"
} as const;

export const AdminMemberColumns = {
  "id": "번호",
  "name": "닉네임",
  "phone": "휴대폰 번호",
  "imageId": "이미지 번호",
  "provider": "소셜 로그인",
  "providerId": "소셜 회원 번호",
  "role": "권한",
  "status": "상태",
  "createdAt": "가입",
  "updatedAt": "수정",
  "nameUpdatedAt": "닉네임 변경",
  "point": "밥점수",
  "latitude": "위도",
  "longitude": "경도",
  "riceBalance": "쌀알"
} as const;

export const AdminReportColumns = {
  "id": "번호",
  "reporterId": "신고한 회원",
  "reporterName": "신고한 회원 이름",
  "reportedId": "신고된 회원",
  "reportedName": "신고된 회원 이름",
  "meetingId": "모임",
  "content": "내용",
  "status": "상태",
  "adminComment": "운영자 의견",
  "createdAt": "접수",
  "updatedAt": "수정"
} as const;

export const AdminMeetingColumns = {
  "id": "번호",
  "hostId": "호스트",
  "status": "상태",
  "imageId": "이미지 번호",
  "title": "제목",
  "content": "소개",
  "scheduledAt": "모임 시각",
  "placeName": "장소",
  "placeAddress": "주소",
  "placePhone": "장소 전화",
  "placeLatitude": "위도",
  "placeLongitude": "경도",
  "partnerPlaceId": "제휴 매장",
  "minCapacity": "최소 인원",
  "maxCapacity": "최대 인원",
  "memberCount": "참여 인원",
  "requiresApproval": "승인 필요",
  "createdAt": "등록",
  "updatedAt": "수정"
} as const;

export const AdminPartnerApplicationColumns = {
  "id": "번호",
  "memberId": "회원",
  "name": "매장 이름",
  "address": "주소",
  "phone": "매장 전화",
  "latitude": "위도",
  "longitude": "경도",
  "policy": "혜택",
  "imageId": "이미지 번호",
  "imageUrl": "이미지 주소",
  "memberPhone": "회원 휴대폰"
} as const;

export const AdminPartnerPlaceColumns = {
  "id": "번호",
  "memberId": "회원",
  "name": "매장 이름",
  "address": "주소",
  "phone": "매장 전화",
  "latitude": "위도",
  "longitude": "경도",
  "policy": "혜택",
  "imageId": "이미지 번호",
  "imageUrl": "이미지 주소",
  "until": "계약 만료",
  "cache": "예치금 (원)",
  "count": "조회",
  "createdAt": "등록",
  "updatedAt": "수정",
  "memberPhone": "회원 휴대폰"
} as const;

export const AdminEventColumns = {
  "id": "번호",
  "title": "제목",
  "content": "내용",
  "imageId": "이미지 번호",
  "imageUrl": "이미지 주소",
  "createdAt": "등록",
  "updatedAt": "수정"
} as const;

export const AdminAnnouncementColumns = {
  "id": "번호",
  "title": "제목",
  "content": "내용",
  "createdAt": "등록",
  "updatedAt": "수정"
} as const;

export const AdminPaymentColumns = {
  "id": "번호",
  "memberId": "회원",
  "transactionId": "거래 번호",
  "productId": "상품",
  "currency": "통화",
  "amount": "금액",
  "platform": "결제한 곳",
  "status": "상태",
  "receiptData": "영수증",
  "createdAt": "결제 시각"
} as const;

export const AdminRiceTransactionColumns = {
  "id": "번호",
  "memberId": "회원",
  "amount": "쌀알",
  "riceTransactionReason": "사유",
  "balanceAfter": "남은 쌀알",
  "createdAt": "시각"
} as const;

/** The columns of each list whose values are times, or have Korean words. */
export const exportValues: Record<keyof typeof exportColumns, Record<string, "time" | Readonly<Record<string, string>>>> = {
  "members": { provider: enums.ProviderLabels, role: enums.RoleLabels, status: enums.MemberStatusLabels, createdAt: "time", updatedAt: "time", nameUpdatedAt: "time" },
  "reports": { status: enums.ReportStatusLabels, createdAt: "time", updatedAt: "time" },
  "meetings": { status: enums.MeetingStatusOperatorLabels, scheduledAt: "time", createdAt: "time", updatedAt: "time" },
  "partner-place-applications": {  },
  "partner-place": { until: "time", createdAt: "time", updatedAt: "time" },
  "events": { createdAt: "time", updatedAt: "time" },
  "announcements": { createdAt: "time", updatedAt: "time" },
  "payments": { platform: enums.PaymentPlatformLabels, status: enums.PaymentStatusLabels, createdAt: "time" },
  "rice-transactions": { riceTransactionReason: enums.RiceTransactionReasonLabels, createdAt: "time" },
  "audit-log": { action: enums.AuditActionLabels, targetType: enums.AuditTargetLabels, createdAt: "time" },
  "bulk-jobs": { kind: enums.BulkJobKindLabels, state: enums.BulkJobStateLabels, createdAt: "time", finishedAt: "time" },
};

/** The columns of each list that can be exported. */
export const exportColumns = {
  "members": AdminMemberColumns,
  "reports": AdminReportColumns,
  "meetings": AdminMeetingColumns,
  "partner-place-applications": AdminPartnerApplicationColumns,
  "partner-place": AdminPartnerPlaceColumns,
  "events": AdminEventColumns,
  "announcements": AdminAnnouncementColumns,
  "payments": AdminPaymentColumns,
  "rice-transactions": AdminRiceTransactionColumns,
  "audit-log": AuditEntryColumns,
  "bulk-jobs": AdminBulkJobColumns,
};
