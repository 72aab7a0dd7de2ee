/** Calls operations by their id; requests and responses are typed by the contract. */
import { errorCatalogue, type ErrorName } from "@babchingu/openapi/errors";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { listOperations, loadContract, type ServedOperation } from "../contract/document.ts";
import type { OperationId, OperationRequest, OperationResult } from "../contract/types.ts";
import type { ErrorBody } from "../lib/api-error.ts";

export interface CallOptions<Id extends OperationId> {
  params?: OperationRequest<Id>["params"];
  query?: OperationRequest<Id>["query"];
  headers?: Record<string, string>;
  body?: OperationRequest<Id>["body"];
  /** Access token. */
  token?: string;
  /** A multipart file, in place of `body`. */
  file?: { field?: string; name?: string; type?: string; data: Buffer };
}

const BOUNDARY = "----babchingu-test";
const served: Map<string, ServedOperation> = new Map(
  listOperations(loadContract()).map((operation) => [operation.operation.operationId, operation]),
);

function multipartBody({
  field = "file",
  name = "photo.jpg",
  type = "image/jpeg",
  data,
}: NonNullable<CallOptions<OperationId>["file"]>): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

function toInject<Id extends OperationId>(id: Id, options: CallOptions<Id>): InjectOptions {
  const operation = served.get(id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  const params = (options.params ?? {}) as Record<string, unknown>;
  const url = operation.url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return {
    method: operation.method,
    url,
    query: Object.fromEntries(
      Object.entries((options.query ?? {}) as Record<string, unknown>).map(([key, value]) => [key, String(value)]),
    ),
    headers: {
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(options.file ? { "content-type": `multipart/form-data; boundary=${BOUNDARY}` } : {}),
      ...options.headers,
    },
    ...(options.file ? { payload: multipartBody(options.file) } : {}),
    ...(options.body === undefined ? {} : { payload: options.body }),
  };
}

/** The API client of tests. */
export class TestApi {
  readonly #app: FastifyInstance;
  readonly #unexpectedErrors: unknown[];

  /** `unexpectedErrors` has the errors that the server reported; a call that caused one throws it. */
  constructor(app: FastifyInstance, unexpectedErrors: unknown[]) {
    this.#app = app;
    this.#unexpectedErrors = unexpectedErrors;
  }

  /** Sends any request. */
  async inject(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await this.#app.inject(options);
    const fault = this.#unexpectedErrors.shift();
    if (fault !== undefined) throw fault;
    return response;
  }

  /** Sends a request to an operation and returns any response. */
  call<Id extends OperationId>(id: Id, options: CallOptions<Id> = {}): Promise<LightMyRequestResponse> {
    return this.inject(toInject(id, options));
  }

  /** Returns the body of a success; throws for any other response. */
  async ok<Id extends OperationId>(id: Id, options: CallOptions<Id> = {}): Promise<OperationResult<Id>> {
    const response = await this.call(id, options);
    if (response.statusCode >= 300) throw new Error(`${id} should succeed, but responded ${response.body}`);
    return (response.body === "" ? undefined : response.json()) as OperationResult<Id>;
  }

  /** Returns the body of this error; throws for a success or another error. */
  async refused<Id extends OperationId>(
    id: Id,
    errorName: ErrorName,
    options: CallOptions<Id> = {},
  ): Promise<ErrorBody> {
    const response = await this.call(id, options);
    const body = (response.body === "" ? {} : response.json()) as ErrorBody;
    if (body.code === errorCatalogue[errorName].code) return body;
    throw new Error(`${id} should refuse with ${errorName}, but responded ${response.statusCode} ${response.body}`);
  }
}
