import { lazyScreen } from "../layout/lazyScreen.ts";

export const reports = {
  name: "reports",
  list: lazyScreen(() => import("./List.tsx"), "ReportList"),
} as const;
