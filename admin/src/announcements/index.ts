import { lazyScreen } from "../layout/lazyScreen.ts";

export const announcements = {
  name: "announcements",
  list: lazyScreen(() => import("./List.tsx"), "AnnouncementList"),
} as const;
