/** Every write goes through here: alert of success or failure (console §8), reload of stale lists, an ended session. */
import { useQueryClient } from "@tanstack/react-query";
import { useContext, useRef, useState } from "react";
import { DataProviderContext, useLogoutIfAccessDenied, useNotify } from "react-admin";
import type { ConsoleDataProvider } from "../../dataProvider/createDataProvider.ts";
import type { FieldErrors } from "../../dataProvider/errors.ts";
import { describeAction, fieldErrorsOf, statusOf } from "../../dataProvider/errors.ts";
import type { ResourceName } from "../../dataProvider/resource.ts";
import type { Verb } from "../../dataProvider/verb.ts";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";

export interface ActionMessages<Result = unknown> {
  /** Null shows no alert. */
  success: string | ((result: Result) => string | null);
  failure: string;
}
export type Outcome<Result> =
  | { ok: true; data: Result }
  /** `status` is null when the server didn't answer. */
  | { ok: false; errors: FieldErrors; status: number | null };

export interface Action<Parameters, Result> {
  /** While it is pending, another call gets the same outcome: nothing is sent twice. */
  run: (parameters: Parameters) => Promise<Outcome<Result>>;
  isPending: boolean;
}

/**
 * The provider as it was given. react-admin's own proxy answers an ended session with an empty success, after which
 * an action would claim to have worked.
 */
export function useConsoleData(): ConsoleDataProvider {
  return useContext(DataProviderContext) as ConsoleDataProvider;
}

function useAction<Parameters, Result>(
  send: (provider: ConsoleDataProvider, parameters: Parameters) => Promise<{ data: Result }>,
  invalidates: readonly ResourceName[],
  messages: ActionMessages<Result>,
  onDone?: (result: Result) => void,
): Action<Parameters, Result> {
  const provider = useConsoleData();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [isPending, setPending] = useState(false);
  const pending = useRef<Promise<Outcome<Result>> | null>(null);

  const reload = () =>
    Promise.all(invalidates.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));

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
      notify(describeAction(messages.failure, error), { type: "error", autoHideDuration: 6000 });
      if (statusOf(error) === 404 || statusOf(error) === 409) await reload();
      return { ok: false, errors: fieldErrorsOf(error), status: statusOf(error) };
    } finally {
      setPending(false);
    }
  };
  const run = (parameters: Parameters): Promise<Outcome<Result>> => {
    pending.current ??= execute(parameters).finally(() => {
      pending.current = null;
    });
    return pending.current;
  };
  return { run, isPending };
}

/**
 * Runs a verb; the lists it invalidates are reloaded before the alert. `onDone` comes before that: a dialog whose row is
 * gone closes there, or it would read the row once more.
 */
export function useVerb<Parameters, Result>(
  verb: Verb<Parameters, Result>,
  messages: ActionMessages<Result>,
  onDone?: (result: Result) => void,
): Action<Parameters, Result> {
  return useAction(
    (provider, parameters: Parameters) => provider.run(verb, parameters),
    verb.invalidates,
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
 * Deletes a row for good. `onGone` closes its dialog, also when somebody else deleted it first. Only the list is read
 * again: nothing reads the deleted row, unless it was opened again meanwhile.
 */
export function useRemove(
  resource: ResourceName,
  messages: ActionMessages,
  onGone: () => void,
): Action<{ id: number }, unknown> {
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();
  const forgetRow = async (id: number) => {
    const isShown = isMounted();
    onGone();
    await queryClient.invalidateQueries({ queryKey: isShown ? [resource, "getList"] : [resource] });
    if (isShown) queryClient.removeQueries({ queryKey: [resource, "getOne", { id: String(id) }] });
  };
  return useAction(
    async (provider, { id }: { id: number }) => {
      try {
        const answer = await provider.delete(resource, { id });
        await forgetRow(id);
        return answer;
      } catch (error) {
        if (statusOf(error) === 404) await forgetRow(id);
        if (statusOf(error) === 409) await queryClient.invalidateQueries({ queryKey: [resource] });
        throw error;
      }
    },
    [],
    messages,
  );
}
