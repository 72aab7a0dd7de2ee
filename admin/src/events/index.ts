import { lazyScreen } from "../layout/lazyScreen.ts";

export const events = {
  name: "events",
  list: lazyScreen(() => import("./List.tsx"), "EventList"),
} as const;
