// Generated from the contract by "npm run generate". Do not edit.

export const SystemMessageContentValues = ["CHECK","CONFIRMED","EVALUATION","ANNOUNCEMENT","END_MINCAPACITY"] as const;
export type SystemMessageContentValue = (typeof SystemMessageContentValues)[number];
/** Korean words for each value. */
export const SystemMessageContentLabels: Record<SystemMessageContentValue, string> = {
  "CHECK": "출석 체크 시간이에요.",
  "CONFIRMED": "모임이 확정됐어요.",
  "EVALUATION": "함께한 밥친구의 매너를 평가해 주세요.",
  "ANNOUNCEMENT": "새 공지사항이 있어요.",
  "END_MINCAPACITY": "최소 인원이 모이지 않아 모임이 종료됐어요."
};

export const VerificationPurposeValues = ["SIGNUP","RESET_PASSWORD","REVERIFICATION"] as const;
export type VerificationPurposeValue = (typeof VerificationPurposeValues)[number];

export const ProviderValues = ["KAKAO"] as const;
export type ProviderValue = (typeof ProviderValues)[number];
/** Korean words for each value. */
export const ProviderLabels: Record<ProviderValue, string> = {
  "KAKAO": "카카오"
};

export const RoleValues = ["ROLE_USER","ROLE_PARTNER","ROLE_ADMIN"] as const;
export type RoleValue = (typeof RoleValues)[number];
/** Korean words for each value. */
export const RoleLabels: Record<RoleValue, string> = {
  "ROLE_USER": "일반 회원",
  "ROLE_PARTNER": "제휴 매장",
  "ROLE_ADMIN": "운영자"
};

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

export const EvaluationTypeValues = ["NEGATIVE","NONE","POSITIVE"] as const;
export type EvaluationTypeValue = (typeof EvaluationTypeValues)[number];
/** Korean words for each value. */
export const EvaluationTypeLabels: Record<EvaluationTypeValue, string> = {
  "NEGATIVE": "아쉬웠어요",
  "NONE": "보통이에요",
  "POSITIVE": "좋았어요"
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

export const ChatTypeValues = ["TEXT","SYSTEM"] as const;
export type ChatTypeValue = (typeof ChatTypeValues)[number];
/** Korean words for each value. */
export const ChatTypeLabels: Record<ChatTypeValue, string> = {
  "TEXT": "메시지",
  "SYSTEM": "안내"
};

export const RiceTransactionReasonValues = ["SIGNUP","MEETING_APPLY","MEETING_APPLY_REJECT","MEETING_APPLY_DELETE","MEETING_CREATE","MEETING_JOIN","MEETING_CHECKED","MEETING_DELETE","MEETING_END","MEETING_LEAVE","PURCHASE_500","PURCHASE_1000","PURCHASE_2000","ADMIN_GRANT","ADMIN_REVOKE"] as const;
export type RiceTransactionReasonValue = (typeof RiceTransactionReasonValues)[number];
/** Korean words for each value. */
export const RiceTransactionReasonLabels: Record<RiceTransactionReasonValue, string> = {
  "SIGNUP": "첫 가입 선물",
  "MEETING_APPLY": "모임 신청",
  "MEETING_APPLY_REJECT": "신청 거절 환불",
  "MEETING_APPLY_DELETE": "신청 취소 환불",
  "MEETING_CREATE": "모임 만들기",
  "MEETING_JOIN": "모임 참여",
  "MEETING_CHECKED": "출석 체크 환불",
  "MEETING_DELETE": "모임 삭제 환불",
  "MEETING_END": "최소 인원 미달 환불",
  "MEETING_LEAVE": "모집 중 나가기 환불",
  "PURCHASE_500": "500알 충전",
  "PURCHASE_1000": "1,000알 충전",
  "PURCHASE_2000": "2,000알 충전",
  "ADMIN_GRANT": "운영자 지급",
  "ADMIN_REVOKE": "운영자 회수"
};

export const PaymentPlatformValues = ["APPLE","GOOGLE"] as const;
export type PaymentPlatformValue = (typeof PaymentPlatformValues)[number];
/** Korean words for each value. */
export const PaymentPlatformLabels: Record<PaymentPlatformValue, string> = {
  "APPLE": "앱 스토어",
  "GOOGLE": "구글 플레이"
};

export const RiceProductIdValues = ["rice_500","rice_1000","rice_2000"] as const;
export type RiceProductIdValue = (typeof RiceProductIdValues)[number];
/** Korean words for each value. */
export const RiceProductIdLabels: Record<RiceProductIdValue, string> = {
  "rice_500": "쌀알 500알",
  "rice_1000": "쌀알 1,000알",
  "rice_2000": "쌀알 2,000알"
};
