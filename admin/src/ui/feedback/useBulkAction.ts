/** One call for each of several rows, one after another, with the result of each (D63). */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLogoutIfAccessDenied } from "react-admin";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import { reasonOf } from "../../dataProvider/errors.ts";
import type { ResourceName } from "../../dataProvider/resource.ts";
import { useConsoleDataProvider } from "./apiActions.ts";
import { INBOX_SCOPE } from "./queryScopes.ts";

export interface RowResult {
  id: number;
  /** Why it failed, empty without a message of the server; null after a success. */
  failure: string | null;
}

type Send<Parameters> = (provider: ConsoleDataProvider, id: number, parameters: Parameters) => Promise<unknown>;

/** Ends early when the session has ended. The lists that it invalidates are read again at the end. */
export function useBulkAction<Parameters>(send: Send<Parameters>, invalidates: readonly ResourceName[]) {
  const provider = useConsoleDataProvider();
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [isPending, setPending] = useState(false);

  const sendOne = async (id: number, parameters: Parameters): Promise<RowResult & { hasSession: boolean }> => {
    try {
      await send(provider, id, parameters);
      return { id, failure: null, hasSession: true };
    } catch (error) {
      return { id, failure: reasonOf(error), hasSession: !(await logoutIfAccessDenied(error)) };
    }
  };
  const run = async (ids: readonly number[], parameters: Parameters): Promise<RowResult[]> => {
    setPending(true);
    const results: RowResult[] = [];
    for (const id of ids) {
      const { hasSession, ...result } = await sendOne(id, parameters);
      results.push(result);
      if (!hasSession) break;
    }
    const scopes = [...invalidates, INBOX_SCOPE];
    await Promise.all(scopes.map((scope) => queryClient.invalidateQueries({ queryKey: [scope] })));
    setPending(false);
    return results;
  };
  return { run, isPending };
}
