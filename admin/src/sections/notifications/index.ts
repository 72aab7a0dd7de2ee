import Icon from "@mui/icons-material/NotificationsNoneOutlined";
import { lazyScreen } from "../../ui/layout/lazyScreen.ts";
import type { SectionDefinition } from "../../ui/section.ts";

export const notificationsSection: SectionDefinition = {
  path: "notifications",
  label: "알림 보내기",
  icon: Icon,
  screen: lazyScreen(() => import("./Screen.tsx"), "Notifications"),
};
