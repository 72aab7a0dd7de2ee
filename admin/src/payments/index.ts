import { lazyScreen } from "../layout/lazyScreen.ts";

export const payments = {
  name: "payments",
  list: lazyScreen(() => import("./List.tsx"), "PaymentList"),
} as const;
