/** An API call outside react-admin's methods, also a creation that needs an idempotency key. Each section defines its own in its calls.ts. */
import type { Api } from "@babchingu/openapi";
import type { ResourceName } from "./resource.ts";

type Send<Parameters, Result> = (api: Api, parameters: Parameters, signal?: AbortSignal) => Promise<Result>;

export interface ApiCall<Parameters, Result> {
  /** Shown in the devtools console, and part of the query key. */
  name: string;
  /** Resources whose loaded rows are stale after it; empty for a call that only reads. */
  invalidates: readonly ResourceName[];
  send: Send<Parameters, Result>;
}

export function defineCall<Parameters, Result>(
  name: string,
  invalidates: readonly ResourceName[],
  send: Send<Parameters, Result>,
): ApiCall<Parameters, Result> {
  return { name, invalidates, send };
}

export interface IdParameter {
  id: number;
}
/** A repeat with the same key has no second effect, so a retry after a lost response is safe (R2). */
export interface IdempotencyParameter {
  idempotencyKey: string;
}
export type NoParameters = Record<string, never>;

export const idPath = (id: number) => ({ path: { id } });
export const idempotencyHeader = (idempotencyKey: string) => ({ header: { "Idempotency-Key": idempotencyKey } });
