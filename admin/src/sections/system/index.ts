import Icon from "@mui/icons-material/MapOutlined";
import { lazyScreen } from "../../ui/layout/lazyScreen.ts";
import type { SectionDefinition } from "../../ui/section.ts";

export const systemSection: SectionDefinition = {
  path: "system",
  label: "시스템 현황",
  icon: Icon,
  screen: lazyScreen(() => import("./Screen.tsx"), "System"),
};
