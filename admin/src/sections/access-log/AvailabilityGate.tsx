import { isUnsupported } from "../../dataProvider/errors.ts";
import { useApiQuery } from "../../ui/feedback/useApiQuery.ts";
import type { AvailabilityGateProps } from "../../ui/section.ts";
import { probeAccessLog } from "./calls.ts";

/** Shows its children unless the backend keeps no access log (D44); checked once. */
export function AccessLogAvailabilityGate({ fallback, children }: AvailabilityGateProps) {
  const { error } = useApiQuery("access-log", probeAccessLog, {}, { isStatic: true });
  return isUnsupported(error) ? fallback : children;
}
