import { QueryClient, type QueryKey } from "@tanstack/react-query";
import type { GetListParams } from "react-admin";
import { resources } from "../sections/index.ts";

const searchable = new Set<unknown>(resources.filter(({ search }) => search !== null).map(({ name }) => name));
/** What the keys of recorded reads have after the resource, besides searches. A row without a call of its own is found by a search. */
const recordedReads = new Set<unknown>(["getOne", "timeline", "readMeetingChats", "readChatsAround"]);

/** Whether the server writes the read to the access log (D61). */
function isRecorded([scope, read, parameters]: QueryKey): boolean {
  if (!searchable.has(scope)) return false;
  return read === "getList" ? (parameters as Partial<GetListParams>).filter?.q !== undefined : recordedReads.has(read);
}

/**
 * A failure is shown at once, with a way to try again; being offline is a failure, not a pause. The access log has what an operator
 * opened or searched, not each return to the window.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: "always",
        refetchOnWindowFocus: ({ queryKey }) => !isRecorded(queryKey),
      },
      mutations: { networkMode: "always" },
    },
  });
