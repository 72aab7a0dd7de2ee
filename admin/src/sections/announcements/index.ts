import Icon from "@mui/icons-material/CampaignOutlined";
import { lazyScreen } from "../../ui/layout/lazyScreen.ts";
import { listSection } from "../../ui/section.ts";
import { announcements } from "./resource.ts";

export const announcementsSection = listSection(announcements, {
  icon: Icon,
  screen: lazyScreen(() => import("./List.tsx"), "AnnouncementList"),
});
