/** The public site's pages, for its tests, screenshots and measurements. */
export interface SitePage {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly status: 200 | 404;
}

const page = (name: string, path: string, title: string): SitePage => ({ name, path, title, status: 200 });

export const sitePages: readonly SitePage[] = [
  page("home", "/", "밥친구 | 가까운 식당에서 같이 먹는 식사 모임"),
  page("student-benefit", "/student-benefit", "학생 혜택 | 밥친구"),
  page("promotion-partner", "/promotion-partner", "홍보 제휴 | 밥친구"),
  page("leaflet", "/promotion-partner/leaflet", "학생회 소개서 | 밥친구"),
  page("store-promotion", "/store-promotion", "매장 홍보 | 밥친구"),
  page("download", "/download", "다운로드 | 밥친구"),
  page("terms", "/terms", "이용약관 | 밥친구"),
  page("privacy", "/privacy", "개인정보처리방침 | 밥친구"),
  { name: "not-found", path: "/nowhere", title: "페이지를 찾을 수 없어요 | 밥친구", status: 404 },
];

/** A small and an average phone, a tablet and a desktop. */
export const siteWidths = [320, 390, 768, 1280] as const;
export const schemes = ["light", "dark"] as const;

/** The window height for a width. */
export const heightOf = (width: number): number => (width < 700 ? 844 : 800);
