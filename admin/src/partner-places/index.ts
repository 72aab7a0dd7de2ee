import { lazyScreen } from "../layout/lazyScreen.ts";

export const partnerPlaces = {
  name: "partner-places",
  list: lazyScreen(() => import("./List.tsx"), "PartnerPlaceList"),
} as const;
