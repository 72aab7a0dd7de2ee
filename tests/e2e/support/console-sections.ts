/** The console's lists as the document describes them (admin-and-site §2): columns in their order, search fields, files. */

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
  /** The API tells one row: the dialog reads it anew although the list has it. */
  hasDetail?: true;
}

const store = ["번호", "회원", "매장 이름", "주소", "매장 전화", "위도", "경도", "혜택", "이미지 번호"];

export const sections: readonly Section[] = [
  {
    path: "members",
    title: "회원",
    api: "/members",
    columns: [
      "번호",
      "닉네임",
      "휴대폰 번호",
      "상태",
      "권한",
      "소셜 로그인",
      "밥점수",
      "쌀알",
      "가입",
      "수정",
      "닉네임 변경",
      "이미지 번호",
    ],
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
    columns: ["번호", "신고한 회원", "신고된 회원", "모임", "내용", "상태", "운영자 의견", "접수", "수정"],
    fields: [],
    tabs: [],
    loadFailed: "신고 목록을 불러오지 못했어요.",
    detailFailed: "신고 내용을 불러오지 못했어요.",
  },
  {
    path: "meetings",
    title: "모임",
    api: "/meetings",
    columns: [
      "번호",
      "호스트",
      "상태",
      "이미지 번호",
      "제목",
      "소개",
      "모임 시각",
      "장소",
      "주소",
      "장소 전화",
      "위도",
      "경도",
      "제휴 매장",
      "최소 인원",
      "최대 인원",
      "참여 인원",
      "참여 방식",
      "등록",
      "수정",
    ],
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
    columns: [...store, "계약 만료", "예치금 (원)", "등록", "수정", "조회", "회원 휴대폰"],
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
    columns: [...store, "회원 휴대폰"],
    fields: [],
    tabs: [],
    loadFailed: "제휴 신청 목록을 불러오지 못했어요.",
    detailFailed: "제휴 신청 내용을 불러오지 못했어요.",
  },
  {
    path: "events",
    title: "이벤트",
    api: "/events",
    columns: ["번호", "제목", "내용", "이미지 번호", "등록", "수정"],
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
    columns: ["번호", "제목", "내용", "등록", "수정"],
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
    columns: ["번호", "회원", "거래 번호", "상품", "통화", "금액", "결제한 곳", "상태", "결제 시각"],
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
    columns: ["번호", "회원", "쌀알", "사유", "남은 쌀알", "시각"],
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
    columns: ["번호", "시각", "운영자", "한 일", "대상", "바뀐 것"],
    fields: [],
    tabs: [],
    loadFailed: "감사 기록을 불러오지 못했어요.",
    detailFailed: "감사 기록을 불러오지 못했어요.",
  },
];
