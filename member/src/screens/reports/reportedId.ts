import { useLocation } from "react-router-dom";

/** The person that the page before chose to report, or null when this page was opened by its address. */
export function useReportedId(): number | null {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("reportedId" in state)) return null;
  const { reportedId } = state;
  return typeof reportedId === "number" && Number.isSafeInteger(reportedId) && reportedId > 0 ? reportedId : null;
}
