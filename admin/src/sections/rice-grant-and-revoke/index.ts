import Icon from "@mui/icons-material/SwapVertOutlined";
import { lazyScreen } from "../../ui/layout/lazyScreen.ts";
import type { SectionDefinition } from "../../ui/section.ts";

export const riceGrantAndRevokeSection: SectionDefinition = {
  path: "rice-grant-and-revoke",
  label: "쌀알 지급·회수",
  icon: Icon,
  screen: lazyScreen(() => import("./Screen.tsx"), "RiceGrant"),
};
