/** Types of handlers, derived from the generated `operations`: a misnamed field fails the type check. */
import type {
  AcceptedOf,
  BodyOf,
  HeadersOf,
  OperationId,
  PathOf,
  QueryOf,
  ResultOf,
} from "@babchingu/openapi/contract/calls";
import type { Readable } from "node:stream";
import type { Actor } from "../domain/accounts/actor.ts";

export type { OperationId };

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

/** The argument of a handler: validated, with defaults filled in. */
export interface OperationRequest<Id extends OperationId> {
  params: PathOf<Id>;
  query: QueryOf<Id>;
  /** Documented headers, by their names in the contract. */
  headers: HeadersOf<Id>;
  body: BodyOf<Id>;
  /** The authenticated sender. Throws in an operation without a token. */
  readonly actor: Actor;
  /** The sender of an operation with an optional token; null without a valid token. */
  readonly optionalActor: Actor | null;
  /** The raw bearer token, even if it has expired; null when none was sent. */
  readonly bearer: string | null;
  readonly ip: string;
  /** Reads the file of a multipart body. Throws IMAGE_TOO_LARGE and INVALID_REQUEST. */
  file: () => Promise<UploadedFile>;
}

/** The body of the operation's success; void for 204. */
export type OperationResult<Id extends OperationId> = ResultOf<Id, StreamResponse, void>;

/** A handler returns it for a 202: the work goes on in the background (R54). */
export class Accepted<Body> {
  readonly body: Body;

  constructor(body: Body) {
    this.body = body;
  }
}

export type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
) => Promise<OperationResult<Id> | Accepted<AcceptedOf<Id>>>;

/** Handlers by operation id; an operation without one responds 501. */
export type Handlers = { [Id in OperationId]?: Handler<Id> };

/** Serializers of results to UTF-8 JSON, by operation id, with the same output as `JSON.stringify`. */
export type Serializers = { [Id in OperationId]?: (result: OperationResult<Id>) => Buffer };

/** Seconds, by operation id. */
export type CacheSeconds = { [Id in OperationId]?: number };
