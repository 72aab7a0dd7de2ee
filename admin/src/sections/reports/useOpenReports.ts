import type { AdminReport } from "@babchingu/openapi/types";
import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "react-admin";
import { type Outcome, useConsoleDataProvider, useFailureAlert } from "../../ui/feedback/apiActions.ts";
import { readOpenReportIds } from "./calls.ts";

export const NOT_DONE: Outcome<never> = { ok: false, errors: {}, status: null };

interface Messages {
  /** The open reports can't be read. */
  failure: string;
  /** The report has been worked meanwhile, by another operator or by a call whose answer was lost. */
  worked: string;
}

/** Reads the open reports about the member of a report, before something that needs this report to be one of them. */
export function useOpenReports({ id, reportedId }: AdminReport) {
  const provider = useConsoleDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const alertFailure = useFailureAlert();

  /** Their numbers; null, after an alert, when they can't be read or this report isn't among them. */
  const readOpen = async ({ failure, worked }: Messages): Promise<readonly number[] | null> => {
    try {
      const { data } = await provider.callApi(readOpenReportIds, { reportedId });
      if (data.includes(id)) return data;
      notify(worked, { type: "warning" });
      await queryClient.invalidateQueries({ queryKey: ["reports"] });
    } catch (error) {
      await alertFailure(failure, error);
    }
    return null;
  };
  return { readOpen };
}
