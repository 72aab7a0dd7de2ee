// Generated from the contract by "npm run generate". Do not edit.

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
