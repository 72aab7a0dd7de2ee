/** One call for each of several rows, one after another, with the result of each (D63). */
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useLogoutIfAccessDenied } from "react-admin";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import { mayBeDone, reasonOf, statusOf } from "../../dataProvider/errors.ts";
import type { ResourceName } from "../../dataProvider/resource.ts";
import { useConsoleDataProvider } from "./apiActions.ts";
import { INBOX_SCOPE } from "./queryScopes.ts";

export interface RowResult {
  id: number;
  /** Why it failed, empty without a message of the server; null after a success. */
  failure: string | null;
  /** What an operator has to know about a row that is done. */
  note: string | null;
}

/** Resolves to the note. */
type Send<Parameters> = (provider: ConsoleDataProvider, id: number, parameters: Parameters) => Promise<string | null>;

export interface BulkProgress {
  doneCount: number;
  total: number;
  /** It ends after the call that is being made. */
  isStopping: boolean;
}

/** After so many calls in a row without a response the connection is gone, and the rest isn't tried. */
const UNANSWERED_MAX = 3;

/** Ends early when it is stopped, or when the session or the connection is gone. The lists that it invalidates are read again at the end. */
export function useBulkAction<Parameters>(send: Send<Parameters>, invalidates: readonly ResourceName[]) {
  const provider = useConsoleDataProvider();
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const isStopping = useRef(false);

  const sendOne = async (id: number, parameters: Parameters) => {
    try {
      const note = await send(provider, id, parameters);
      return { result: { id, failure: null, note }, hasSession: true, isAnswered: true };
    } catch (error) {
      const hasSession = !(await logoutIfAccessDenied(error));
      const advice = mayBeDone(error) ? "처리됐을 수도 있으니 같은 내용 그대로 다시 해 주세요." : "";
      const failure = [reasonOf(error), advice].filter(Boolean).join(" ");
      return { result: { id, failure, note: null }, hasSession, isAnswered: statusOf(error) !== null };
    }
  };
  const run = async (ids: readonly number[], parameters: Parameters): Promise<RowResult[]> => {
    isStopping.current = false;
    const results: RowResult[] = [];
    let unanswered = 0;
    for (const id of ids) {
      setProgress({ doneCount: results.length, total: ids.length, isStopping: false });
      const { result, hasSession, isAnswered } = await sendOne(id, parameters);
      results.push(result);
      unanswered = isAnswered ? 0 : unanswered + 1;
      if (!hasSession || isStopping.current || unanswered === UNANSWERED_MAX) break;
    }
    const scopes = [...invalidates, INBOX_SCOPE];
    await Promise.all(scopes.map((scope) => queryClient.invalidateQueries({ queryKey: [scope] })));
    setProgress(null);
    return results;
  };
  const stop = () => {
    isStopping.current = true;
    setProgress((current) => current && { ...current, isStopping: true });
  };
  return { run, stop, progress, isPending: progress !== null };
}
