import { isUnsupported } from "../../dataProvider/errors.ts";
import { useApiQuery } from "../../ui/feedback/useApiQuery.ts";
import { probeWorking } from "./calls.ts";

/** Whether this backend's reports can be filtered and worked (D44, D58); `isOffered` is undefined while that is unknown, also after a failure. */
export function useWorkingQuery() {
  const query = useApiQuery("reports", probeWorking, {});
  return { ...query, isOffered: isUnsupported(query.error) ? false : query.data };
}
