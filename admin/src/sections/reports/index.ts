import Icon from "@mui/icons-material/FlagOutlined";
import { lazyScreen } from "../../ui/layout/lazyScreen.ts";
import { listSection } from "../../ui/section.ts";
import { reports } from "./resource.ts";

export const reportsSection = listSection(reports, {
  icon: Icon,
  screen: lazyScreen(() => import("./List.tsx"), "ReportList"),
});
