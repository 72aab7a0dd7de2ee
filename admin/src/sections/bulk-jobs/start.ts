import type { AdminBulkJob } from "@babchingu/openapi/types";
import { useOpenCreated } from "../../ui/dialog/CreateDialog.tsx";

/** The job of a call that goes on in the background; null when it was done at once (R54). */
function jobOf(result: unknown): AdminBulkJob | null {
  return typeof result === "object" && result !== null && "state" in result ? (result as AdminBulkJob) : null;
}

/** The alert after a call that may go on as a job. */
export function doneOrStarted(doneText: string): (result: unknown) => string {
  return (result) => (jobOf(result) === null ? doneText : "작업을 시작했어요. 진행 상황을 여기에서 볼 수 있어요.");
}

/** Opens the job that a call started, if it did. */
export function useOpenJob(): (result: unknown) => void {
  const open = useOpenCreated("bulk-jobs");
  return (result) => {
    const job = jobOf(result);
    if (job) open(job);
  };
}
