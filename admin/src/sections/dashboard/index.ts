import Icon from "@mui/icons-material/HomeOutlined";
import { lazyScreen } from "../../ui/layout/lazyScreen.ts";
import type { SectionDefinition } from "../../ui/section.ts";

export const dashboardSection: SectionDefinition = {
  path: "",
  label: "대시보드",
  icon: Icon,
  screen: lazyScreen(() => import("./Screen.tsx"), "Dashboard"),
};
