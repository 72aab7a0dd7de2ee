import Icon from "@mui/icons-material/PeopleAltOutlined";
import { lazyScreen } from "../../ui/layout/lazyScreen.ts";
import { listSection } from "../../ui/section.ts";
import { members } from "./resource.ts";

export const membersSection = listSection(members, {
  icon: Icon,
  screen: lazyScreen(() => import("./List.tsx"), "MemberList"),
});
