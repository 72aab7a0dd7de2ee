import { useLocation } from "react-router-dom";

/** Id of the member that the previous page chose to report; null when this page was opened by its URL. */
export function useReportedId(): number | null {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("reportedId" in state)) return null;
  const { reportedId } = state;
  return typeof reportedId === "number" && Number.isSafeInteger(reportedId) && reportedId > 0 ? reportedId : null;
}
