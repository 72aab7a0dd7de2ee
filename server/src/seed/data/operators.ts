import {
  CHECK_IN_CLOSES_MIN,
  CHECK_IN_OPENS_MIN,
  CHECK_IN_RADIUS_M,
  MEETING_DEPOSIT_RICE,
  SIGNUP_RICE,
} from "@babchingu/openapi";
import { place } from "./stores.ts";

/** Announcements, events, reports, payments and partner requests. */
export const announcements: { title: string; content: string; daysAgo: number }[] = [
  {
    title: "밥친구가 문을 열었어요",
    content: `혼자 먹기 아쉬운 날, 가까운 밥친구를 만나 보세요.\n첫 가입 선물로 쌀알 ${SIGNUP_RICE.toLocaleString("ko-KR")}알을 드려요.`,
    daysAgo: 40,
  },
  {
    title: "출석 체크는 이렇게 해요",
    content: `모임 시각 ${CHECK_IN_OPENS_MIN}분 전부터 ${CHECK_IN_CLOSES_MIN}분 뒤까지, 모임 장소 ${CHECK_IN_RADIUS_M / 1000}km 안에서 출석 체크를 할 수 있어요.\n출석 체크를 하면 맡긴 쌀알 ${MEETING_DEPOSIT_RICE}알을 바로 돌려드려요.`,
    daysAgo: 21,
  },
  {
    title: "부산 제휴 매장이 늘었어요",
    content: "서면과 광안리에서도 제휴 혜택을 누려 보세요. 모임을 만들 때 '제휴 매장' 탭에서 고를 수 있어요.",
    daysAgo: 6,
  },
];

export const events: { title: string; content: string; daysAgo: number; image: string }[] = [
  {
    title: "첫 모임 열기 이벤트",
    content:
      "이번 달에 처음으로 모임을 열고 출석 체크까지 마치면 추첨으로 식사권을 드려요.\n당첨되면 알림으로 알려 드려요.",
    daysAgo: 12,
    image: "hansang",
  },
  {
    title: "학생증 보여 주면 음료 무료",
    content: "신촌부엌에서 학생증을 보여 주세요. 밥친구 모임이면 음료가 무료예요.",
    daysAgo: 4,
    image: "sotbap",
  },
];

export const reports: {
  reporter: string;
  reported: string;
  meeting: string;
  kind: "ON_MEETING" | "OUT_OF_MEETING";
  content: string;
  status: "PENDING" | "RESOLVED" | "DISMISSED";
  adminComment: string | null;
  daysAgo: number;
}[] = [
  {
    reporter: "야근후한끼",
    reported: "왕십리곱창",
    meeting: "을지로 노가리 한 접시",
    kind: "ON_MEETING",
    content: "연락도 없이 오지 않았어요. 자리를 비워 두고 30분을 기다렸어요.",
    status: "RESOLVED",
    adminComment: "노쇼 기록을 확인하고 안내했습니다.",
    daysAgo: 4,
  },
  {
    reporter: "조용한미식가",
    reported: "밥정든사람",
    meeting: "광장시장 빈대떡 투어",
    kind: "OUT_OF_MEETING",
    content: "모임과 상관없는 홍보 글을 프로필에 올려요.",
    status: "RESOLVED",
    adminComment: "홍보 글을 지우도록 경고했습니다.",
    daysAgo: 9,
  },
  {
    reporter: "김치찌개파",
    reported: "떡볶이장인",
    meeting: "광장시장 빈대떡 투어",
    kind: "OUT_OF_MEETING",
    content: "닉네임이 과장된 것 같아요.",
    status: "DISMISSED",
    adminComment: "규칙에 어긋나지 않습니다.",
    daysAgo: 7,
  },
  {
    reporter: "성수동고양이",
    reported: "왕십리곱창",
    meeting: "성수 소문난 감자탕",
    kind: "ON_MEETING",
    content: "채팅에서 반말을 계속해서 불편했어요.",
    status: "PENDING",
    adminComment: null,
    daysAgo: 1,
  },
];

export const payments: {
  member: string;
  grains: 500 | 1000 | 2000;
  platform: "APPLE" | "GOOGLE";
  status: "COMPLETED" | "PENDING" | "FAILED";
  daysAgo: number;
}[] = [
  { member: "따뜻한숟갈", grains: 1000, platform: "GOOGLE", status: "COMPLETED", daysAgo: 15 },
  { member: "라멘탐험가", grains: 500, platform: "APPLE", status: "COMPLETED", daysAgo: 14 },
  { member: "떡볶이장인", grains: 2000, platform: "APPLE", status: "COMPLETED", daysAgo: 13 },
  { member: "해운대밥상", grains: 1000, platform: "GOOGLE", status: "COMPLETED", daysAgo: 5 },
  { member: "점심요정", grains: 500, platform: "GOOGLE", status: "FAILED", daysAgo: 3 },
  { member: "왕십리곱창", grains: 500, platform: "APPLE", status: "PENDING", daysAgo: 1 },
];

export const partnershipRequests = [
  {
    member: "김치찌개파",
    ...place("연희동김치찌개", "서울 서대문구 연희로 112", "02-334-0126", [37.5671, 126.9301]),
    policy: "라면 사리를 넉넉히 넣어 드려요.",
    daysAgo: 2,
  },
  {
    member: "갈매기친구",
    ...place("해운대어묵집", "부산 해운대구 구남로41번길 22", "051-747-0193", [35.1614, 129.1606]),
    policy: "어묵 국물은 얼마든지, 꼬치 하나를 더 드려요.",
    daysAgo: 1,
  },
];
