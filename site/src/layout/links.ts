import { config } from "../config.ts";

/** The four links of the header, in order (console §2, public layout). */
export const mainLinks = [
  { href: "/student-benefit", label: "학생 혜택" },
  { href: "/promotion-partner", label: "홍보 제휴" },
  { href: "/store-promotion", label: "매장 홍보" },
  { href: "/download", label: "다운로드" },
] as const;

/** The member app, a separate build on the same origin (D2). */
export const appHref = "/app";

/** The form of a store that wants to be a partner; the app asks for the log-in first. */
export const storeApplicationHref = `${appHref}/mypage/partner-place/form`;

/** The sheet that a student council prints. */
export const leafletHref = "/promotion-partner/leaflet";

/** What every page asks its reader to do: install the app once a store has it, open it in the browser until then. */
export const mainAction =
  config.stores.length > 0
    ? ({ href: "/download", label: "앱 내려받기", shortLabel: "다운로드" } as const)
    : ({ href: appHref, label: "웹에서 시작하기", shortLabel: "시작하기" } as const);
