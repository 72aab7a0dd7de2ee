import { isUnsupported } from "../../dataProvider/errors.ts";
import { useApiQuery } from "../../ui/feedback/useApiQuery.ts";
import type { AvailabilityGateProps } from "../../ui/section.ts";
import { probeAuditLog } from "./calls.ts";

/** Shows its children unless the backend keeps no audit log (D44); checked once. */
export function AuditLogAvailabilityGate({ fallback, children }: AvailabilityGateProps) {
  const { error } = useApiQuery("audit-log", probeAuditLog, {}, { isStatic: true });
  return isUnsupported(error) ? fallback : children;
}
