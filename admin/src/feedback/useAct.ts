/** One place that carries out a write: alert of success or failure (§8), stale lists, an ended session. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useContext, useRef, useState } from "react";
import { DataProviderContext, useLogoutIfAccessDenied, useNotify } from "react-admin";
import type { ConsoleDataProvider } from "../dataProvider/createDataProvider.ts";
import type { FieldErrors } from "../dataProvider/errors.ts";
import { describeAction, fieldErrorsOf, statusOf } from "../dataProvider/errors.ts";
import type { ResourceName } from "../dataProvider/resources.ts";
import type { VerbName, VerbParameters, VerbResult } from "../dataProvider/verbs.ts";
import { verbs } from "../dataProvider/verbs.ts";
import { useMounted } from "../lib/useMounted.ts";

export interface Words<Result = unknown> {
  /** Null says nothing. */
  success: string | ((result: Result) => string | null);
  failure: string;
}
export type Outcome<Result> =
  | { ok: true; data: Result }
  /** `status` is null when the server didn't answer. */
  | { ok: false; errors: FieldErrors; status: number | null };

interface Act<Parameters, Result> {
  /** While it is under way, another call gets the same outcome: nothing is sent twice. */
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

function useAct<Parameters, Result>(
  work: (provider: ConsoleDataProvider, parameters: Parameters) => Promise<{ data: Result }>,
  stales: readonly ResourceName[],
  words: Words<Result>,
  onDone?: (result: Result) => void,
): Act<Parameters, Result> {
  const provider = useConsoleData();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [isPending, setPending] = useState(false);
  const underWay = useRef<Promise<Outcome<Result>> | null>(null);

  const reload = () => Promise.all(stales.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));

  const carryOut = async (parameters: Parameters): Promise<Outcome<Result>> => {
    setPending(true);
    try {
      const { data } = await work(provider, parameters);
      onDone?.(data);
      await reload();
      const success = typeof words.success === "string" ? words.success : words.success(data);
      if (success !== null) notify(success, { type: "success" });
      return { ok: true, data };
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return { ok: false, errors: {}, status: statusOf(error) };
      notify(describeAction(words.failure, error), { type: "error", autoHideDuration: 6000 });
      if (statusOf(error) === 404 || statusOf(error) === 409) await reload();
      return { ok: false, errors: fieldErrorsOf(error), status: statusOf(error) };
    } finally {
      setPending(false);
    }
  };
  const run = (parameters: Parameters): Promise<Outcome<Result>> => {
    underWay.current ??= carryOut(parameters).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
  return { run, isPending };
}

/**
 * A verb of the data provider; the lists it makes stale are reloaded before the alert. `onDone` comes before that: a
 * dialog whose row is gone closes there, or it would look for the row once more.
 */
export function useVerb<Name extends VerbName>(
  name: Name,
  words: Words<VerbResult<Name>>,
  onDone?: (result: VerbResult<Name>) => void,
): Act<VerbParameters<Name>, VerbResult<Name>> {
  return useAct(
    useCallback(
      (provider: ConsoleDataProvider, parameters: VerbParameters<Name>) => {
        const send = provider[name] as (parameters: VerbParameters<Name>) => Promise<{ data: VerbResult<Name> }>;
        return send(parameters);
      },
      [name],
    ),
    verbs[name].stales,
    words,
    onDone,
  );
}

/** Sends the changed fields of a row. */
export function useSave(resource: ResourceName, words: Words): Act<{ row: { id: number }; changes: object }, unknown> {
  return useAct(
    (provider, { row, changes }: { row: { id: number }; changes: object }) =>
      provider.update(resource, { id: row.id, data: changes, previousData: row }),
    [resource],
    words,
  );
}

/**
 * Deletes a row for good. `onGone` closes its dialog, also when somebody else was faster. Only the list is read again:
 * nothing asks for the deleted row, unless it was opened anew meanwhile.
 */
export function useRemove(resource: ResourceName, words: Words, onGone: () => void): Act<{ id: number }, unknown> {
  const queryClient = useQueryClient();
  const isMounted = useMounted();
  const forget = async (id: number) => {
    const isHere = isMounted.current;
    onGone();
    await queryClient.invalidateQueries({ queryKey: isHere ? [resource, "getList"] : [resource] });
    if (isHere) queryClient.removeQueries({ queryKey: [resource, "getOne", { id: String(id) }] });
  };
  return useAct(
    async (provider, { id }: { id: number }) => {
      try {
        const answer = await provider.delete(resource, { id });
        await forget(id);
        return answer;
      } catch (error) {
        if (statusOf(error) === 404) await forget(id);
        if (statusOf(error) === 409) await queryClient.invalidateQueries({ queryKey: [resource] });
        throw error;
      }
    },
    [],
    words,
  );
}
