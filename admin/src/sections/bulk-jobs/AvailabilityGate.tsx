import { isUnsupported } from "../../dataProvider/errors.ts";
import { useApiQuery } from "../../ui/feedback/useApiQuery.ts";
import type { AvailabilityGateProps } from "../../ui/section.ts";
import { probeBulkJobs } from "./calls.ts";

/** Shows its children unless the backend has no bulk jobs (D44); checked once. */
export function BulkJobsAvailabilityGate({ fallback, children }: AvailabilityGateProps) {
  const { error } = useApiQuery("bulk-jobs", probeBulkJobs, {}, { isStatic: true });
  return isUnsupported(error) ? fallback : children;
}
