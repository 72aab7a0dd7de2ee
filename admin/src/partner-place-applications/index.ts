import { lazyScreen } from "../layout/lazyScreen.ts";

export const partnerPlaceApplications = {
  name: "partner-place-applications",
  list: lazyScreen(() => import("./List.tsx"), "PartnerPlaceApplicationList"),
} as const;
