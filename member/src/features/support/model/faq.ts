/**
 * Frequent questions (D40). Numbers that the code acts on come from the contract's rules, so that an answer can't differ
 * from what happens.
 */
import {
  AUTO_CONFIRM_MIN,
  CHECK_IN_RADIUS_M,
  CHECK_IN_CLOSES_MIN,
  CHECK_IN_OPENS_MIN,
  FIRST_MEAL_SCORE,
  MEETING_DEPOSIT_RICE,
  NAME_LOCK_DAYS,
  NEARBY_RADIUS_M,
  NO_SHOW_ANSWER_DAYS,
  NO_SHOW_OBJECTION_DAYS,
  NO_SHOW_PENALTY_WON,
  NO_SHOW_SCORE,
  RATING_SCORE,
  REJOIN_LOCK_DAYS,
  REPORT_ANSWER_HOURS,
  SANCTION_APPEAL_DAYS,
  SIGNUP_RICE,
} from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import { formatNumber } from "@babchingu/web/format.ts";
import { ricePacks } from "../../rice/index.ts";

/** The tabs of the page (member §2). */
export const FAQ_TABS = [
  { value: "meetings", label: "모임" },
  { value: "rice", label: "쌀알" },
  { value: "other", label: "기타" },
] as const;

export type FaqTab = (typeof FAQ_TABS)[number]["value"];

/** The paragraphs of the answer, by question. */
type Answers = Readonly<Record<string, readonly string[]>>;

const { minCapacity, maxCapacity } = limits.CreateMeetingRequest;
const deposit = `쌀알 ${formatNumber(MEETING_DEPOSIT_RICE)}알`;
const formatKilometres = (metres: number): string => `${metres / 1000}km`;
const nearbyRadius = formatKilometres(NEARBY_RADIUS_M);
const checkInWindow = `모임 시각 ${CHECK_IN_OPENS_MIN}분 전부터 ${CHECK_IN_CLOSES_MIN}분 뒤까지`;
const checkInRadius = formatKilometres(CHECK_IN_RADIUS_M);

export const faq: Readonly<Record<FaqTab, Answers>> = {
  meetings: {
    "모임은 어떻게 찾나요?": [
      `저장한 위치에서 ${nearbyRadius} 안의 모임을 모임 탭과 탐색 지도에서 볼 수 있어요.`,
      "마이 화면의 내 위치에서 위치를 바꾸면 그 근처의 모임이 나와요.",
    ],
    "모임은 몇 명부터 열 수 있나요?": [
      `${minCapacity.minimum}명부터 ${maxCapacity.maximum}명까지예요. 최소 인원과 최대 인원은 모임을 만들 때 정해요.`,
    ],
    "밥값은 누가 내나요?": [
      "먹은 만큼 식당에서 각자 내요. 밥친구는 밥값을 받지 않아요. 자리를 잡을 때 맡기는 쌀알은 밥값이 아니라 보증금이에요.",
    ],
    "모임은 언제 확정되나요?": [
      `호스트가 직접 확정하거나, 시작 ${AUTO_CONFIRM_MIN}분 전에 최소 인원이 모여 있으면 저절로 확정돼요.`,
      "그때까지 최소 인원이 모이지 않으면 모임이 끝나고 맡긴 쌀알을 모두 돌려드려요.",
    ],
    "호스트 승인이 필요한 모임은 무엇인가요?": [
      "소개 글을 써서 신청하면 호스트가 읽고 받아들이는 모임이에요. 신청할 때 보증금을 내고, 거절되거나 신청을 취소하면 그대로 돌려받아요.",
    ],
    "출석 체크는 어떻게 하나요?": [
      `${checkInWindow}, 모임 장소에서 ${checkInRadius} 안에 있을 때 채팅방의 출석 체크 버튼을 누르면 돼요.`,
      "휴대폰의 위치를 쓰니 GPS를 켜 주세요.",
    ],
    "못 가게 되면 어떻게 하나요?": [
      `모집하는 동안 나가면 ${deposit}을 돌려받아요. 확정된 뒤에는 나갈 수 있지만 돌려받지 못해요.`,
      "호스트가 나가면 가장 먼저 참여한 사람이 호스트를 이어받아요.",
    ],
    "노쇼를 하면 어떻게 되나요?": [
      `확정된 모임에서 시간 안에 출석 체크를 하지 않으면 노쇼예요. 맡긴 쌀알을 돌려받지 못하고 밥점수가 ${NO_SHOW_SCORE}점 내려가며, 위약금 ${formatNumber(NO_SHOW_PENALTY_WON)}원이 앱 마켓의 결제로 청구돼요.`,
      `사정이 있었다면 ${NO_SHOW_OBJECTION_DAYS}일 안에 고객센터로 알려 주세요. ${NO_SHOW_ANSWER_DAYS}일 안에 답해 드려요.`,
    ],
  },
  rice: {
    "쌀알은 무엇인가요?": [
      "모임에 오겠다는 약속의 보증금으로 쓰는 밥친구의 재화예요. 와서 출석 체크를 하면 다시 돌려받아요.",
      `가입하면 ${formatNumber(SIGNUP_RICE)}알을 드려요.`,
    ],
    "쌀알은 언제 쓰나요?": [`모임을 만들 때, 참여할 때, 참여를 신청할 때 ${deposit}을 내요.`],
    "쌀알은 언제 돌려받나요?": [
      "출석 체크를 하면 바로 돌려받아요.",
      "신청이 거절되거나 신청을 취소했을 때, 모집하는 동안 나가거나 모임을 지웠을 때, 최소 인원이 모이지 않아 끝났을 때도 돌려받아요.",
      "운영자가 출석 체크가 열리기 전에 모임을 종료하거나, 끝나지 않은 모임을 지우면 모두에게 돌려드리고 알려 드려요.",
    ],
    "돌려받지 못하는 때도 있나요?": [
      "확정된 뒤에 나가거나 모임을 지우거나, 출석 체크를 하지 않으면 돌려받지 못해요. 신고로 모임에서 내보내졌을 때도 같아요.",
    ],
    "쌀알은 어떻게 충전하나요?": [
      `밥친구 앱에서 ${ricePacks} 가운데 골라 살 수 있어요. 결제는 앱 마켓에서 해요.`,
      "결제했는데 쌀알이 들어오지 않았다면 고객센터로 알려 주세요.",
    ],
    "쌀알이 어디에 쓰였는지 볼 수 있나요?": ["마이 화면의 쌀알 지갑에서 모든 내역을 볼 수 있어요."],
  },
  other: {
    "밥점수는 어떻게 오르내리나요?": [
      `${FIRST_MEAL_SCORE}점에서 시작해요. 모임이 끝난 뒤 밥친구가 좋게 평가하면 ${RATING_SCORE}점 오르고, 아쉽다고 평가하면 ${RATING_SCORE}점 내려가요. 노쇼를 하면 ${NO_SHOW_SCORE}점 내려가요.`,
    ],
    "불편한 사람을 만났어요": [
      `모임 메뉴나 채팅방의 밥친구 목록에서 신고할 수 있어요. 신고에는 ${REPORT_ANSWER_HOURS}시간 안에 답해 드려요.`,
      "차단하면 그 사람의 모임과 채팅이 보이지 않아요. 설정의 차단 관리에서 다시 풀 수 있어요.",
    ],
    "닉네임은 언제 바꿀 수 있나요?": [
      `설정의 프로필 수정에서 바꿔요. 한 번 바꾸면 ${NAME_LOCK_DAYS}일 뒤에 다시 바꿀 수 있어요.`,
    ],
    "제휴 매장 혜택은 어떻게 받나요?": [
      "제휴 혜택 표시가 있는 모임의 상세 화면에서 혜택을 볼 수 있어요. 매장에서는 채팅방 위쪽의 식당 인증서를 사장님께 보여 주세요.",
    ],
    "우리 가게도 제휴하고 싶어요": ["마이 화면의 제휴 매장 신청에서 보내 주세요. 검토한 뒤 연락드려요."],
    "탈퇴하면 어떻게 되나요?": [
      `개인정보가 바로 지워지고 남은 쌀알은 사라져요. 같은 번호로는 ${REJOIN_LOCK_DAYS}일 동안 다시 가입할 수 없어요.`,
    ],
    "이용이 제한됐어요": [`제한이 잘못됐다고 생각하면 ${SANCTION_APPEAL_DAYS}일 안에 고객센터로 이의를 신청해 주세요.`],
  },
};
