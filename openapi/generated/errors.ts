// Generated from the contract by "npm run generate". Do not edit.

/** code → HTTP status, name and Korean message. */
export const errorCatalogue = {
  "E400-1": {
    "status": 400,
    "name": "INVALID_REQUEST",
    "message": "입력한 내용을 다시 확인해 주세요."
  },
  "E400-2": {
    "status": 400,
    "name": "VERIFICATION_CODE_WRONG",
    "message": "인증번호가 맞지 않아요. 다시 확인해 주세요."
  },
  "E400-3": {
    "status": 400,
    "name": "VERIFICATION_CODE_EXPIRED",
    "message": "인증번호가 만료됐어요. 새 인증번호를 받아 주세요."
  },
  "E400-4": {
    "status": 400,
    "name": "VERIFICATION_TOKEN_INVALID",
    "message": "휴대폰 인증을 다시 해 주세요."
  },
  "E400-5": {
    "status": 400,
    "name": "CURRENT_PASSWORD_WRONG",
    "message": "현재 비밀번호가 맞지 않아요."
  },
  "E400-6": {
    "status": 400,
    "name": "SAME_PASSWORD",
    "message": "지금과 다른 비밀번호를 써 주세요."
  },
  "E400-7": {
    "status": 400,
    "name": "SCHEDULED_IN_THE_PAST",
    "message": "지금보다 이른 시각은 고를 수 없어요."
  },
  "E400-8": {
    "status": 400,
    "name": "SCHEDULED_TOO_FAR",
    "message": "4년 뒤까지만 고를 수 있어요."
  },
  "E400-9": {
    "status": 400,
    "name": "CAPACITY_ORDER",
    "message": "최소 인원은 최대 인원보다 많을 수 없어요."
  },
  "E400-10": {
    "status": 400,
    "name": "IMAGE_UNREADABLE",
    "message": "사진을 읽을 수 없어요. 다른 사진을 올려 주세요."
  },
  "E400-11": {
    "status": 400,
    "name": "SOCIAL_CODE_INVALID",
    "message": "카카오 로그인을 다시 시도해 주세요."
  },
  "E400-12": {
    "status": 400,
    "name": "AGREEMENT_REQUIRED",
    "message": "이용약관과 개인정보 처리방침에 모두 동의해 주세요."
  },
  "E400-13": {
    "status": 400,
    "name": "RECEIPT_INVALID",
    "message": "결제 내역을 확인하지 못했어요. 고객센터로 알려 주세요."
  },
  "E400-14": {
    "status": 400,
    "name": "EVALUATION_INCOMPLETE",
    "message": "모든 밥친구의 평가를 골라 주세요."
  },
  "E400-15": {
    "status": 400,
    "name": "IMAGE_NOT_USABLE",
    "message": "사진을 다시 올려 주세요."
  },
  "E400-16": {
    "status": 400,
    "name": "PARTNER_PLACE_MISMATCH",
    "message": "제휴 매장 정보를 확인할 수 없어요. 장소를 다시 골라 주세요."
  },
  "E400-17": {
    "status": 400,
    "name": "CANNOT_TARGET_SELF",
    "message": "나에게는 할 수 없는 일이에요."
  },
  "E400-18": {
    "status": 400,
    "name": "SAME_NAME",
    "message": "지금과 다른 닉네임을 써 주세요."
  },
  "E400-19": {
    "status": 400,
    "name": "LOCATION_CONSENT_REQUIRED",
    "message": "위치 이용에 동의하면 쓸 수 있어요."
  },
  "E401-1": {
    "status": 401,
    "name": "TOKEN_INVALID",
    "message": "로그인이 필요해요."
  },
  "E401-2": {
    "status": 401,
    "name": "TOKEN_EXPIRED",
    "message": "로그인이 만료됐어요. 다시 로그인해 주세요."
  },
  "E401-3": {
    "status": 401,
    "name": "TOKEN_REVOKED",
    "message": "로그아웃됐어요. 다시 로그인해 주세요."
  },
  "E401-4": {
    "status": 401,
    "name": "LOGIN_REFUSED",
    "message": "휴대폰 번호나 비밀번호가 맞지 않아요."
  },
  "E401-5": {
    "status": 401,
    "name": "REFRESH_REFUSED",
    "message": "로그인이 만료됐어요. 다시 로그인해 주세요."
  },
  "E401-6": {
    "status": 401,
    "name": "ADMIN_LOGIN_REFUSED",
    "message": "입력한 정보가 올바르지 않아요."
  },
  "E403-1": {
    "status": 403,
    "name": "ROLE_NOT_ALLOWED",
    "message": "이 기능을 쓸 권한이 없어요."
  },
  "E403-2": {
    "status": 403,
    "name": "STATUS_NOT_ALLOWED",
    "message": "지금은 이 기능을 쓸 수 없어요. 계정 상태를 확인해 주세요."
  },
  "E403-3": {
    "status": 403,
    "name": "NOT_HOST",
    "message": "호스트만 할 수 있어요."
  },
  "E403-4": {
    "status": 403,
    "name": "NOT_PARTICIPANT",
    "message": "모임에 참여한 밥친구만 할 수 있어요."
  },
  "E403-5": {
    "status": 403,
    "name": "EXPELLED",
    "message": "이 모임에는 다시 참여할 수 없어요."
  },
  "E403-6": {
    "status": 403,
    "name": "NOT_PARTNER",
    "message": "제휴 매장 사장님만 볼 수 있어요."
  },
  "E403-7": {
    "status": 403,
    "name": "SOCIAL_HAS_NO_PASSWORD",
    "message": "카카오로 가입한 계정은 비밀번호가 없어요."
  },
  "E403-8": {
    "status": 403,
    "name": "NOT_APPLICANT_OR_HOST",
    "message": "이 신청서를 볼 권한이 없어요."
  },
  "E403-9": {
    "status": 403,
    "name": "GUARDIAN_CONSENT_REQUIRED",
    "message": "만 14세 미만은 보호자 동의가 필요해요. 고객센터로 문의해 주세요."
  },
  "E404-1": {
    "status": 404,
    "name": "NOT_FOUND",
    "message": "찾을 수 없어요."
  },
  "E404-2": {
    "status": 404,
    "name": "MEMBER_NOT_FOUND",
    "message": "회원을 찾을 수 없어요."
  },
  "E404-3": {
    "status": 404,
    "name": "MEETING_NOT_FOUND",
    "message": "모임을 찾을 수 없어요. 삭제된 모임일 수 있어요."
  },
  "E404-4": {
    "status": 404,
    "name": "APPLICATION_NOT_FOUND",
    "message": "신청서를 찾을 수 없어요. 이미 처리됐을 수 있어요."
  },
  "E404-5": {
    "status": 404,
    "name": "IMAGE_NOT_FOUND",
    "message": "사진을 찾을 수 없어요."
  },
  "E404-6": {
    "status": 404,
    "name": "PARTNER_PLACE_NOT_FOUND",
    "message": "제휴 매장을 찾을 수 없어요."
  },
  "E404-7": {
    "status": 404,
    "name": "PARTNER_APPLICATION_NOT_FOUND",
    "message": "제휴 신청을 찾을 수 없어요."
  },
  "E404-8": {
    "status": 404,
    "name": "NOTIFICATION_NOT_FOUND",
    "message": "알림을 찾을 수 없어요."
  },
  "E404-9": {
    "status": 404,
    "name": "ANNOUNCEMENT_NOT_FOUND",
    "message": "공지사항을 찾을 수 없어요."
  },
  "E404-10": {
    "status": 404,
    "name": "EVENT_NOT_FOUND",
    "message": "이벤트를 찾을 수 없어요."
  },
  "E404-11": {
    "status": 404,
    "name": "BLOCK_NOT_FOUND",
    "message": "차단한 밥친구가 아니에요."
  },
  "E404-12": {
    "status": 404,
    "name": "REPORT_NOT_FOUND",
    "message": "신고를 찾을 수 없어요."
  },
  "E404-13": {
    "status": 404,
    "name": "NOT_JOINED",
    "message": "참여한 모임이 아니에요."
  },
  "E405-1": {
    "status": 405,
    "name": "METHOD_NOT_ALLOWED",
    "message": "지원하지 않는 요청이에요."
  },
  "E409-1": {
    "status": 409,
    "name": "PHONE_TAKEN",
    "message": "이미 가입한 휴대폰 번호예요. 로그인해 주세요."
  },
  "E409-2": {
    "status": 409,
    "name": "NAME_TAKEN",
    "message": "이미 쓰고 있는 닉네임이에요."
  },
  "E409-3": {
    "status": 409,
    "name": "REJOIN_LOCKED",
    "message": "탈퇴한 번호로는 아직 다시 가입할 수 없어요."
  },
  "E409-4": {
    "status": 409,
    "name": "NOT_ENOUGH_RICE",
    "message": "쌀알이 부족해요. 충전해 주세요."
  },
  "E409-5": {
    "status": 409,
    "name": "MEETING_NOT_RECRUITING",
    "message": "이미 모집이 끝난 모임이에요."
  },
  "E409-6": {
    "status": 409,
    "name": "MEETING_FULL",
    "message": "자리가 다 찼어요."
  },
  "E409-7": {
    "status": 409,
    "name": "NAME_CHANGE_LOCKED",
    "message": "아직 닉네임을 바꿀 수 없어요. 12일 뒤에 바꿀 수 있어요."
  },
  "E409-8": {
    "status": 409,
    "name": "ALREADY_JOINED",
    "message": "이미 참여한 모임이에요."
  },
  "E409-9": {
    "status": 409,
    "name": "APPLICATION_PENDING",
    "message": "호스트의 승인을 기다리고 있어요."
  },
  "E409-10": {
    "status": 409,
    "name": "APPROVAL_REQUIRED",
    "message": "호스트의 승인이 필요한 모임이에요. 신청서를 보내 주세요."
  },
  "E409-11": {
    "status": 409,
    "name": "APPROVAL_NOT_REQUIRED",
    "message": "신청서 없이 바로 참여할 수 있는 모임이에요."
  },
  "E409-12": {
    "status": 409,
    "name": "BELOW_MINIMUM",
    "message": "최소 인원이 모여야 확정할 수 있어요."
  },
  "E409-13": {
    "status": 409,
    "name": "HAS_OTHER_MEMBERS",
    "message": "두 명 이상 모인 모임은 삭제할 수 없어요."
  },
  "E409-14": {
    "status": 409,
    "name": "LAST_MEMBER",
    "message": "혼자 남은 모임은 나갈 수 없어요. 모임을 삭제해 주세요."
  },
  "E409-15": {
    "status": 409,
    "name": "MEETING_NOT_EDITABLE",
    "message": "확정된 모임은 수정할 수 없어요."
  },
  "E409-16": {
    "status": 409,
    "name": "CHECK_IN_CLOSED",
    "message": "지금은 출석 체크를 할 수 없어요. 모임 시각 15분 전부터 15분 뒤까지 할 수 있어요."
  },
  "E409-17": {
    "status": 409,
    "name": "TOO_FAR_FROM_PLACE",
    "message": "모임 장소에서 출석 체크를 해 주세요."
  },
  "E409-18": {
    "status": 409,
    "name": "ALREADY_CHECKED_IN",
    "message": "이미 출석 체크를 했어요."
  },
  "E409-19": {
    "status": 409,
    "name": "EVALUATION_CLOSED",
    "message": "모임이 끝난 뒤에 매너 평가를 할 수 있어요."
  },
  "E409-20": {
    "status": 409,
    "name": "ALREADY_EVALUATED",
    "message": "이미 매너 평가를 했어요."
  },
  "E409-21": {
    "status": 409,
    "name": "ALREADY_REPORTED",
    "message": "이미 신고한 밥친구예요."
  },
  "E409-22": {
    "status": 409,
    "name": "CANNOT_ACTIVATE",
    "message": "휴대폰 인증을 먼저 해 주세요."
  },
  "E409-23": {
    "status": 409,
    "name": "ALREADY_BLOCKED",
    "message": "이미 차단한 밥친구예요."
  },
  "E409-24": {
    "status": 409,
    "name": "IMAGE_IN_USE",
    "message": "쓰고 있는 사진은 지울 수 없어요."
  },
  "E409-25": {
    "status": 409,
    "name": "PARTNER_APPLICATION_PENDING",
    "message": "이미 제휴 신청을 했거나 제휴 매장이 있어요."
  },
  "E409-26": {
    "status": 409,
    "name": "BALANCE_TOO_LOW",
    "message": "회원의 쌀알이 회수할 수량보다 적어요."
  },
  "E409-27": {
    "status": 409,
    "name": "SOCIAL_MEMBER_HAS_NO_PASSWORD",
    "message": "소셜 로그인 회원은 비밀번호를 재설정할 수 없어요."
  },
  "E409-28": {
    "status": 409,
    "name": "IDEMPOTENCY_KEY_REUSED",
    "message": "요청이 겹쳤어요. 새로고침한 뒤 다시 시도해 주세요."
  },
  "E409-29": {
    "status": 409,
    "name": "MEMBER_IN_RUNNING_MEETING",
    "message": "확정된 모임이 끝난 뒤에 할 수 있어요."
  },
  "E409-30": {
    "status": 409,
    "name": "SOCIAL_ACCOUNT_TAKEN",
    "message": "이미 가입한 카카오 계정이에요. 로그인해 주세요."
  },
  "E409-31": {
    "status": 409,
    "name": "ALREADY_PARTICIPATED",
    "message": "이미 참여하고 있는 모임이에요."
  },
  "E409-32": {
    "status": 409,
    "name": "MEETING_OVER",
    "message": "이미 끝난 모임이에요."
  },
  "E409-33": {
    "status": 409,
    "name": "RECEIPT_TAKEN",
    "message": "다른 계정에서 이미 처리한 결제예요. 고객센터로 알려 주세요."
  },
  "E409-50": {
    "status": 409,
    "name": "OPERATOR_PROTECTED",
    "message": "운영자 계정은 여기에서 바꿀 수 없어요."
  },
  "E409-51": {
    "status": 409,
    "name": "MEMBER_ERASED",
    "message": "탈퇴해서 정보가 지워진 회원이에요."
  },
  "E409-52": {
    "status": 409,
    "name": "APPLICANT_GONE",
    "message": "신청한 회원이 탈퇴했거나 이용이 정지됐어요."
  },
  "E413-1": {
    "status": 413,
    "name": "IMAGE_TOO_LARGE",
    "message": "파일을 올리지 못했어요. 10MB 이하의 사진을 올려 주세요."
  },
  "E413-2": {
    "status": 413,
    "name": "BODY_TOO_LARGE",
    "message": "보낸 내용이 너무 커요."
  },
  "E415-1": {
    "status": 415,
    "name": "MEDIA_TYPE_NOT_SUPPORTED",
    "message": "지원하지 않는 형식이에요."
  },
  "E415-2": {
    "status": 415,
    "name": "IMAGE_TYPE_NOT_SUPPORTED",
    "message": "JPG, PNG, WebP 사진을 올려 주세요."
  },
  "E429-1": {
    "status": 429,
    "name": "TOO_MANY_REQUESTS",
    "message": "요청이 너무 많아요. 잠시 뒤 다시 시도해 주세요."
  },
  "E429-2": {
    "status": 429,
    "name": "CODE_RESEND_TOO_SOON",
    "message": "잠시 뒤에 인증번호를 다시 받을 수 있어요."
  },
  "E429-3": {
    "status": 429,
    "name": "DAILY_CODES_EXHAUSTED",
    "message": "오늘 받을 수 있는 인증번호를 모두 받았어요. 내일 다시 시도해 주세요."
  },
  "E429-4": {
    "status": 429,
    "name": "CODE_TRIES_EXHAUSTED",
    "message": "인증번호를 여러 번 틀렸어요. 잠시 뒤 다시 시도해 주세요."
  },
  "E429-5": {
    "status": 429,
    "name": "ADMIN_LOCKED_OUT",
    "message": "로그인을 여러 번 틀려서 15분 동안 잠겼어요."
  },
  "E500-1": {
    "status": 500,
    "name": "INTERNAL",
    "message": "오류가 발생했어요. 잠시 뒤 다시 시도해 주세요."
  },
  "E501-1": {
    "status": 501,
    "name": "NOT_IMPLEMENTED",
    "message": "아직 쓸 수 없는 기능이에요."
  },
  "E502-1": {
    "status": 502,
    "name": "UPSTREAM_FAILED",
    "message": "연결된 서비스가 응답하지 않아요. 잠시 뒤 다시 시도해 주세요."
  },
  "E503-1": {
    "status": 503,
    "name": "UNAVAILABLE",
    "message": "지금은 접속이 어려워요. 잠시 뒤 다시 시도해 주세요."
  }
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** name → code, so that code reads as words. */
export const errorCodes = {
  "INVALID_REQUEST": "E400-1",
  "VERIFICATION_CODE_WRONG": "E400-2",
  "VERIFICATION_CODE_EXPIRED": "E400-3",
  "VERIFICATION_TOKEN_INVALID": "E400-4",
  "CURRENT_PASSWORD_WRONG": "E400-5",
  "SAME_PASSWORD": "E400-6",
  "SCHEDULED_IN_THE_PAST": "E400-7",
  "SCHEDULED_TOO_FAR": "E400-8",
  "CAPACITY_ORDER": "E400-9",
  "IMAGE_UNREADABLE": "E400-10",
  "SOCIAL_CODE_INVALID": "E400-11",
  "AGREEMENT_REQUIRED": "E400-12",
  "RECEIPT_INVALID": "E400-13",
  "EVALUATION_INCOMPLETE": "E400-14",
  "IMAGE_NOT_USABLE": "E400-15",
  "PARTNER_PLACE_MISMATCH": "E400-16",
  "CANNOT_TARGET_SELF": "E400-17",
  "SAME_NAME": "E400-18",
  "LOCATION_CONSENT_REQUIRED": "E400-19",
  "TOKEN_INVALID": "E401-1",
  "TOKEN_EXPIRED": "E401-2",
  "TOKEN_REVOKED": "E401-3",
  "LOGIN_REFUSED": "E401-4",
  "REFRESH_REFUSED": "E401-5",
  "ADMIN_LOGIN_REFUSED": "E401-6",
  "ROLE_NOT_ALLOWED": "E403-1",
  "STATUS_NOT_ALLOWED": "E403-2",
  "NOT_HOST": "E403-3",
  "NOT_PARTICIPANT": "E403-4",
  "EXPELLED": "E403-5",
  "NOT_PARTNER": "E403-6",
  "SOCIAL_HAS_NO_PASSWORD": "E403-7",
  "NOT_APPLICANT_OR_HOST": "E403-8",
  "GUARDIAN_CONSENT_REQUIRED": "E403-9",
  "NOT_FOUND": "E404-1",
  "MEMBER_NOT_FOUND": "E404-2",
  "MEETING_NOT_FOUND": "E404-3",
  "APPLICATION_NOT_FOUND": "E404-4",
  "IMAGE_NOT_FOUND": "E404-5",
  "PARTNER_PLACE_NOT_FOUND": "E404-6",
  "PARTNER_APPLICATION_NOT_FOUND": "E404-7",
  "NOTIFICATION_NOT_FOUND": "E404-8",
  "ANNOUNCEMENT_NOT_FOUND": "E404-9",
  "EVENT_NOT_FOUND": "E404-10",
  "BLOCK_NOT_FOUND": "E404-11",
  "REPORT_NOT_FOUND": "E404-12",
  "NOT_JOINED": "E404-13",
  "METHOD_NOT_ALLOWED": "E405-1",
  "PHONE_TAKEN": "E409-1",
  "NAME_TAKEN": "E409-2",
  "REJOIN_LOCKED": "E409-3",
  "NOT_ENOUGH_RICE": "E409-4",
  "MEETING_NOT_RECRUITING": "E409-5",
  "MEETING_FULL": "E409-6",
  "NAME_CHANGE_LOCKED": "E409-7",
  "ALREADY_JOINED": "E409-8",
  "APPLICATION_PENDING": "E409-9",
  "APPROVAL_REQUIRED": "E409-10",
  "APPROVAL_NOT_REQUIRED": "E409-11",
  "BELOW_MINIMUM": "E409-12",
  "HAS_OTHER_MEMBERS": "E409-13",
  "LAST_MEMBER": "E409-14",
  "MEETING_NOT_EDITABLE": "E409-15",
  "CHECK_IN_CLOSED": "E409-16",
  "TOO_FAR_FROM_PLACE": "E409-17",
  "ALREADY_CHECKED_IN": "E409-18",
  "EVALUATION_CLOSED": "E409-19",
  "ALREADY_EVALUATED": "E409-20",
  "ALREADY_REPORTED": "E409-21",
  "CANNOT_ACTIVATE": "E409-22",
  "ALREADY_BLOCKED": "E409-23",
  "IMAGE_IN_USE": "E409-24",
  "PARTNER_APPLICATION_PENDING": "E409-25",
  "BALANCE_TOO_LOW": "E409-26",
  "SOCIAL_MEMBER_HAS_NO_PASSWORD": "E409-27",
  "IDEMPOTENCY_KEY_REUSED": "E409-28",
  "MEMBER_IN_RUNNING_MEETING": "E409-29",
  "SOCIAL_ACCOUNT_TAKEN": "E409-30",
  "ALREADY_PARTICIPATED": "E409-31",
  "MEETING_OVER": "E409-32",
  "RECEIPT_TAKEN": "E409-33",
  "OPERATOR_PROTECTED": "E409-50",
  "MEMBER_ERASED": "E409-51",
  "APPLICANT_GONE": "E409-52",
  "IMAGE_TOO_LARGE": "E413-1",
  "BODY_TOO_LARGE": "E413-2",
  "MEDIA_TYPE_NOT_SUPPORTED": "E415-1",
  "IMAGE_TYPE_NOT_SUPPORTED": "E415-2",
  "TOO_MANY_REQUESTS": "E429-1",
  "CODE_RESEND_TOO_SOON": "E429-2",
  "DAILY_CODES_EXHAUSTED": "E429-3",
  "CODE_TRIES_EXHAUSTED": "E429-4",
  "ADMIN_LOCKED_OUT": "E429-5",
  "INTERNAL": "E500-1",
  "NOT_IMPLEMENTED": "E501-1",
  "UPSTREAM_FAILED": "E502-1",
  "UNAVAILABLE": "E503-1"
} as const;

export type ErrorName = keyof typeof errorCodes;

/** The codes each operation may answer with, besides those of the default response. */
export const operationErrors: Record<string, readonly ErrorCode[]> = {
  "login": [
    "E400-1",
    "E401-4",
    "E415-1",
    "E429-1"
  ],
  "loginAdmin": [
    "E400-1",
    "E401-6",
    "E415-1",
    "E429-5"
  ],
  "refreshTokens": [
    "E400-1",
    "E401-5",
    "E415-1"
  ],
  "logout": [],
  "loginKakao": [
    "E400-1",
    "E400-11",
    "E415-1",
    "E429-1"
  ],
  "completeKakao": [
    "E400-1",
    "E400-11",
    "E400-12",
    "E409-2",
    "E409-30",
    "E415-1",
    "E429-1"
  ],
  "sendVerificationCode": [
    "E400-1",
    "E415-1",
    "E429-1",
    "E429-2",
    "E429-3"
  ],
  "verifyVerificationCode": [
    "E400-1",
    "E400-2",
    "E400-3",
    "E415-1",
    "E429-1",
    "E429-4"
  ],
  "checkNameDuplicated": [
    "E400-1",
    "E429-1"
  ],
  "resetPassword": [
    "E400-1",
    "E400-4",
    "E415-1",
    "E429-1"
  ],
  "signup": [
    "E400-1",
    "E400-4",
    "E400-12",
    "E409-1",
    "E409-2",
    "E409-3",
    "E415-1",
    "E429-1"
  ],
  "getMe": [
    "E401-1",
    "E401-2",
    "E401-3"
  ],
  "activateMember": [
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E409-22"
  ],
  "verifyReverificationCode": [
    "E400-1",
    "E400-2",
    "E400-3",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E409-1",
    "E409-3",
    "E415-1",
    "E429-1",
    "E429-4"
  ],
  "changeMemberImage": [
    "E400-1",
    "E400-15",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E415-1"
  ],
  "deleteMemberImage": [
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2"
  ],
  "changeMemberName": [
    "E400-1",
    "E400-18",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E409-2",
    "E409-7",
    "E415-1"
  ],
  "changeMemberPassword": [
    "E400-1",
    "E400-5",
    "E400-6",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-7",
    "E415-1",
    "E429-1"
  ],
  "setMemberLocation": [
    "E400-1",
    "E400-19",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E415-1"
  ],
  "withdrawMember": [
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E409-29"
  ],
  "evaluateMembers": [
    "E400-1",
    "E400-14",
    "E400-17",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-4",
    "E404-3",
    "E409-19",
    "E409-20",
    "E415-1"
  ],
  "uploadImage": [
    "E400-1",
    "E400-10",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-2",
    "E413-1",
    "E415-1",
    "E415-2",
    "E429-1"
  ],
  "deleteImage": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-2",
    "E404-5",
    "E409-24"
  ],
  "listMeetings": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2"
  ],
  "createMeeting": [
    "E400-1",
    "E400-7",
    "E400-8",
    "E400-9",
    "E400-15",
    "E400-16",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E409-4",
    "E409-28",
    "E415-1"
  ],
  "listMeetingsOnMap": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2"
  ],
  "listHostedMeetings": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2"
  ],
  "listJoinedMeetings": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2"
  ],
  "searchMeetings": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2"
  ],
  "getMeeting": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E404-3"
  ],
  "updateMeeting": [
    "E400-1",
    "E400-16",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-3",
    "E404-3",
    "E409-15",
    "E415-1"
  ],
  "deleteMeeting": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-3",
    "E404-3",
    "E409-13",
    "E409-32"
  ],
  "confirmMeeting": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-3",
    "E404-3",
    "E409-5",
    "E409-12"
  ],
  "getMeetingCertificate": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-4",
    "E404-3"
  ],
  "joinMeeting": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-5",
    "E404-3",
    "E409-4",
    "E409-5",
    "E409-6",
    "E409-8",
    "E409-9",
    "E409-10"
  ],
  "leaveMeeting": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E404-3",
    "E404-13",
    "E409-14",
    "E409-32"
  ],
  "getAttendance": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-4",
    "E404-3"
  ],
  "checkIn": [
    "E400-1",
    "E400-19",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-4",
    "E404-3",
    "E409-16",
    "E409-17",
    "E409-18",
    "E415-1"
  ],
  "listMyMeetingApplications": [
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2"
  ],
  "listMeetingApplications": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-3",
    "E404-3"
  ],
  "getMeetingApplication": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-8",
    "E404-4"
  ],
  "applyToMeeting": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-5",
    "E404-3",
    "E409-4",
    "E409-5",
    "E409-6",
    "E409-9",
    "E409-11",
    "E409-31",
    "E415-1"
  ],
  "approveMeetingApplication": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-3",
    "E404-4",
    "E409-5",
    "E409-6",
    "E415-1"
  ],
  "deleteMeetingApplication": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-8",
    "E404-4"
  ],
  "listPartnerPlaces": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2"
  ],
  "getMyPartnerPlace": [
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-6"
  ],
  "getPartnerPlacePolicy": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E404-6"
  ],
  "applyForPartnerPlace": [
    "E400-1",
    "E400-15",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E409-25",
    "E415-1"
  ],
  "searchPlaces": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E429-1"
  ],
  "listChatrooms": [
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2"
  ],
  "getChatroomInfo": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-4",
    "E404-3"
  ],
  "listChats": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-4",
    "E404-3"
  ],
  "listNotifications": [
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2"
  ],
  "deleteAllNotifications": [
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2"
  ],
  "checkNotifications": [
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2"
  ],
  "deleteNotification": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E404-8"
  ],
  "listAnnouncements": [
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2"
  ],
  "getAnnouncement": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E404-9"
  ],
  "listEvents": [
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2"
  ],
  "getEvent": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E404-10"
  ],
  "listBlocks": [
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2"
  ],
  "blockMember": [
    "E400-1",
    "E400-17",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E404-2",
    "E409-23",
    "E415-1"
  ],
  "unblockMember": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E404-11",
    "E415-1"
  ],
  "reportOnMeeting": [
    "E400-1",
    "E400-17",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E403-4",
    "E404-2",
    "E404-3",
    "E409-21",
    "E409-28",
    "E415-1"
  ],
  "reportOutOfMeeting": [
    "E400-1",
    "E400-17",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E404-2",
    "E404-3",
    "E409-21",
    "E409-28",
    "E415-1"
  ],
  "listRiceTransactions": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2"
  ],
  "createPayment": [
    "E400-1",
    "E400-13",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E403-2",
    "E409-33",
    "E415-1"
  ],
  "getHealth": [],
  "getReadiness": [
    "E503-1"
  ],
  "getAdminDashboard": [
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "changeSecurityCode": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E415-1"
  ],
  "getAdminDailyFigures": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "listAuditLog": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "exportAdminResource": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "listAdminMembers": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "searchAdminMembers": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "getAdminMember": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-2"
  ],
  "deleteAdminMember": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-2",
    "E409-29",
    "E409-50"
  ],
  "resetAdminMemberPassword": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-2",
    "E409-27",
    "E409-50",
    "E409-51",
    "E415-1"
  ],
  "setAdminMemberStatus": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-2",
    "E409-2",
    "E409-50",
    "E409-51",
    "E415-1"
  ],
  "setAdminMemberPoint": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-2",
    "E409-50",
    "E409-51",
    "E415-1"
  ],
  "getAdminMemberImageUrl": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-2"
  ],
  "sendNotificationToAll": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E409-28",
    "E415-1"
  ],
  "sendNotificationToMember": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-2",
    "E409-28",
    "E409-51",
    "E415-1"
  ],
  "listAdminReports": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "deleteAdminReport": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-12"
  ],
  "listAdminMeetings": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "searchAdminMeetings": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "setAdminMeetingStatus": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-3",
    "E415-1"
  ],
  "deleteAdminMeeting": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-3"
  ],
  "listAdminMeetingMembers": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-3"
  ],
  "listAdminMeetingChats": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-3"
  ],
  "getAdminMeetingImageUrl": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-3"
  ],
  "listAdminPartnerApplications": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "acceptAdminPartnerApplication": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-7",
    "E409-52"
  ],
  "deleteAdminPartnerApplication": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-7"
  ],
  "listAdminPartnerPlaces": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "searchAdminPartnerPlaces": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "editAdminPartnerPlace": [
    "E400-1",
    "E400-15",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-6",
    "E415-1"
  ],
  "deleteAdminPartnerPlace": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-6"
  ],
  "setAdminPartnerPlaceCache": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-6",
    "E415-1"
  ],
  "setAdminPartnerPlaceUntil": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-6",
    "E415-1"
  ],
  "extendAdminPartnerPlace": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-6"
  ],
  "listAdminEvents": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "createAdminEvent": [
    "E400-1",
    "E400-15",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E409-28",
    "E415-1"
  ],
  "getAdminEvent": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-10"
  ],
  "editAdminEvent": [
    "E400-1",
    "E400-15",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-10",
    "E415-1"
  ],
  "deleteAdminEvent": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-10"
  ],
  "listAdminAnnouncements": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "createAdminAnnouncement": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E409-28",
    "E415-1"
  ],
  "getAdminAnnouncement": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-9"
  ],
  "editAdminAnnouncement": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-9",
    "E415-1"
  ],
  "deleteAdminAnnouncement": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-9"
  ],
  "listAdminPayments": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "searchAdminPayments": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "listAdminRiceTransactions": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "searchAdminRiceTransactions": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "syncRiceTransactions": [
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1"
  ],
  "grantRice": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-2",
    "E409-28",
    "E409-51",
    "E415-1"
  ],
  "grantRiceToAll": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E409-28",
    "E415-1"
  ],
  "revokeRice": [
    "E400-1",
    "E401-1",
    "E401-2",
    "E401-3",
    "E403-1",
    "E404-2",
    "E409-26",
    "E409-28",
    "E415-1"
  ]
};
