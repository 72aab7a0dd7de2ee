import { isMissing } from "../dataProvider/errors.ts";
import { useReading } from "./useAnswer.ts";

/** False when the backend has said that it keeps no audit log (D44); asked once. */
export function useHasAuditLog(): boolean {
  const { error } = useReading("audit-log", "readAuditPresence", {}, { isLasting: true });
  return !isMissing(error);
}
