// Generated from the contract by "npm run generate". Do not edit.

import type { ErrorData } from "./types.ts";

/** name → code: `errorCodes.NAME_CHANGE_LOCKED`. */
export * as errorCodes from "./error-codes.ts";

/** name → code, HTTP status and Korean message; `{…}` in a message is a field of the error's data. */
export const errorCatalogue = {
  "INVALID_REQUEST": {
    "code": "E400-1",
    "status": 400,
    "message": "입력한 내용을 다시 확인해 주세요."
  },
  "VERIFICATION_CODE_WRONG": {
    "code": "E400-2",
    "status": 400,
    "message": "인증번호가 맞지 않아요. 다시 확인해 주세요."
  },
  "VERIFICATION_CODE_EXPIRED": {
    "code": "E400-3",
    "status": 400,
    "message": "인증번호가 만료됐어요. 새 인증번호를 받아 주세요."
  },
  "VERIFICATION_TOKEN_INVALID": {
    "code": "E400-4",
    "status": 400,
    "message": "휴대폰 인증을 다시 해 주세요."
  },
  "CURRENT_PASSWORD_WRONG": {
    "code": "E400-5",
    "status": 400,
    "message": "현재 비밀번호가 맞지 않아요."
  },
  "SAME_PASSWORD": {
    "code": "E400-6",
    "status": 400,
    "message": "지금과 다른 비밀번호를 써 주세요."
  },
  "SCHEDULED_IN_THE_PAST": {
    "code": "E400-7",
    "status": 400,
    "message": "지금보다 이른 시각은 고를 수 없어요."
  },
  "SCHEDULED_TOO_FAR": {
    "code": "E400-8",
    "status": 400,
    "message": "4년 뒤까지만 고를 수 있어요."
  },
  "CAPACITY_ORDER": {
    "code": "E400-9",
    "status": 400,
    "message": "최소 인원은 최대 인원보다 많을 수 없어요."
  },
  "IMAGE_UNREADABLE": {
    "code": "E400-10",
    "status": 400,
    "message": "사진을 읽을 수 없어요. 다른 사진을 올려 주세요."
  },
  "SOCIAL_CODE_INVALID": {
    "code": "E400-11",
    "status": 400,
    "message": "카카오 로그인을 다시 시도해 주세요."
  },
  "AGREEMENT_REQUIRED": {
    "code": "E400-12",
    "status": 400,
    "message": "이용약관과 개인정보처리방침에 모두 동의해 주세요."
  },
  "RECEIPT_INVALID": {
    "code": "E400-13",
    "status": 400,
    "message": "결제 내역을 확인하지 못했어요. 고객센터로 알려 주세요."
  },
  "EVALUATION_INCOMPLETE": {
    "code": "E400-14",
    "status": 400,
    "message": "모든 밥친구의 평가를 골라 주세요."
  },
  "IMAGE_NOT_USABLE": {
    "code": "E400-15",
    "status": 400,
    "message": "사진을 다시 올려 주세요."
  },
  "PARTNER_PLACE_MISMATCH": {
    "code": "E400-16",
    "status": 400,
    "message": "제휴 매장 정보를 확인할 수 없어요. 장소를 다시 골라 주세요."
  },
  "CANNOT_TARGET_SELF": {
    "code": "E400-17",
    "status": 400,
    "message": "나에게는 할 수 없는 일이에요."
  },
  "SAME_NAME": {
    "code": "E400-18",
    "status": 400,
    "message": "지금과 다른 닉네임을 써 주세요."
  },
  "LOCATION_CONSENT_REQUIRED": {
    "code": "E400-19",
    "status": 400,
    "message": "위치 이용에 동의하면 쓸 수 있어요."
  },
  "CURRENT_CODE_WRONG": {
    "code": "E400-20",
    "status": 400,
    "message": "현재 보안 코드가 맞지 않아요."
  },
  "TOKEN_INVALID": {
    "code": "E401-1",
    "status": 401,
    "message": "로그인이 필요해요."
  },
  "TOKEN_EXPIRED": {
    "code": "E401-2",
    "status": 401,
    "message": "로그인이 만료됐어요. 다시 로그인해 주세요."
  },
  "TOKEN_REVOKED": {
    "code": "E401-3",
    "status": 401,
    "message": "로그아웃됐어요. 다시 로그인해 주세요."
  },
  "LOGIN_REFUSED": {
    "code": "E401-4",
    "status": 401,
    "message": "휴대폰 번호나 비밀번호가 맞지 않아요."
  },
  "REFRESH_REFUSED": {
    "code": "E401-5",
    "status": 401,
    "message": "로그인이 만료됐어요. 다시 로그인해 주세요."
  },
  "ADMIN_LOGIN_REFUSED": {
    "code": "E401-6",
    "status": 401,
    "message": "입력한 정보가 올바르지 않아요."
  },
  "ROLE_NOT_ALLOWED": {
    "code": "E403-1",
    "status": 403,
    "message": "이 기능을 쓸 권한이 없어요."
  },
  "STATUS_NOT_ALLOWED": {
    "code": "E403-2",
    "status": 403,
    "message": "지금은 이 기능을 쓸 수 없어요. 계정 상태를 확인해 주세요."
  },
  "NOT_HOST": {
    "code": "E403-3",
    "status": 403,
    "message": "호스트만 할 수 있어요."
  },
  "NOT_PARTICIPANT": {
    "code": "E403-4",
    "status": 403,
    "message": "모임에 참여한 밥친구만 할 수 있어요."
  },
  "EXPELLED": {
    "code": "E403-5",
    "status": 403,
    "message": "이 모임에는 다시 참여할 수 없어요."
  },
  "NOT_PARTNER": {
    "code": "E403-6",
    "status": 403,
    "message": "제휴 매장 사장님만 볼 수 있어요."
  },
  "SOCIAL_HAS_NO_PASSWORD": {
    "code": "E403-7",
    "status": 403,
    "message": "카카오로 가입한 계정은 비밀번호가 없어요."
  },
  "NOT_APPLICANT_OR_HOST": {
    "code": "E403-8",
    "status": 403,
    "message": "이 신청서를 볼 권한이 없어요."
  },
  "OPERATOR_ROLE_NOT_ALLOWED": {
    "code": "E403-10",
    "status": 403,
    "message": "지금 권한으로는 할 수 없는 일이에요. 총괄 운영자에게 문의해 주세요."
  },
  "NOT_FOUND": {
    "code": "E404-1",
    "status": 404,
    "message": "찾을 수 없어요."
  },
  "MEMBER_NOT_FOUND": {
    "code": "E404-2",
    "status": 404,
    "message": "회원을 찾을 수 없어요."
  },
  "MEETING_NOT_FOUND": {
    "code": "E404-3",
    "status": 404,
    "message": "모임을 찾을 수 없어요. 삭제된 모임일 수 있어요."
  },
  "APPLICATION_NOT_FOUND": {
    "code": "E404-4",
    "status": 404,
    "message": "신청서를 찾을 수 없어요. 이미 처리됐을 수 있어요."
  },
  "IMAGE_NOT_FOUND": {
    "code": "E404-5",
    "status": 404,
    "message": "사진을 찾을 수 없어요."
  },
  "PARTNER_PLACE_NOT_FOUND": {
    "code": "E404-6",
    "status": 404,
    "message": "제휴 매장을 찾을 수 없어요."
  },
  "PARTNER_APPLICATION_NOT_FOUND": {
    "code": "E404-7",
    "status": 404,
    "message": "제휴 신청을 찾을 수 없어요."
  },
  "NOTIFICATION_NOT_FOUND": {
    "code": "E404-8",
    "status": 404,
    "message": "알림을 찾을 수 없어요."
  },
  "ANNOUNCEMENT_NOT_FOUND": {
    "code": "E404-9",
    "status": 404,
    "message": "공지사항을 찾을 수 없어요."
  },
  "EVENT_NOT_FOUND": {
    "code": "E404-10",
    "status": 404,
    "message": "이벤트를 찾을 수 없어요."
  },
  "BLOCK_NOT_FOUND": {
    "code": "E404-11",
    "status": 404,
    "message": "차단한 밥친구가 아니에요."
  },
  "REPORT_NOT_FOUND": {
    "code": "E404-12",
    "status": 404,
    "message": "신고를 찾을 수 없어요."
  },
  "NOT_JOINED": {
    "code": "E404-13",
    "status": 404,
    "message": "참여한 모임이 아니에요."
  },
  "BULK_JOB_NOT_FOUND": {
    "code": "E404-14",
    "status": 404,
    "message": "작업을 찾을 수 없어요."
  },
  "OPERATOR_NOT_FOUND": {
    "code": "E404-15",
    "status": 404,
    "message": "운영자를 찾을 수 없어요."
  },
  "METHOD_NOT_ALLOWED": {
    "code": "E405-1",
    "status": 405,
    "message": "지원하지 않는 요청이에요."
  },
  "PHONE_TAKEN": {
    "code": "E409-1",
    "status": 409,
    "message": "이미 가입한 휴대폰 번호예요. 이 번호로 로그인하거나 다른 번호를 써 주세요."
  },
  "NAME_TAKEN": {
    "code": "E409-2",
    "status": 409,
    "message": "이미 쓰고 있는 닉네임이에요."
  },
  "REJOIN_LOCKED": {
    "code": "E409-3",
    "status": 409,
    "message": "탈퇴한 번호로는 아직 다시 가입할 수 없어요. {daysLeft}일 뒤에 가입할 수 있어요."
  },
  "NOT_ENOUGH_RICE": {
    "code": "E409-4",
    "status": 409,
    "message": "쌀알이 부족해요. 충전해 주세요."
  },
  "MEETING_NOT_RECRUITING": {
    "code": "E409-5",
    "status": 409,
    "message": "이미 모집이 끝난 모임이에요."
  },
  "MEETING_FULL": {
    "code": "E409-6",
    "status": 409,
    "message": "자리가 다 찼어요."
  },
  "NAME_CHANGE_LOCKED": {
    "code": "E409-7",
    "status": 409,
    "message": "아직 닉네임을 바꿀 수 없어요. {daysLeft}일 뒤에 바꿀 수 있어요."
  },
  "ALREADY_JOINED": {
    "code": "E409-8",
    "status": 409,
    "message": "이미 참여한 모임이에요."
  },
  "APPLICATION_PENDING": {
    "code": "E409-9",
    "status": 409,
    "message": "호스트의 승인을 기다리고 있어요."
  },
  "APPROVAL_REQUIRED": {
    "code": "E409-10",
    "status": 409,
    "message": "호스트의 승인이 필요한 모임이에요. 신청서를 보내 주세요."
  },
  "APPROVAL_NOT_REQUIRED": {
    "code": "E409-11",
    "status": 409,
    "message": "신청서 없이 바로 참여할 수 있는 모임이에요."
  },
  "BELOW_MINIMUM": {
    "code": "E409-12",
    "status": 409,
    "message": "최소 인원이 모여야 확정할 수 있어요."
  },
  "HAS_OTHER_MEMBERS": {
    "code": "E409-13",
    "status": 409,
    "message": "두 명 이상 모인 모임은 삭제할 수 없어요."
  },
  "LAST_MEMBER": {
    "code": "E409-14",
    "status": 409,
    "message": "혼자 남은 모임은 나갈 수 없어요. 모임을 삭제해 주세요."
  },
  "MEETING_NOT_EDITABLE": {
    "code": "E409-15",
    "status": 409,
    "message": "확정된 모임은 수정할 수 없어요."
  },
  "CHECK_IN_CLOSED": {
    "code": "E409-16",
    "status": 409,
    "message": "지금은 출석 체크를 할 수 없어요. 모임 시각 15분 전부터 15분 뒤까지 할 수 있어요."
  },
  "TOO_FAR_FROM_PLACE": {
    "code": "E409-17",
    "status": 409,
    "message": "모임 장소에서 출석 체크를 해 주세요."
  },
  "ALREADY_CHECKED_IN": {
    "code": "E409-18",
    "status": 409,
    "message": "이미 출석 체크를 했어요."
  },
  "EVALUATION_CLOSED": {
    "code": "E409-19",
    "status": 409,
    "message": "모임이 끝난 뒤에 매너 평가를 할 수 있어요."
  },
  "ALREADY_EVALUATED": {
    "code": "E409-20",
    "status": 409,
    "message": "이미 매너 평가를 했어요."
  },
  "ALREADY_REPORTED": {
    "code": "E409-21",
    "status": 409,
    "message": "이미 신고한 밥친구예요."
  },
  "CANNOT_ACTIVATE": {
    "code": "E409-22",
    "status": 409,
    "message": "휴대폰 인증을 먼저 해 주세요."
  },
  "ALREADY_BLOCKED": {
    "code": "E409-23",
    "status": 409,
    "message": "이미 차단한 밥친구예요."
  },
  "IMAGE_IN_USE": {
    "code": "E409-24",
    "status": 409,
    "message": "쓰고 있는 사진은 지울 수 없어요."
  },
  "PARTNER_APPLICATION_PENDING": {
    "code": "E409-25",
    "status": 409,
    "message": "이미 제휴 신청을 했거나 제휴 매장이 있어요."
  },
  "BALANCE_TOO_LOW": {
    "code": "E409-26",
    "status": 409,
    "message": "회원의 쌀알이 회수할 수량보다 적어요."
  },
  "SOCIAL_MEMBER_HAS_NO_PASSWORD": {
    "code": "E409-27",
    "status": 409,
    "message": "소셜 로그인 회원은 비밀번호를 재설정할 수 없어요."
  },
  "IDEMPOTENCY_KEY_REUSED": {
    "code": "E409-28",
    "status": 409,
    "message": "요청이 겹쳤어요. 새로 고침한 뒤 다시 시도해 주세요."
  },
  "MEMBER_IN_RUNNING_MEETING": {
    "code": "E409-29",
    "status": 409,
    "message": "확정된 모임이 끝난 뒤에 할 수 있어요."
  },
  "SOCIAL_ACCOUNT_TAKEN": {
    "code": "E409-30",
    "status": 409,
    "message": "이미 가입한 카카오 계정이에요. 로그인해 주세요."
  },
  "ALREADY_PARTICIPATED": {
    "code": "E409-31",
    "status": 409,
    "message": "이미 참여하고 있는 모임이에요."
  },
  "MEETING_OVER": {
    "code": "E409-32",
    "status": 409,
    "message": "이미 끝난 모임이에요."
  },
  "RECEIPT_TAKEN": {
    "code": "E409-33",
    "status": 409,
    "message": "다른 계정에서 이미 처리한 결제예요. 고객센터로 알려 주세요."
  },
  "PASSWORD_RESET_LOCKED": {
    "code": "E409-34",
    "status": 409,
    "message": "휴대폰 번호를 바꾼 지 얼마 되지 않아 비밀번호를 다시 설정할 수 없어요. {daysLeft}일 뒤에 할 수 있어요."
  },
  "OPERATOR_PROTECTED": {
    "code": "E409-50",
    "status": 409,
    "message": "운영자 계정은 여기에서 바꿀 수 없어요."
  },
  "MEMBER_ERASED": {
    "code": "E409-51",
    "status": 409,
    "message": "탈퇴해서 정보가 지워진 회원이에요."
  },
  "APPLICANT_GONE": {
    "code": "E409-52",
    "status": 409,
    "message": "신청한 회원이 탈퇴했거나 이용이 정지됐어요."
  },
  "BULK_JOB_NOT_RUNNING": {
    "code": "E409-53",
    "status": 409,
    "message": "이미 끝났거나 중지한 작업이에요."
  },
  "LAST_OWNER": {
    "code": "E409-55",
    "status": 409,
    "message": "총괄 운영자가 한 명은 있어야 해요. 다른 운영자를 먼저 총괄로 바꿔 주세요."
  },
  "MEETING_DEPOSITS_REFUNDED": {
    "code": "E409-56",
    "status": 409,
    "message": "보증금을 이미 돌려준 모임은 다시 열 수 없어요."
  },
  "REPORT_ALREADY_WORKED": {
    "code": "E409-57",
    "status": 409,
    "message": "이미 처리한 신고예요. 지금 상태를 확인해 주세요."
  },
  "MEETING_NOT_FULL": {
    "code": "E409-58",
    "status": 409,
    "message": "지금 빈자리가 있어요. 바로 참여해 보세요."
  },
  "MEETING_GONE": {
    "code": "E410-1",
    "status": 410,
    "message": "이미 끝났거나 삭제된 모임이에요."
  },
  "IMAGE_TOO_LARGE": {
    "code": "E413-1",
    "status": 413,
    "message": "파일을 올리지 못했어요. 10MB 이하의 사진을 올려 주세요."
  },
  "BODY_TOO_LARGE": {
    "code": "E413-2",
    "status": 413,
    "message": "보낸 내용이 너무 커요."
  },
  "MEDIA_TYPE_NOT_SUPPORTED": {
    "code": "E415-1",
    "status": 415,
    "message": "지원하지 않는 형식이에요."
  },
  "IMAGE_TYPE_NOT_SUPPORTED": {
    "code": "E415-2",
    "status": 415,
    "message": "JPG, PNG, WebP, GIF, AVIF 사진을 올려 주세요."
  },
  "TOO_MANY_REQUESTS": {
    "code": "E429-1",
    "status": 429,
    "message": "요청이 너무 많아요. 잠시 뒤 다시 시도해 주세요."
  },
  "CODE_RESEND_TOO_SOON": {
    "code": "E429-2",
    "status": 429,
    "message": "잠시 뒤에 인증번호를 다시 받을 수 있어요."
  },
  "DAILY_CODES_EXHAUSTED": {
    "code": "E429-3",
    "status": 429,
    "message": "오늘 받을 수 있는 인증번호를 모두 받았어요. 내일 다시 시도해 주세요."
  },
  "CODE_TRIES_EXHAUSTED": {
    "code": "E429-4",
    "status": 429,
    "message": "인증번호를 여러 번 틀렸어요. 새 인증번호를 받아 주세요. 그래도 안 되면 내일 다시 시도해 주세요."
  },
  "ADMIN_LOCKED_OUT": {
    "code": "E429-5",
    "status": 429,
    "message": "로그인을 여러 번 틀려서 15분 동안 잠겼어요."
  },
  "INTERNAL": {
    "code": "E500-1",
    "status": 500,
    "message": "오류가 발생했어요. 잠시 뒤 다시 시도해 주세요."
  },
  "NOT_IMPLEMENTED": {
    "code": "E501-1",
    "status": 501,
    "message": "아직 쓸 수 없는 기능이에요."
  },
  "UPSTREAM_FAILED": {
    "code": "E502-1",
    "status": 502,
    "message": "연결된 서비스가 응답하지 않아요. 잠시 뒤 다시 시도해 주세요."
  },
  "UNAVAILABLE": {
    "code": "E503-1",
    "status": 503,
    "message": "지금은 접속이 어려워요. 잠시 뒤 다시 시도해 주세요."
  }
} as const;

export type ErrorName = keyof typeof errorCatalogue;
export type ErrorCode = (typeof errorCatalogue)[ErrorName]["code"];

/** code → name. */
export const errorNames = {
  "E400-1": "INVALID_REQUEST",
  "E400-2": "VERIFICATION_CODE_WRONG",
  "E400-3": "VERIFICATION_CODE_EXPIRED",
  "E400-4": "VERIFICATION_TOKEN_INVALID",
  "E400-5": "CURRENT_PASSWORD_WRONG",
  "E400-6": "SAME_PASSWORD",
  "E400-7": "SCHEDULED_IN_THE_PAST",
  "E400-8": "SCHEDULED_TOO_FAR",
  "E400-9": "CAPACITY_ORDER",
  "E400-10": "IMAGE_UNREADABLE",
  "E400-11": "SOCIAL_CODE_INVALID",
  "E400-12": "AGREEMENT_REQUIRED",
  "E400-13": "RECEIPT_INVALID",
  "E400-14": "EVALUATION_INCOMPLETE",
  "E400-15": "IMAGE_NOT_USABLE",
  "E400-16": "PARTNER_PLACE_MISMATCH",
  "E400-17": "CANNOT_TARGET_SELF",
  "E400-18": "SAME_NAME",
  "E400-19": "LOCATION_CONSENT_REQUIRED",
  "E400-20": "CURRENT_CODE_WRONG",
  "E401-1": "TOKEN_INVALID",
  "E401-2": "TOKEN_EXPIRED",
  "E401-3": "TOKEN_REVOKED",
  "E401-4": "LOGIN_REFUSED",
  "E401-5": "REFRESH_REFUSED",
  "E401-6": "ADMIN_LOGIN_REFUSED",
  "E403-1": "ROLE_NOT_ALLOWED",
  "E403-2": "STATUS_NOT_ALLOWED",
  "E403-3": "NOT_HOST",
  "E403-4": "NOT_PARTICIPANT",
  "E403-5": "EXPELLED",
  "E403-6": "NOT_PARTNER",
  "E403-7": "SOCIAL_HAS_NO_PASSWORD",
  "E403-8": "NOT_APPLICANT_OR_HOST",
  "E403-10": "OPERATOR_ROLE_NOT_ALLOWED",
  "E404-1": "NOT_FOUND",
  "E404-2": "MEMBER_NOT_FOUND",
  "E404-3": "MEETING_NOT_FOUND",
  "E404-4": "APPLICATION_NOT_FOUND",
  "E404-5": "IMAGE_NOT_FOUND",
  "E404-6": "PARTNER_PLACE_NOT_FOUND",
  "E404-7": "PARTNER_APPLICATION_NOT_FOUND",
  "E404-8": "NOTIFICATION_NOT_FOUND",
  "E404-9": "ANNOUNCEMENT_NOT_FOUND",
  "E404-10": "EVENT_NOT_FOUND",
  "E404-11": "BLOCK_NOT_FOUND",
  "E404-12": "REPORT_NOT_FOUND",
  "E404-13": "NOT_JOINED",
  "E404-14": "BULK_JOB_NOT_FOUND",
  "E404-15": "OPERATOR_NOT_FOUND",
  "E405-1": "METHOD_NOT_ALLOWED",
  "E409-1": "PHONE_TAKEN",
  "E409-2": "NAME_TAKEN",
  "E409-3": "REJOIN_LOCKED",
  "E409-4": "NOT_ENOUGH_RICE",
  "E409-5": "MEETING_NOT_RECRUITING",
  "E409-6": "MEETING_FULL",
  "E409-7": "NAME_CHANGE_LOCKED",
  "E409-8": "ALREADY_JOINED",
  "E409-9": "APPLICATION_PENDING",
  "E409-10": "APPROVAL_REQUIRED",
  "E409-11": "APPROVAL_NOT_REQUIRED",
  "E409-12": "BELOW_MINIMUM",
  "E409-13": "HAS_OTHER_MEMBERS",
  "E409-14": "LAST_MEMBER",
  "E409-15": "MEETING_NOT_EDITABLE",
  "E409-16": "CHECK_IN_CLOSED",
  "E409-17": "TOO_FAR_FROM_PLACE",
  "E409-18": "ALREADY_CHECKED_IN",
  "E409-19": "EVALUATION_CLOSED",
  "E409-20": "ALREADY_EVALUATED",
  "E409-21": "ALREADY_REPORTED",
  "E409-22": "CANNOT_ACTIVATE",
  "E409-23": "ALREADY_BLOCKED",
  "E409-24": "IMAGE_IN_USE",
  "E409-25": "PARTNER_APPLICATION_PENDING",
  "E409-26": "BALANCE_TOO_LOW",
  "E409-27": "SOCIAL_MEMBER_HAS_NO_PASSWORD",
  "E409-28": "IDEMPOTENCY_KEY_REUSED",
  "E409-29": "MEMBER_IN_RUNNING_MEETING",
  "E409-30": "SOCIAL_ACCOUNT_TAKEN",
  "E409-31": "ALREADY_PARTICIPATED",
  "E409-32": "MEETING_OVER",
  "E409-33": "RECEIPT_TAKEN",
  "E409-34": "PASSWORD_RESET_LOCKED",
  "E409-50": "OPERATOR_PROTECTED",
  "E409-51": "MEMBER_ERASED",
  "E409-52": "APPLICANT_GONE",
  "E409-53": "BULK_JOB_NOT_RUNNING",
  "E409-55": "LAST_OWNER",
  "E409-56": "MEETING_DEPOSITS_REFUNDED",
  "E409-57": "REPORT_ALREADY_WORKED",
  "E409-58": "MEETING_NOT_FULL",
  "E410-1": "MEETING_GONE",
  "E413-1": "IMAGE_TOO_LARGE",
  "E413-2": "BODY_TOO_LARGE",
  "E415-1": "MEDIA_TYPE_NOT_SUPPORTED",
  "E415-2": "IMAGE_TYPE_NOT_SUPPORTED",
  "E429-1": "TOO_MANY_REQUESTS",
  "E429-2": "CODE_RESEND_TOO_SOON",
  "E429-3": "DAILY_CODES_EXHAUSTED",
  "E429-4": "CODE_TRIES_EXHAUSTED",
  "E429-5": "ADMIN_LOCKED_OUT",
  "E500-1": "INTERNAL",
  "E501-1": "NOT_IMPLEMENTED",
  "E502-1": "UPSTREAM_FAILED",
  "E503-1": "UNAVAILABLE"
} as const satisfies Record<ErrorCode, ErrorName>;

/** The fields of data that an error carries; an error that is absent here carries none. */
export interface ErrorDataKeys {
  INVALID_REQUEST: "fields";
  CURRENT_CODE_WRONG: "fields";
  REFRESH_REFUSED: "status";
  STATUS_NOT_ALLOWED: "status";
  REJOIN_LOCKED: "daysLeft";
  NOT_ENOUGH_RICE: "balance" | "required";
  NAME_CHANGE_LOCKED: "daysLeft";
  TOO_FAR_FROM_PLACE: "distanceM";
  BALANCE_TOO_LOW: "balance" | "required";
  PASSWORD_RESET_LOCKED: "daysLeft";
  TOO_MANY_REQUESTS: "retryAfterSeconds";
  CODE_RESEND_TOO_SOON: "retryAfterSeconds";
  DAILY_CODES_EXHAUSTED: "retryAfterSeconds";
  CODE_TRIES_EXHAUSTED: "retryAfterSeconds";
  ADMIN_LOCKED_OUT: "retryAfterSeconds";
}

export type ErrorDataOf<Name extends ErrorName> = Name extends keyof ErrorDataKeys
  ? Required<Pick<ErrorData, ErrorDataKeys[Name]>>
  : undefined;

/** The errors each operation may answer with, besides those of the default response. */
export const operationErrors: Record<string, readonly ErrorName[]> = {
  "login": [
    "INVALID_REQUEST",
    "LOGIN_REFUSED",
    "MEDIA_TYPE_NOT_SUPPORTED",
    "TOO_MANY_REQUESTS"
  ],
  "loginAdmin": [
    "INVALID_REQUEST",
    "ADMIN_LOGIN_REFUSED",
    "MEDIA_TYPE_NOT_SUPPORTED",
    "ADMIN_LOCKED_OUT"
  ],
  "refreshTokens": [
    "INVALID_REQUEST",
    "REFRESH_REFUSED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "logout": [],
  "loginKakao": [
    "INVALID_REQUEST",
    "SOCIAL_CODE_INVALID",
    "MEDIA_TYPE_NOT_SUPPORTED",
    "TOO_MANY_REQUESTS"
  ],
  "completeKakao": [
    "INVALID_REQUEST",
    "SOCIAL_CODE_INVALID",
    "AGREEMENT_REQUIRED",
    "NAME_TAKEN",
    "SOCIAL_ACCOUNT_TAKEN",
    "MEDIA_TYPE_NOT_SUPPORTED",
    "TOO_MANY_REQUESTS"
  ],
  "sendVerificationCode": [
    "INVALID_REQUEST",
    "MEDIA_TYPE_NOT_SUPPORTED",
    "TOO_MANY_REQUESTS",
    "CODE_RESEND_TOO_SOON",
    "DAILY_CODES_EXHAUSTED"
  ],
  "verifyVerificationCode": [
    "INVALID_REQUEST",
    "VERIFICATION_CODE_WRONG",
    "VERIFICATION_CODE_EXPIRED",
    "PHONE_TAKEN",
    "REJOIN_LOCKED",
    "MEDIA_TYPE_NOT_SUPPORTED",
    "TOO_MANY_REQUESTS",
    "CODE_TRIES_EXHAUSTED"
  ],
  "checkNameDuplicated": [
    "INVALID_REQUEST",
    "TOO_MANY_REQUESTS"
  ],
  "resetPassword": [
    "INVALID_REQUEST",
    "VERIFICATION_TOKEN_INVALID",
    "PASSWORD_RESET_LOCKED",
    "MEDIA_TYPE_NOT_SUPPORTED",
    "TOO_MANY_REQUESTS"
  ],
  "signup": [
    "INVALID_REQUEST",
    "VERIFICATION_TOKEN_INVALID",
    "AGREEMENT_REQUIRED",
    "PHONE_TAKEN",
    "NAME_TAKEN",
    "MEDIA_TYPE_NOT_SUPPORTED",
    "TOO_MANY_REQUESTS"
  ],
  "getMe": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED"
  ],
  "activateMember": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "CANNOT_ACTIVATE"
  ],
  "verifyReverificationCode": [
    "INVALID_REQUEST",
    "VERIFICATION_CODE_WRONG",
    "VERIFICATION_CODE_EXPIRED",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "PHONE_TAKEN",
    "REJOIN_LOCKED",
    "MEDIA_TYPE_NOT_SUPPORTED",
    "TOO_MANY_REQUESTS",
    "CODE_TRIES_EXHAUSTED"
  ],
  "changeMemberImage": [
    "INVALID_REQUEST",
    "IMAGE_NOT_USABLE",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "deleteMemberImage": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "changeMemberName": [
    "INVALID_REQUEST",
    "SAME_NAME",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NAME_TAKEN",
    "NAME_CHANGE_LOCKED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "changeMemberPassword": [
    "INVALID_REQUEST",
    "CURRENT_PASSWORD_WRONG",
    "SAME_PASSWORD",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "SOCIAL_HAS_NO_PASSWORD",
    "MEDIA_TYPE_NOT_SUPPORTED",
    "TOO_MANY_REQUESTS"
  ],
  "setMemberLocation": [
    "INVALID_REQUEST",
    "LOCATION_CONSENT_REQUIRED",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "withdrawMember": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "MEMBER_IN_RUNNING_MEETING"
  ],
  "getNotificationSettings": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "setNotificationSettings": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "getMemberProfile": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "MEMBER_NOT_FOUND"
  ],
  "evaluateMembers": [
    "INVALID_REQUEST",
    "EVALUATION_INCOMPLETE",
    "CANNOT_TARGET_SELF",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOT_PARTICIPANT",
    "MEETING_NOT_FOUND",
    "EVALUATION_CLOSED",
    "ALREADY_EVALUATED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "uploadImage": [
    "INVALID_REQUEST",
    "IMAGE_UNREADABLE",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "STATUS_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "IMAGE_TOO_LARGE",
    "MEDIA_TYPE_NOT_SUPPORTED",
    "IMAGE_TYPE_NOT_SUPPORTED",
    "TOO_MANY_REQUESTS"
  ],
  "deleteImage": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "STATUS_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "IMAGE_NOT_FOUND",
    "IMAGE_IN_USE"
  ],
  "listMeetings": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "createMeeting": [
    "INVALID_REQUEST",
    "SCHEDULED_IN_THE_PAST",
    "SCHEDULED_TOO_FAR",
    "CAPACITY_ORDER",
    "IMAGE_NOT_USABLE",
    "PARTNER_PLACE_MISMATCH",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOT_ENOUGH_RICE",
    "IDEMPOTENCY_KEY_REUSED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "listMeetingsOnMap": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "listHostedMeetings": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "listJoinedMeetings": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "searchMeetings": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "getMeeting": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "MEETING_NOT_FOUND"
  ],
  "updateMeeting": [
    "INVALID_REQUEST",
    "PARTNER_PLACE_MISMATCH",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOT_HOST",
    "MEETING_NOT_FOUND",
    "MEETING_NOT_EDITABLE",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "deleteMeeting": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOT_HOST",
    "MEETING_NOT_FOUND",
    "HAS_OTHER_MEMBERS",
    "MEETING_OVER"
  ],
  "getPublicMeeting": [
    "INVALID_REQUEST",
    "MEETING_NOT_FOUND",
    "MEETING_GONE",
    "TOO_MANY_REQUESTS"
  ],
  "confirmMeeting": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOT_HOST",
    "MEETING_NOT_FOUND",
    "MEETING_NOT_RECRUITING",
    "BELOW_MINIMUM"
  ],
  "requestSeatAlert": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "EXPELLED",
    "MEETING_NOT_FOUND",
    "MEETING_NOT_RECRUITING",
    "ALREADY_JOINED",
    "MEETING_NOT_FULL"
  ],
  "cancelSeatAlert": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "MEETING_NOT_FOUND"
  ],
  "getMeetingCertificate": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOT_PARTICIPANT",
    "MEETING_NOT_FOUND"
  ],
  "joinMeeting": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "EXPELLED",
    "MEETING_NOT_FOUND",
    "NOT_ENOUGH_RICE",
    "MEETING_NOT_RECRUITING",
    "MEETING_FULL",
    "ALREADY_JOINED",
    "APPLICATION_PENDING",
    "APPROVAL_REQUIRED"
  ],
  "leaveMeeting": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "MEETING_NOT_FOUND",
    "NOT_JOINED",
    "LAST_MEMBER",
    "MEETING_OVER"
  ],
  "getAttendance": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOT_PARTICIPANT",
    "MEETING_NOT_FOUND"
  ],
  "checkIn": [
    "INVALID_REQUEST",
    "LOCATION_CONSENT_REQUIRED",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOT_PARTICIPANT",
    "MEETING_NOT_FOUND",
    "CHECK_IN_CLOSED",
    "TOO_FAR_FROM_PLACE",
    "ALREADY_CHECKED_IN",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "listMyMeetingApplications": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "listMeetingApplications": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOT_HOST",
    "MEETING_NOT_FOUND"
  ],
  "getMeetingApplication": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOT_APPLICANT_OR_HOST",
    "APPLICATION_NOT_FOUND"
  ],
  "applyToMeeting": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "EXPELLED",
    "MEETING_NOT_FOUND",
    "NOT_ENOUGH_RICE",
    "MEETING_NOT_RECRUITING",
    "MEETING_FULL",
    "APPLICATION_PENDING",
    "APPROVAL_NOT_REQUIRED",
    "ALREADY_PARTICIPATED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "approveMeetingApplication": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOT_HOST",
    "APPLICATION_NOT_FOUND",
    "MEETING_NOT_RECRUITING",
    "MEETING_FULL",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "deleteMeetingApplication": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOT_APPLICANT_OR_HOST",
    "APPLICATION_NOT_FOUND"
  ],
  "listPartnerPlaces": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "getMyPartnerPlace": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOT_PARTNER"
  ],
  "getPartnerPlacePolicy": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "PARTNER_PLACE_NOT_FOUND"
  ],
  "applyForPartnerPlace": [
    "INVALID_REQUEST",
    "IMAGE_NOT_USABLE",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "PARTNER_APPLICATION_PENDING",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "searchPlaces": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "TOO_MANY_REQUESTS"
  ],
  "listChatrooms": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "getChatroomInfo": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOT_PARTICIPANT",
    "MEETING_NOT_FOUND"
  ],
  "listChats": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOT_PARTICIPANT",
    "MEETING_NOT_FOUND"
  ],
  "listNotifications": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "deleteAllNotifications": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "checkNotifications": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "deleteNotification": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOTIFICATION_NOT_FOUND"
  ],
  "getWebPushKey": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "saveWebSubscription": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "deleteWebSubscription": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "listAnnouncements": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "getAnnouncement": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "ANNOUNCEMENT_NOT_FOUND"
  ],
  "listEvents": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "getEvent": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "EVENT_NOT_FOUND"
  ],
  "listBlocks": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "blockMember": [
    "INVALID_REQUEST",
    "CANNOT_TARGET_SELF",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "MEMBER_NOT_FOUND",
    "ALREADY_BLOCKED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "unblockMember": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "BLOCK_NOT_FOUND",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "reportOnMeeting": [
    "INVALID_REQUEST",
    "CANNOT_TARGET_SELF",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "NOT_PARTICIPANT",
    "MEMBER_NOT_FOUND",
    "MEETING_NOT_FOUND",
    "ALREADY_REPORTED",
    "IDEMPOTENCY_KEY_REUSED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "reportOutOfMeeting": [
    "INVALID_REQUEST",
    "CANNOT_TARGET_SELF",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "MEMBER_NOT_FOUND",
    "MEETING_NOT_FOUND",
    "ALREADY_REPORTED",
    "IDEMPOTENCY_KEY_REUSED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "listRiceTransactions": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED"
  ],
  "createPayment": [
    "INVALID_REQUEST",
    "RECEIPT_INVALID",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "STATUS_NOT_ALLOWED",
    "RECEIPT_TAKEN",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "getHealth": [
    "UNAVAILABLE"
  ],
  "getReadiness": [
    "UNAVAILABLE"
  ],
  "getAdminDashboard": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "getAdminInbox": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "changeSecurityCode": [
    "INVALID_REQUEST",
    "CURRENT_CODE_WRONG",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "MEDIA_TYPE_NOT_SUPPORTED",
    "TOO_MANY_REQUESTS"
  ],
  "getAdminDailyFigures": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "listAuditLog": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "listAdminBulkJobs": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "getAdminBulkJob": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "BULK_JOB_NOT_FOUND"
  ],
  "stopAdminBulkJob": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "BULK_JOB_NOT_FOUND",
    "BULK_JOB_NOT_RUNNING"
  ],
  "exportAdminResource": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED"
  ],
  "getAdminMe": [
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "listAdminOperators": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED"
  ],
  "setAdminOperator": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "OPERATOR_NOT_FOUND",
    "LAST_OWNER",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "listAccessLog": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED"
  ],
  "listAdminMembers": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "searchAdminMembers": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED"
  ],
  "getAdminMember": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "MEMBER_NOT_FOUND"
  ],
  "deleteAdminMember": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "MEMBER_NOT_FOUND",
    "MEMBER_IN_RUNNING_MEETING",
    "OPERATOR_PROTECTED"
  ],
  "resetAdminMemberPassword": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "MEMBER_NOT_FOUND",
    "SOCIAL_MEMBER_HAS_NO_PASSWORD",
    "OPERATOR_PROTECTED",
    "MEMBER_ERASED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "setAdminMemberStatus": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "MEMBER_NOT_FOUND",
    "NAME_TAKEN",
    "OPERATOR_PROTECTED",
    "MEMBER_ERASED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "setAdminMemberPoint": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "MEMBER_NOT_FOUND",
    "OPERATOR_PROTECTED",
    "MEMBER_ERASED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "getAdminMemberImageUrl": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "MEMBER_NOT_FOUND"
  ],
  "revealAdminMember": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "MEMBER_NOT_FOUND",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "sendNotificationToAll": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "IDEMPOTENCY_KEY_REUSED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "sendNotificationToMember": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "MEMBER_NOT_FOUND",
    "IDEMPOTENCY_KEY_REUSED",
    "MEMBER_ERASED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "listAdminReports": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "getAdminReport": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "REPORT_NOT_FOUND"
  ],
  "setAdminReport": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "REPORT_NOT_FOUND",
    "REPORT_ALREADY_WORKED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "deleteAdminReport": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "REPORT_NOT_FOUND"
  ],
  "listAdminMeetings": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "searchAdminMeetings": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "setAdminMeetingStatus": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "MEETING_NOT_FOUND",
    "MEETING_DEPOSITS_REFUNDED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "deleteAdminMeeting": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "MEETING_NOT_FOUND"
  ],
  "listAdminMeetingMembers": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "MEETING_NOT_FOUND"
  ],
  "listAdminMeetingChats": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "MEETING_NOT_FOUND"
  ],
  "getAdminMeetingImageUrl": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "MEETING_NOT_FOUND"
  ],
  "listAdminPartnerApplications": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "acceptAdminPartnerApplication": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "PARTNER_APPLICATION_NOT_FOUND",
    "APPLICANT_GONE"
  ],
  "deleteAdminPartnerApplication": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "PARTNER_APPLICATION_NOT_FOUND"
  ],
  "listAdminPartnerPlaces": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "searchAdminPartnerPlaces": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "editAdminPartnerPlace": [
    "INVALID_REQUEST",
    "IMAGE_NOT_USABLE",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "PARTNER_PLACE_NOT_FOUND",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "deleteAdminPartnerPlace": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "PARTNER_PLACE_NOT_FOUND"
  ],
  "setAdminPartnerPlaceCache": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "PARTNER_PLACE_NOT_FOUND",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "setAdminPartnerPlaceUntil": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "PARTNER_PLACE_NOT_FOUND",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "extendAdminPartnerPlace": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "PARTNER_PLACE_NOT_FOUND"
  ],
  "listAdminEvents": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "createAdminEvent": [
    "INVALID_REQUEST",
    "IMAGE_NOT_USABLE",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "IDEMPOTENCY_KEY_REUSED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "getAdminEvent": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "EVENT_NOT_FOUND"
  ],
  "editAdminEvent": [
    "INVALID_REQUEST",
    "IMAGE_NOT_USABLE",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "EVENT_NOT_FOUND",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "deleteAdminEvent": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "EVENT_NOT_FOUND"
  ],
  "listAdminAnnouncements": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "createAdminAnnouncement": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "IDEMPOTENCY_KEY_REUSED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "getAdminAnnouncement": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "ANNOUNCEMENT_NOT_FOUND"
  ],
  "editAdminAnnouncement": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "ANNOUNCEMENT_NOT_FOUND",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "deleteAdminAnnouncement": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "ANNOUNCEMENT_NOT_FOUND"
  ],
  "listAdminPayments": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "searchAdminPayments": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "listAdminRiceTransactions": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "searchAdminRiceTransactions": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED"
  ],
  "syncRiceTransactions": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED"
  ],
  "grantRice": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "MEMBER_NOT_FOUND",
    "IDEMPOTENCY_KEY_REUSED",
    "MEMBER_ERASED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "grantRiceToAll": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "IDEMPOTENCY_KEY_REUSED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ],
  "revokeRice": [
    "INVALID_REQUEST",
    "TOKEN_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_REVOKED",
    "ROLE_NOT_ALLOWED",
    "OPERATOR_ROLE_NOT_ALLOWED",
    "MEMBER_NOT_FOUND",
    "BALANCE_TOO_LOW",
    "IDEMPOTENCY_KEY_REUSED",
    "MEDIA_TYPE_NOT_SUPPORTED"
  ]
};
