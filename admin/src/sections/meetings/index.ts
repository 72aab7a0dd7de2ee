import Icon from "@mui/icons-material/RestaurantOutlined";
import { lazyScreen } from "../../ui/layout/lazyScreen.ts";
import { listSection } from "../../ui/section.ts";
import { meetings } from "./resource.ts";

export const meetingsSection = listSection(meetings, {
  icon: Icon,
  screen: lazyScreen(() => import("./List.tsx"), "MeetingList"),
});
