/** Types of calls, from the contract's generated `operations`: a misnamed field of a check fails the type check. */
import type { operations } from "@babchingu/openapi/types";

export type OperationId = keyof operations;

type Part<P, Key extends string> = P extends { [K in Key]?: infer Value }
  ? [NonNullable<Value>] extends [never]
    ? object
    : NonNullable<Value>
  : object;
type JsonOf<Content> = Content extends { "application/json": infer Body } ? Body : undefined;
type BodyOf<Op> = Op extends { requestBody: { content: infer Content } }
  ? JsonOf<Content>
  : Op extends { requestBody?: { content: infer Content } }
    ? JsonOf<Content> | undefined
    : undefined;
type Success<R> = { [S in keyof R & (200 | 201 | 204)]: R[S] }[keyof R & (200 | 201 | 204)];
type ResultOf<R> = R extends { content: infer Content }
  ? Content extends { "application/json": infer Body }
    ? Body
    : [Content] extends [never]
      ? undefined
      : string
  : undefined;

/** The body of an operation's success; text where it is no JSON. */
export type Result<Id extends OperationId> = ResultOf<Success<operations[Id]["responses"]>>;
export type Body<Id extends OperationId> = BodyOf<operations[Id]>;

/** A client with a token: a member or the operator. */
export interface Sender {
  /** Its name in reports. */
  readonly label: string;
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
  params?: Part<operations[Id]["parameters"], "path">;
  query?: Part<operations[Id]["parameters"], "query">;
  body?: Body<Id>;
};
