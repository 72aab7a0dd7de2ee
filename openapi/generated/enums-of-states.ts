// Generated from the contract by "npm run generate". Do not edit.

export const MemberStatusValues = ["CREATED","ACTIVE","BANNED","WITHDRAWN","PHONE_V_REQUIRED"] as const;
export type MemberStatusValue = (typeof MemberStatusValues)[number];
/** Korean words for each value. */
export const MemberStatusLabels: Record<MemberStatusValue, string> = {
  "CREATED": "가입 완료",
  "ACTIVE": "활동 중",
  "BANNED": "이용 정지",
  "WITHDRAWN": "탈퇴",
  "PHONE_V_REQUIRED": "휴대폰 인증 필요"
};

export const MeetingStatusValues = ["RECRUITING","CONFIRMED","READY","END"] as const;
export type MeetingStatusValue = (typeof MeetingStatusValues)[number];
/** Korean words for each value. */
export const MeetingStatusLabels: Record<MeetingStatusValue, string> = {
  "RECRUITING": "모집 중",
  "CONFIRMED": "확정",
  "READY": "확정",
  "END": "종료"
};
/** Words for operators, who distinguish values that members see as one. */
export const MeetingStatusOperatorLabels: Record<MeetingStatusValue, string> = {
  "RECRUITING": "모집 중",
  "CONFIRMED": "확정",
  "READY": "출석 체크 중",
  "END": "종료"
};

export const ReportStatusValues = ["PENDING","RESOLVED","DISMISSED"] as const;
export type ReportStatusValue = (typeof ReportStatusValues)[number];
/** Korean words for each value. */
export const ReportStatusLabels: Record<ReportStatusValue, string> = {
  "PENDING": "열림",
  "RESOLVED": "해결",
  "DISMISSED": "기각"
};

export const PaymentStatusValues = ["PENDING","COMPLETED","REFUNDED","FAILED"] as const;
export type PaymentStatusValue = (typeof PaymentStatusValues)[number];
/** Korean words for each value. */
export const PaymentStatusLabels: Record<PaymentStatusValue, string> = {
  "PENDING": "확인 중",
  "COMPLETED": "결제 완료",
  "REFUNDED": "환불",
  "FAILED": "실패"
};
