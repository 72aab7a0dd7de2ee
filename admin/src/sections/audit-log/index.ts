import Icon from "@mui/icons-material/HistoryOutlined";
import { lazyScreen } from "../../ui/layout/lazyScreen.ts";
import { listSection } from "../../ui/section.ts";
import { AuditLogAvailability } from "./Availability.tsx";
import { auditLog } from "./resource.ts";

export { AuditLogAvailability };

export const auditLogSection = listSection(auditLog, {
  icon: Icon,
  screen: lazyScreen(() => import("./List.tsx"), "AuditLogList"),
  Availability: AuditLogAvailability,
});
