/** A verb is a call beyond list, read, create, edit and delete. Each section defines its own in its verbs.ts. */
import type { Api } from "@babchingu/openapi";
import type { ResourceName } from "./resource.ts";

type Send<Parameters, Result> = (api: Api, parameters: Parameters, signal?: AbortSignal) => Promise<Result>;

export interface Verb<Parameters, Result> {
  /** For the browser's console and for the keys of queries. */
  name: string;
  /** Resources whose loaded rows are out of date after it; empty for a verb that only reads. */
  invalidates: readonly ResourceName[];
  send: Send<Parameters, Result>;
}

export function defineVerb<Parameters, Result>(
  name: string,
  invalidates: readonly ResourceName[],
  send: Send<Parameters, Result>,
): Verb<Parameters, Result> {
  return { name, invalidates, send };
}

/** The row a verb is about. */
export interface Target {
  id: number;
}
/** A repeat with the same key has no second effect, so that a retry after a lost answer is safe (R2). */
export interface Repeatable {
  idempotencyKey: string;
}
/** A call without parameters. */
export type NoParameters = Record<string, never>;

export const idPath = (id: number) => ({ path: { id } });
export const keyHeader = (idempotencyKey: string) => ({ header: { "Idempotency-Key": idempotencyKey } });
