/** Types of handlers, derived from the generated `operations`: a misnamed field fails the type check. */
import type { operations } from "@babchingu/openapi/types";
import type { Readable } from "node:stream";
import type { Actor } from "../domain/accounts/actor.ts";

export type OperationId = keyof operations;

/** An image or other file of a multipart body, within the contract's `x-max-bytes`. */
export interface UploadedFile {
  data: Buffer;
  filename: string;
}

/** A response other than JSON, such as a CSV export. */
export interface StreamResponse {
  stream: Readable;
  contentType: string;
  filename: string;
}

type Parameters<Id extends OperationId> = operations[Id]["parameters"];
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

/** The argument of a handler: validated, with defaults filled in. */
export interface OperationRequest<Id extends OperationId> {
  params: Part<Parameters<Id>, "path">;
  query: Part<Parameters<Id>, "query">;
  /** Documented headers, by their names in the contract. */
  headers: Part<Parameters<Id>, "header">;
  body: BodyOf<operations[Id]>;
  /** The authenticated sender. Throws in an operation without a token. */
  readonly actor: Actor;
  /** The sender of an operation with an optional token; null without a valid one. */
  readonly optionalActor: Actor | null;
  /** The raw bearer token, even if it has expired; null when none was sent. */
  readonly bearer: string | null;
  readonly ip: string;
  /** Arrival time, from `performance.now()`. */
  readonly receivedMs: number;
  /** Reads the file of a multipart body. Throws IMAGE_TOO_LARGE and INVALID_REQUEST. */
  file: () => Promise<UploadedFile>;
}

type SuccessStatus = 200 | 201 | 202 | 204;
type Success<Responses> = { [S in keyof Responses & SuccessStatus]: Responses[S] }[keyof Responses & SuccessStatus];
type ResultOf<R> = R extends { content: infer Content }
  ? Content extends { "application/json": infer Body }
    ? Body
    : [Content] extends [never]
      ? void
      : StreamResponse
  : void;

/** The body of the operation's only 2xx response; void for 204. */
export type OperationResult<Id extends OperationId> = ResultOf<Success<operations[Id]["responses"]>>;

export type Handler<Id extends OperationId> = (request: OperationRequest<Id>) => Promise<OperationResult<Id>>;

/** Handlers by operation id; an operation without one responds 501. */
export type Handlers = { [Id in OperationId]?: Handler<Id> };

/** Serializers of results to UTF-8 JSON, by operation id, with the same output as `JSON.stringify`. */
export type Serializers = { [Id in OperationId]?: (result: OperationResult<Id>) => Buffer };
