import { lazyScreen } from "../layout/lazyScreen.ts";

export const meetings = {
  name: "meetings",
  list: lazyScreen(() => import("./List.tsx"), "MeetingList"),
} as const;
