/** Every write goes through here: it shows the alert (console §8), reloads stale lists and handles an ended session. */
import { useQueryClient } from "@tanstack/react-query";
import { useContext, useMemo, useRef, useState } from "react";
import { DataProviderContext, useLogoutIfAccessDenied, useNotify } from "react-admin";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import { forOwner } from "../../dataProvider/forOwner.ts";
import {
  describeFailedAction,
  type FieldErrors,
  fieldErrorsOf,
  mayBeDone,
  statusOf,
} from "../../dataProvider/errors.ts";
import type { ResourceName } from "../../dataProvider/resource.ts";
import { session } from "../../session.ts";
import { INBOX_SCOPE } from "./queryScopes.ts";
import type { ApiCall } from "../../dataProvider/apiCall.ts";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";

export interface ActionMessages<Result = unknown> {
  /** Null shows no alert. */
  success: string | ((result: Result) => string | null);
  failure: string;
  /** Follows the failure when the action may have been done all the same; null for a call that changes nothing. */
  mayBeDone?: string | null;
}
/** Alerts that something failed, and why, unless the session is over, which leads to the log-in. */
export function useFailureAlert() {
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return async (failure: string, error: unknown): Promise<void> => {
    if (await logoutIfAccessDenied(error)) return;
    notify(describeFailedAction(failure, error), { type: "error", autoHideDuration: 6000 });
  };
}

export type Outcome<Result> =
  | { ok: true; data: Result }
  /** `status` is null without a response. */
  | { ok: false; errors: FieldErrors; status: number | null };

export interface Action<Parameters, Result> {
  /** While the action is pending, another call gets the same promise: nothing is sent twice. */
  mutate: (parameters: Parameters) => Promise<Outcome<Result>>;
  isPending: boolean;
}

/**
 * Bypasses react-admin's proxy of the data provider: it returns an empty success when the session has ended, so that the
 * action would report a success. Its calls are those of the operator who was there when the component appeared.
 */
export function useConsoleDataProvider(): ConsoleDataProvider {
  const provider = useContext(DataProviderContext) as ConsoleDataProvider;
  const [owner] = useState(() => session.owner());
  return useMemo(() => forOwner(provider, owner), [provider, owner]);
}

/** For the hooks of this folder. */
export function useAction<Parameters, Result>(
  send: (provider: ConsoleDataProvider, parameters: Parameters) => Promise<{ data: Result }>,
  invalidates: readonly ResourceName[],
  messages: ActionMessages<Result>,
  onDone?: (result: Result) => void,
): Action<Parameters, Result> {
  const provider = useConsoleDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [isPending, setPending] = useState(false);
  const pending = useRef<Promise<Outcome<Result>> | null>(null);

  const reload = () =>
    Promise.all([...invalidates, INBOX_SCOPE].map((scope) => queryClient.invalidateQueries({ queryKey: [scope] })));

  const execute = async (parameters: Parameters): Promise<Outcome<Result>> => {
    setPending(true);
    try {
      const { data } = await send(provider, parameters);
      onDone?.(data);
      await reload();
      const success = typeof messages.success === "string" ? messages.success : messages.success(data);
      if (success !== null) notify(success, { type: "success" });
      return { ok: true, data };
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return { ok: false, errors: {}, status: statusOf(error) };
      const { failure, mayBeDone: advice = "처리됐을 수도 있으니 먼저 확인해 주세요." } = messages;
      const isUnknown = mayBeDone(error);
      const alert = describeFailedAction(failure, error);
      notify(isUnknown && advice !== null ? `${alert} ${advice}` : alert, { type: "error", autoHideDuration: 6000 });
      if (isUnknown || statusOf(error) === 404 || statusOf(error) === 409) await reload();
      return { ok: false, errors: fieldErrorsOf(error), status: statusOf(error) };
    } finally {
      setPending(false);
    }
  };
  const mutate = (parameters: Parameters): Promise<Outcome<Result>> => {
    pending.current ??= execute(parameters).finally(() => {
      pending.current = null;
    });
    return pending.current;
  };
  return { mutate, isPending };
}

/**
 * Sends an ApiCall; the lists that it invalidates are reloaded before the alert. `onDone` is called before the reload, so
 * that the dialog of a deleted row closes before it would read the row again.
 */
export function useApiMutation<Parameters, Result>(
  apiCall: ApiCall<Parameters, Result>,
  messages: ActionMessages<Result>,
  onDone?: (result: Result) => void,
): Action<Parameters, Result> {
  return useAction(
    (provider, parameters: Parameters) => provider.callApi(apiCall, parameters),
    apiCall.invalidates,
    messages,
    onDone,
  );
}

/** Sends the changed fields of a row. */
export function useSave(
  resource: ResourceName,
  messages: ActionMessages,
): Action<{ row: { id: number }; changes: object }, unknown> {
  return useAction(
    (provider, { row, changes }: { row: { id: number }; changes: object }) =>
      provider.update(resource, { id: row.id, data: changes, previousData: row }),
    [resource],
    messages,
  );
}

/**
 * Deletes a row. `onDeleted` closes its dialog, also when another operator has deleted the row before. Only the list is
 * read again: nothing reads the deleted row, unless it was opened again meanwhile.
 */
export function useRemove(
  resource: ResourceName,
  messages: ActionMessages,
  onDeleted: () => void,
): Action<{ id: number }, unknown> {
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();
  const removeFromCache = async (id: number) => {
    const isShown = isMounted();
    onDeleted();
    await queryClient.invalidateQueries({ queryKey: isShown ? [resource, "getList"] : [resource] });
    if (isShown) queryClient.removeQueries({ queryKey: [resource, "getOne", { id: String(id) }] });
  };
  return useAction(
    async (provider, { id }: { id: number }) => {
      try {
        const result = await provider.delete(resource, { id });
        await removeFromCache(id);
        return result;
      } catch (error) {
        if (statusOf(error) === 404) await removeFromCache(id);
        if (statusOf(error) === 409 || mayBeDone(error)) await queryClient.invalidateQueries({ queryKey: [resource] });
        throw error;
      }
    },
    [],
    messages,
  );
}
