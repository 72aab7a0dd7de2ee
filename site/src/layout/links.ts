/** The four links of the header, in order (console §2, public layout). The last is shown as a button. */
export const mainLinks = [
  { href: "/student-benefit", label: "학생 혜택" },
  { href: "/promotion-partner", label: "홍보 제휴" },
  { href: "/store-promotion", label: "매장 홍보" },
  { href: "/download", label: "다운로드" },
] as const;

/** The member app, a separate build on the same origin (D2). */
export const appHref = "/app";
