import Icon from "@mui/icons-material/AssignmentTurnedInOutlined";
import { lazyScreen } from "../../ui/layout/lazyScreen.ts";
import { listSection } from "../../ui/section.ts";
import { partnerPlaceApplications } from "./resource.ts";

export const partnerPlaceApplicationsSection = listSection(partnerPlaceApplications, {
  icon: Icon,
  screen: lazyScreen(() => import("./List.tsx"), "PartnerPlaceApplicationList"),
});
