/**
 * Serves every operation of the contract: security, media type, validation, the handler, then the check of the answer.
 * What has no handler answers 501, another method 405.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../lib/api-error.ts";
import { checkMediaType, filePartOf, readFile, registerParsers } from "./body.ts";
import type { ContractDocument, OperationObject, ServedOperation } from "./document.ts";
import { listOperations, METHODS } from "./document.ts";
import type { ReportError } from "./errors.ts";
import { sendError } from "./errors.ts";
import { rateLimitFor } from "./rate-limit.ts";
import type { ResponseChecker } from "./response-check.ts";
import { responseChecker } from "./response-check.ts";
import type { Authenticate } from "./security.ts";
import { accessRule, admit, bearerToken } from "./security.ts";
import type { Actor } from "../domain/accounts/actor.ts";
import type { Handlers, OperationRequest, Serializers, StreamAnswer, UploadedFile } from "./types.ts";
import { Validators } from "./validation.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    operation?: OperationObject;
    checkResponse?: ResponseChecker;
  }
  interface FastifyRequest {
    actor: Actor | null;
    /** When it arrived, on the clock of `performance.now()`. */
    receivedMs: number;
  }
}

export interface ContractOptions {
  document: ContractDocument;
  handlers: Handlers;
  /** Write the JSON of answers that are asked for so often that writing them in one piece each time costs too much. */
  serializers?: Serializers;
  authenticate: Authenticate;
  /** Called with every fault of the server, contract violations included. */
  reportError: ReportError;
  /** Whether answers are checked against the contract: in tests and development. */
  checkResponses: boolean;
  /** Whether operations that document TOO_MANY_REQUESTS limit their callers. */
  limitRates: boolean;
}

const JSON_TYPE = "application/json; charset=utf-8";

type AnyHandler = (request: object) => Promise<unknown>;
type AnySerializer = (result: unknown) => Buffer;

/** Operations of the contract that no handler serves yet. */
export function missingHandlers(document: ContractDocument, handlers: Handlers): string[] {
  return listOperations(document)
    .map(({ operation }) => operation.operationId)
    .filter((id) => !(id in handlers))
    .toSorted();
}

/** Registers the contract's operations and the error handler on `app`. */
export async function registerContract(app: FastifyInstance, options: ContractOptions): Promise<void> {
  const validators = Validators.of(options.document);
  await registerParsers(app);
  app.decorateRequest("actor", null);
  app.decorateRequest("receivedMs", 0);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, options.reportError));
  const served = listOperations(options.document);
  for (const operation of served) registerOperation(app, operation, validators, options);
  refuseOtherMethods(app, served);
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, report: ReportError): void {
  const sent = sendError(error, request, reply, report);
  try {
    request.routeOptions.config.checkResponse?.(sent.status, sent.toBody());
  } catch (violation) {
    report(violation, request);
  }
}

function registerOperation(
  app: FastifyInstance,
  { method, url, operation }: ServedOperation,
  validators: Validators,
  options: ContractOptions,
): void {
  const rule = accessRule(options.document, operation);
  const validate = validators.request(operation);
  const checkResponse = options.checkResponses ? responseChecker(validators, operation) : undefined;
  const handler = (options.handlers as Record<string, AnyHandler | undefined>)[operation.operationId];
  const serializer = (options.serializers as Record<string, AnySerializer | undefined> | undefined)?.[
    operation.operationId
  ];
  const filePart = filePartOf(operation, options.document.components.schemas);
  const toRequest = requestReader(operation);
  const status = successStatus(operation);
  app.route({
    method,
    url,
    config: {
      operation,
      ...(checkResponse ? { checkResponse } : {}),
      ...(options.limitRates ? rateLimitFor(operation) : {}),
    },
    onRequest: async (request) => {
      request.receivedMs = performance.now();
      request.actor = await admit(rule, bearerToken(request.headers.authorization), options.authenticate);
      checkMediaType(operation, request);
    },
    preValidation: (request, _reply, done) => {
      validate(request);
      done();
    },
    handler: async (request, reply) => {
      if (!handler) throw new ApiError("NOT_IMPLEMENTED");
      const readPart = () => readFile(request, filePart ?? { field: "file", bytesMax: 0 });
      const result = await handler(toRequest(request, readPart));
      if (isStream(result)) return sendStream(reply, status, result);
      checkResponse?.(status, result);
      if (serializer) return reply.code(status).type(JSON_TYPE).send(serializer(result));
      return reply.code(status).send(result);
    },
  });
}

function successStatus(operation: OperationObject): number {
  const status = Object.keys(operation.responses).find((key) => key.startsWith("2"));
  if (status === undefined) throw new Error(`${operation.operationId} documents no success.`);
  return Number(status);
}

type RequestReader = (request: FastifyRequest, file: () => Promise<UploadedFile>) => object;

/** Makes of a request what the operation's handler receives. What few handlers read is read when they do. */
function requestReader(operation: OperationObject): RequestReader {
  const headers = (operation.parameters ?? []).filter((it) => it.in === "header").map((it) => it.name);
  return (request, file) => {
    const view = {
      params: request.params,
      query: request.query,
      headers: headersOf(request, headers),
      body: request.body,
      optionalActor: request.actor,
      get actor() {
        if (request.actor) return request.actor;
        throw new Error("This operation takes no token, so it has no actor.");
      },
      get bearer() {
        return bearerToken(request.headers.authorization);
      },
      get ip() {
        return request.ip;
      },
      receivedMs: request.receivedMs,
      file,
    };
    return view satisfies Omit<OperationRequest<never>, "params" | "query" | "headers" | "body"> & object;
  };
}

/** The documented headers under the contract's own spelling; node has them in lower case. */
function headersOf(request: FastifyRequest, names: readonly string[]): Record<string, unknown> {
  const sent = names.filter((name) => request.headers[name.toLowerCase()] !== undefined);
  return Object.fromEntries(sent.map((name) => [name, request.headers[name.toLowerCase()]]));
}

function isStream(result: unknown): result is StreamAnswer {
  return typeof result === "object" && result !== null && "stream" in result && "contentType" in result;
}

function sendStream(reply: FastifyReply, status: number, answer: StreamAnswer): FastifyReply {
  return reply
    .code(status)
    .header("content-disposition", `attachment; filename="${answer.filename}"`)
    .type(answer.contentType)
    .send(answer.stream);
}

function refuseOtherMethods(app: FastifyInstance, served: ServedOperation[]): void {
  for (const [url, operations] of Map.groupBy(served, (operation) => operation.url)) {
    const allowed = operations.map((operation) => operation.method);
    const others = METHODS.filter((method) => !allowed.includes(method));
    if (others.length === 0) continue;
    app.route({
      method: others,
      url,
      onRequest: async (_request, reply) => {
        void reply.header("allow", allowed.join(", "));
        throw new ApiError("METHOD_NOT_ALLOWED");
      },
      handler: () => undefined,
    });
  }
}
