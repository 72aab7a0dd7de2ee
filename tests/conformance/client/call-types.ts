/** Types of calls by operation, so that a misspelled field is a type error. */
import type { BodyOf, OperationId, PathOf, QueryOf, ResultOf } from "@babchingu/openapi/contract/calls";

export type { OperationId };
/** The body of an operation's success; text where it isn't JSON. */
export type Result<Id extends OperationId> = ResultOf<Id, string, undefined>;
export type Body<Id extends OperationId> = BodyOf<Id>;

/** A client with a token: a member or the operator. */
export interface Sender {
  /** Its name in reports. */
  readonly label: string;
  /** Other checks use the account, or this session of it: see protected.ts. */
  readonly isAccountNeeded?: boolean;
  readonly isSessionNeeded?: boolean;
  /** The request of a login, for whoever repeats a call by hand; secrets of the profile are left out. */
  readonly loginRequest?: { operationId: string; body: Record<string, unknown> };
  /** A valid access token, renewed when it is about to expire. */
  token: () => Promise<string>;
}

/** Any request, valid or not. */
export interface AnyCall {
  /** The sender whose token it carries; none when left out. */
  as?: Sender | undefined;
  /** A raw token, instead of a sender's. */
  token?: string;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
  /** A multipart file, instead of a body. */
  file?: { data: Uint8Array; field?: string; name?: string; type?: string };
  /** A raw body with its media type. */
  raw?: { data: string | Uint8Array; type?: string };
}

/** A request that the contract's types allow. */
export type Call<Id extends OperationId> = Omit<AnyCall, "params" | "query" | "body"> & {
  params?: PathOf<Id>;
  query?: QueryOf<Id>;
  body?: Body<Id>;
};
