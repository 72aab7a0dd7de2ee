import { isUnsupported } from "../../dataProvider/errors.ts";
import { useApiQuery } from "../../ui/feedback/useApiQuery.ts";
import type { AvailabilityGateProps } from "../../ui/section.ts";
import { probeOperators } from "./calls.ts";

/** Shows its children unless the backend has no list of operators (D44); checked once. */
export function OperatorsAvailabilityGate({ fallback, children }: AvailabilityGateProps) {
  const { error } = useApiQuery("operators", probeOperators, {}, { isStatic: true });
  return isUnsupported(error) ? fallback : children;
}
