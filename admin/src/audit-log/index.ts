import { lazyScreen } from "../layout/lazyScreen.ts";

export const auditLog = {
  name: "audit-log",
  list: lazyScreen(() => import("./List.tsx"), "AuditLogList"),
} as const;
