import { lazyScreen } from "../layout/lazyScreen.ts";

export const members = {
  name: "members",
  list: lazyScreen(() => import("./List.tsx"), "MemberList"),
} as const;
