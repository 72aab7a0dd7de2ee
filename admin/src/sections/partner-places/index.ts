import Icon from "@mui/icons-material/StorefrontOutlined";
import { lazyScreen } from "../../ui/layout/lazyScreen.ts";
import { listSection } from "../../ui/section.ts";
import { partnerPlaces } from "./resource.ts";

export const partnerPlacesSection = listSection(partnerPlaces, {
  icon: Icon,
  screen: lazyScreen(() => import("./List.tsx"), "PartnerPlaceList"),
});
