import { useLocation } from "react-router-dom";

interface ReportTarget {
  /** Null when the page was opened by its URL. */
  reportedId: number | null;
  /** The message that the report is about; null when it is about no message. */
  quote: string | null;
}

/** What the previous page chose to report. */
export function useReportTarget(): ReportTarget {
  const state = (useLocation().state ?? {}) as { reportedId?: unknown; quote?: unknown };
  const { reportedId, quote } = state;
  const isId = typeof reportedId === "number" && Number.isSafeInteger(reportedId) && reportedId > 0;
  return { reportedId: isId ? reportedId : null, quote: typeof quote === "string" ? quote : null };
}
