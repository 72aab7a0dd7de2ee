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
  "ROLE_PARTNER": "사장님 회원",
  "ROLE_ADMIN": "운영자"
};

export const EvaluationTypeValues = ["NEGATIVE","NONE","POSITIVE"] as const;
export type EvaluationTypeValue = (typeof EvaluationTypeValues)[number];
/** Korean words for each value. */
export const EvaluationTypeLabels: Record<EvaluationTypeValue, string> = {
  "NEGATIVE": "아쉬웠어요",
  "NONE": "보통이에요",
  "POSITIVE": "좋았어요"
};

export const MealValues = ["MORNING","LUNCH","DINNER","NIGHT"] as const;
export type MealValue = (typeof MealValues)[number];

export const ChatTypeValues = ["TEXT","SYSTEM"] as const;
export type ChatTypeValue = (typeof ChatTypeValues)[number];
/** Korean words for each value. */
export const ChatTypeLabels: Record<ChatTypeValue, string> = {
  "TEXT": "메시지",
  "SYSTEM": "안내"
};

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
  "MEETING_END": "모임 종료 환불 (인원 미달 등)",
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

export const RowSortValues = ["id","-id"] as const;
export type RowSortValue = (typeof RowSortValues)[number];
/** Korean words for each value. */
export const RowSortLabels: Record<RowSortValue, string> = {
  "id": "오래된 순",
  "-id": "최신순"
};

export const AuditActionValues = ["OPERATOR_CREATE","OPERATOR_ROLE_CHANGE","OPERATOR_DISABLE","OPERATOR_ENABLE","OPERATOR_PASSWORD_CHANGE","SECURITY_CODE_CHANGE","MEMBER_PASSWORD_RESET","MEMBER_STATUS_CHANGE","MEMBER_POINT_CHANGE","MEMBER_DELETE","REPORT_DELETE","REPORT_STATUS_CHANGE","NOTIFICATION_SEND","NOTIFICATION_SEND_ALL","MEETING_STATUS_CHANGE","MEETING_DELETE","PARTNER_APPLICATION_ACCEPT","PARTNER_APPLICATION_DELETE","PARTNER_PLACE_EDIT","PARTNER_PLACE_CACHE_CHANGE","PARTNER_PLACE_UNTIL_CHANGE","PARTNER_PLACE_EXTEND","PARTNER_PLACE_DELETE","EVENT_CREATE","EVENT_EDIT","EVENT_DELETE","ANNOUNCEMENT_CREATE","ANNOUNCEMENT_EDIT","ANNOUNCEMENT_DELETE","IMAGE_UPLOAD","IMAGE_DELETE","RICE_SYNC","RICE_GRANT","RICE_GRANT_ALL","RICE_REVOKE","DATA_EXPORT"] as const;
export type AuditActionValue = (typeof AuditActionValues)[number];
/** Korean words for each value. */
export const AuditActionLabels: Record<AuditActionValue, string> = {
  "OPERATOR_CREATE": "운영자 계정 생성",
  "OPERATOR_ROLE_CHANGE": "운영자 권한 변경",
  "OPERATOR_DISABLE": "운영자 계정 사용 중지",
  "OPERATOR_ENABLE": "운영자 계정 다시 사용",
  "OPERATOR_PASSWORD_CHANGE": "운영자 비밀번호 변경",
  "SECURITY_CODE_CHANGE": "보안 코드 변경",
  "MEMBER_PASSWORD_RESET": "회원 비밀번호 재설정",
  "MEMBER_STATUS_CHANGE": "회원 상태 변경",
  "MEMBER_POINT_CHANGE": "회원 밥점수 변경",
  "MEMBER_DELETE": "회원 영구 삭제",
  "REPORT_DELETE": "신고 삭제",
  "REPORT_STATUS_CHANGE": "신고 처리",
  "NOTIFICATION_SEND": "알림 보내기",
  "NOTIFICATION_SEND_ALL": "전체 알림 보내기",
  "MEETING_STATUS_CHANGE": "모임 상태 변경",
  "MEETING_DELETE": "모임 영구 삭제",
  "PARTNER_APPLICATION_ACCEPT": "제휴 신청 승인",
  "PARTNER_APPLICATION_DELETE": "제휴 신청 삭제",
  "PARTNER_PLACE_EDIT": "제휴 매장 정보 수정",
  "PARTNER_PLACE_CACHE_CHANGE": "제휴 매장 예치금 변경",
  "PARTNER_PLACE_UNTIL_CHANGE": "제휴 계약 기간 변경",
  "PARTNER_PLACE_EXTEND": "제휴 계약 한 달 연장",
  "PARTNER_PLACE_DELETE": "제휴 매장 삭제",
  "EVENT_CREATE": "이벤트 등록",
  "EVENT_EDIT": "이벤트 수정",
  "EVENT_DELETE": "이벤트 삭제",
  "ANNOUNCEMENT_CREATE": "공지사항 등록",
  "ANNOUNCEMENT_EDIT": "공지사항 수정",
  "ANNOUNCEMENT_DELETE": "공지사항 삭제",
  "IMAGE_UPLOAD": "사진 올리기",
  "IMAGE_DELETE": "사진 삭제",
  "RICE_SYNC": "쌀알 내역 동기화",
  "RICE_GRANT": "쌀알 지급",
  "RICE_GRANT_ALL": "전체 쌀알 지급",
  "RICE_REVOKE": "쌀알 회수",
  "DATA_EXPORT": "자료 내려받기"
};

export const AuditTargetValues = ["SYSTEM","OPERATOR","MEMBER","ALL_MEMBERS","REPORT","MEETING","PARTNER_APPLICATION","PARTNER_PLACE","EVENT","ANNOUNCEMENT","IMAGE"] as const;
export type AuditTargetValue = (typeof AuditTargetValues)[number];
/** Korean words for each value. */
export const AuditTargetLabels: Record<AuditTargetValue, string> = {
  "SYSTEM": "시스템",
  "OPERATOR": "운영자",
  "MEMBER": "회원",
  "ALL_MEMBERS": "전체 회원",
  "REPORT": "신고",
  "MEETING": "모임",
  "PARTNER_APPLICATION": "제휴 신청",
  "PARTNER_PLACE": "제휴 매장",
  "EVENT": "이벤트",
  "ANNOUNCEMENT": "공지사항",
  "IMAGE": "사진"
};

export const BulkJobKindValues = ["RICE_GRANT_ALL","NOTIFICATION_SEND_ALL","ANNOUNCEMENT_CREATE","RICE_SYNC"] as const;
export type BulkJobKindValue = (typeof BulkJobKindValues)[number];
/** Korean words for each value. */
export const BulkJobKindLabels: Record<BulkJobKindValue, string> = {
  "RICE_GRANT_ALL": "전체 쌀알 지급",
  "NOTIFICATION_SEND_ALL": "전체 알림 보내기",
  "ANNOUNCEMENT_CREATE": "채팅방에 공지 올리기",
  "RICE_SYNC": "쌀알 내역 동기화"
};

export const BulkJobStateValues = ["RUNNING","DONE","STOPPED","FAILED"] as const;
export type BulkJobStateValue = (typeof BulkJobStateValues)[number];
/** Korean words for each value. */
export const BulkJobStateLabels: Record<BulkJobStateValue, string> = {
  "RUNNING": "진행 중",
  "DONE": "완료",
  "STOPPED": "중지",
  "FAILED": "실패"
};

export const ExportResourceValues = ["members","reports","meetings","partner-place-applications","partner-place","events","announcements","payments","rice-transactions","audit-log","bulk-jobs"] as const;
export type ExportResourceValue = (typeof ExportResourceValues)[number];
/** Korean words for each value. */
export const ExportResourceLabels: Record<ExportResourceValue, string> = {
  "members": "회원",
  "reports": "신고",
  "meetings": "모임",
  "partner-place-applications": "제휴 신청",
  "partner-place": "제휴 매장",
  "events": "이벤트",
  "announcements": "공지사항",
  "payments": "결제",
  "rice-transactions": "쌀알 내역",
  "audit-log": "감사 기록",
  "bulk-jobs": "일괄 작업"
};

export const ExportFieldValues = ["id","name","phone","host_id","title","member_id","rice_transaction_reason"] as const;
export type ExportFieldValue = (typeof ExportFieldValues)[number];
/** Korean words for each value. */
export const ExportFieldLabels: Record<ExportFieldValue, string> = {
  "id": "번호",
  "name": "이름",
  "phone": "휴대폰 번호",
  "host_id": "호스트 번호",
  "title": "제목",
  "member_id": "회원 번호",
  "rice_transaction_reason": "사유"
};

export const ExportFormatValues = ["RAW","READABLE"] as const;
export type ExportFormatValue = (typeof ExportFormatValues)[number];
/** Korean words for each value. */
export const ExportFormatLabels: Record<ExportFormatValue, string> = {
  "RAW": "원본 값",
  "READABLE": "보기 좋은 값"
};

export const OperatorRoleValues = ["OWNER","SUPPORT","FINANCE","VIEWER"] as const;
export type OperatorRoleValue = (typeof OperatorRoleValues)[number];
/** Korean words for each value. */
export const OperatorRoleLabels: Record<OperatorRoleValue, string> = {
  "OWNER": "총괄",
  "SUPPORT": "고객 지원",
  "FINANCE": "재무",
  "VIEWER": "조회 전용"
};

export const AccessActionValues = ["LOGIN","LOGIN_FAILED","MEMBER_OPEN","MEMBER_REVEAL","SEARCH","EXPORT","CHAT_READ"] as const;
export type AccessActionValue = (typeof AccessActionValues)[number];
/** Korean words for each value. */
export const AccessActionLabels: Record<AccessActionValue, string> = {
  "LOGIN": "로그인",
  "LOGIN_FAILED": "로그인 실패",
  "MEMBER_OPEN": "회원 열람",
  "MEMBER_REVEAL": "가린 정보 보기",
  "SEARCH": "검색",
  "EXPORT": "내려받기",
  "CHAT_READ": "채팅 열람"
};

export const MemberSearchFieldValues = ["id","name","phone"] as const;
export type MemberSearchFieldValue = (typeof MemberSearchFieldValues)[number];
/** Korean words for each value. */
export const MemberSearchFieldLabels: Record<MemberSearchFieldValue, string> = {
  "id": "회원 번호",
  "name": "닉네임",
  "phone": "휴대폰 번호"
};

export const MeetingSearchFieldValues = ["id","host_id","title"] as const;
export type MeetingSearchFieldValue = (typeof MeetingSearchFieldValues)[number];
/** Korean words for each value. */
export const MeetingSearchFieldLabels: Record<MeetingSearchFieldValue, string> = {
  "id": "모임 번호",
  "host_id": "호스트 번호",
  "title": "제목"
};

export const StoreContractStateValues = ["RUNNING","ENDING","ENDED"] as const;
export type StoreContractStateValue = (typeof StoreContractStateValues)[number];
/** Korean words for each value. */
export const StoreContractStateLabels: Record<StoreContractStateValue, string> = {
  "RUNNING": "계약 중",
  "ENDING": "곧 만료",
  "ENDED": "만료"
};

export const PartnerPlaceSearchFieldValues = ["id","member_id","name"] as const;
export type PartnerPlaceSearchFieldValue = (typeof PartnerPlaceSearchFieldValues)[number];
/** Korean words for each value. */
export const PartnerPlaceSearchFieldLabels: Record<PartnerPlaceSearchFieldValue, string> = {
  "id": "매장 번호",
  "member_id": "회원 번호",
  "name": "매장 이름"
};

export const PaymentSearchFieldValues = ["id","member_id"] as const;
export type PaymentSearchFieldValue = (typeof PaymentSearchFieldValues)[number];
/** Korean words for each value. */
export const PaymentSearchFieldLabels: Record<PaymentSearchFieldValue, string> = {
  "id": "결제 번호",
  "member_id": "회원 번호"
};

export const RiceTransactionSearchFieldValues = ["id","member_id","rice_transaction_reason"] as const;
export type RiceTransactionSearchFieldValue = (typeof RiceTransactionSearchFieldValues)[number];
/** Korean words for each value. */
export const RiceTransactionSearchFieldLabels: Record<RiceTransactionSearchFieldValue, string> = {
  "id": "내역 번호",
  "member_id": "회원 번호",
  "rice_transaction_reason": "사유"
};
