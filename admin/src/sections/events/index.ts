import Icon from "@mui/icons-material/CelebrationOutlined";
import { lazyScreen } from "../../ui/layout/lazyScreen.ts";
import { listSection } from "../../ui/section.ts";
import { events } from "./resource.ts";

export const eventsSection = listSection(events, {
  icon: Icon,
  screen: lazyScreen(() => import("./List.tsx"), "EventList"),
});
