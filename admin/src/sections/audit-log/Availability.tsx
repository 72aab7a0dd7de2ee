import { isMissing } from "../../dataProvider/errors.ts";
import { useReading } from "../../ui/feedback/useReading.ts";
import type { AvailabilityProps } from "../../ui/section.ts";
import { readAuditPresence } from "./verbs.ts";

/** Shows its children unless the backend has answered that it keeps no audit log (D44); read once. */
export function AuditLogAvailability({ fallback, children }: AvailabilityProps) {
  const { error } = useReading("audit-log", readAuditPresence, {}, { isStatic: true });
  return isMissing(error) ? fallback : children;
}
