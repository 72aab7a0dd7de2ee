/**
 * Serves every operation of the contract: security, media type, validation, the handler, then the response check.
 * An operation without a handler responds 501; a method that the path doesn't have, 405.
 */
import { ACCEPTED_STATUS, successStatus } from "@babchingu/openapi/contract/document";
import type { ErrorName } from "@babchingu/openapi/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { withTimeBudget } from "../lib/time-budget.ts";
import { ApiError } from "../lib/api-error.ts";
import { checkMediaType, findFilePart, jsonBytesMax, readFile, registerParsers } from "./body.ts";
import {
  type ContractDocument,
  listOperations,
  type Method,
  METHODS,
  type OperationObject,
  type ServedOperation,
} from "./document.ts";
import { type ReportError, sendError } from "./errors.ts";
import { rateLimitFor, siteLimiterFor } from "./rate-limit.ts";
import { createResponseChecker, type ResponseChecker } from "./response-check.ts";
import { type AccessRule, accessRule, type Authenticate, authorize, bearerToken } from "./security.ts";
import type { Actor } from "../domain/accounts/actor.ts";
import {
  Accepted,
  type CacheSeconds,
  type Handlers,
  type OperationRequest,
  type Serializers,
  type StreamResponse,
  type UploadedFile,
} from "./types.ts";
import { Validators } from "./validation.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    operation?: OperationObject;
    checkResponse?: ResponseChecker;
  }
  interface FastifyRequest {
    actor: Actor | null;
    /** Who sent it, also when it was refused to them; null without a valid token. */
    sender: Actor | null;
    /** When it was last authorized, as `performance.now()`. */
    authorizedMs: number;
    /** Why it was refused. */
    refusal: ErrorName | null;
  }
}

export interface ContractOptions {
  document: ContractDocument;
  handlers: Handlers;
  /** Faster JSON serializers for the most frequent operations. */
  serializers?: Serializers;
  /** How long anybody may keep a success response of these operations; those of others are never cached. */
  cacheSeconds?: CacheSeconds;
  authenticate: Authenticate;
  /** Called with every unexpected error, including contract violations. */
  reportError: ReportError;
  /** Whether responses are checked against the contract: in tests and development. */
  checkResponses: boolean;
  /** Whether operations that document TOO_MANY_REQUESTS are rate-limited. */
  isRateLimited: boolean;
}

/** How long the statements that authorize a request may take together, and those of its handler; the waits for a connection count. */
const AUTHORIZE_MS_MAX = 2000;
const REQUEST_MS_MAX = 5000;
/** A body may take two minutes, in which the token may be revoked (D15): a request is authorized again when it took longer than this. */
const AUTHORIZATION_AGE_MS_MAX = 1000;

const ACCEPTED = Number(ACCEPTED_STATUS);
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
  app.decorateRequest("sender", null);
  app.decorateRequest("authorizedMs", -Infinity);
  app.decorateRequest("refusal", null);
  app.setErrorHandler((error, request, reply) => handleError(error, request, reply, options.reportError));
  const served = listOperations(options.document);
  for (const operation of served) registerOperation(app, operation, validators, options);
  refuseOtherMethods(app, served);
}

function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply, report: ReportError): void {
  const sent = sendError(error, request, reply, report);
  try {
    request.routeOptions.config.checkResponse?.(sent.status, sent.toBody());
  } catch (violation) {
    report(violation, request);
  }
}

/** Returns a function that authorizes a request, unless that was done a moment ago. */
function createAuthorizer(rule: AccessRule, authenticate: Authenticate) {
  return async (request: FastifyRequest): Promise<void> => {
    if (performance.now() - request.authorizedMs <= AUTHORIZATION_AGE_MS_MAX) return;
    request.actor = await withTimeBudget(AUTHORIZE_MS_MAX, () =>
      authorize(rule, bearerToken(request.headers.authorization), async (token) => {
        request.sender = await authenticate(token);
        return request.sender;
      }),
    );
    request.authorizedMs = performance.now();
  };
}

function registerOperation(
  app: FastifyInstance,
  { method, url, operation }: ServedOperation,
  validators: Validators,
  options: ContractOptions,
): void {
  const ensureAuthorized = createAuthorizer(accessRule(options.document, operation), options.authenticate);
  const validate = validators.request(operation);
  const checkResponse = options.checkResponses ? createResponseChecker(validators, operation) : undefined;
  const handler = (options.handlers as Record<string, AnyHandler | undefined>)[operation.operationId];
  const serializer = (options.serializers as Record<string, AnySerializer | undefined> | undefined)?.[
    operation.operationId
  ];
  const cacheSeconds = (options.cacheSeconds as Record<string, number> | undefined)?.[operation.operationId];
  const filePart = findFilePart(operation, options.document);
  const toRequest = createRequestReader(operation);
  const success = Number(successStatus(operation));
  const limitSite = options.isRateLimited ? siteLimiterFor(app, operation) : null;
  app.route({
    method,
    url,
    bodyLimit: jsonBytesMax(operation, options.document),
    config: {
      operation,
      ...(checkResponse ? { checkResponse } : {}),
      ...(options.isRateLimited ? rateLimitFor(operation) : {}),
    },
    onRequest: async (request) => {
      await limitSite?.(request);
      await ensureAuthorized(request);
      checkMediaType(operation, request);
    },
    preValidation: (request, _reply, done) => {
      validate(request);
      done();
    },
    handler: async (request, reply) => {
      if (!handler) throw new ApiError("NOT_IMPLEMENTED");
      await ensureAuthorized(request);
      const readFilePart = async () => {
        const file = await readFile(request, filePart ?? { field: "file", bytesMax: 0 });
        await ensureAuthorized(request);
        return file;
      };
      const result = await withTimeBudget(REQUEST_MS_MAX, () => handler(toRequest(request, readFilePart)));
      if (isStream(result)) return sendStream(reply, success, result);
      const isAccepted = result instanceof Accepted;
      const [status, body] = isAccepted ? [ACCEPTED, result.body] : [success, result];
      checkResponse?.(status, body);
      if (cacheSeconds !== undefined) void reply.header("cache-control", `public, max-age=${cacheSeconds}`);
      if (serializer && !isAccepted) return reply.code(status).type(JSON_TYPE).send(serializer(body));
      return reply.code(status).send(body);
    },
  });
}

type RequestReader = (request: FastifyRequest, file: () => Promise<UploadedFile>) => object;

/** Returns a function that maps a request to the handler's argument. Rarely used fields are getters. */
function createRequestReader(operation: OperationObject): RequestReader {
  const headers = (operation.parameters ?? []).filter((it) => it.in === "header").map((it) => it.name);
  return (request, file) => {
    const argument = {
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
      file,
    };
    return argument satisfies Omit<OperationRequest<never>, "params" | "query" | "headers" | "body"> & object;
  };
}

/** The documented headers, with the contract's spelling; Node has them in lower case. */
function headersOf(request: FastifyRequest, names: readonly string[]): Record<string, unknown> {
  const sent = names.filter((name) => request.headers[name.toLowerCase()] !== undefined);
  return Object.fromEntries(sent.map((name) => [name, request.headers[name.toLowerCase()]]));
}

function isStream(result: unknown): result is StreamResponse {
  return typeof result === "object" && result !== null && "stream" in result && "contentType" in result;
}

function sendStream(reply: FastifyReply, status: number, response: StreamResponse): FastifyReply {
  return reply
    .code(status)
    .header("content-disposition", `attachment; filename="${response.filename}"`)
    .type(response.contentType)
    .send(response.stream);
}

interface ServedPath {
  url: string;
  pattern: RegExp;
  methods: Method[];
}

/** The paths of the contract; those without parameters first, because they match first. */
function servedPaths(served: ServedOperation[]): ServedPath[] {
  const paths = [...Map.groupBy(served, ({ url }) => url)].map(([url, operations]) => ({
    url,
    pattern: new RegExp(`^${url.replaceAll(/:\w+/g, "[^/]+")}/?$`),
    methods: operations.map(({ method }) => method),
  }));
  return paths.toSorted((a, b) => a.url.split(":").length - b.url.split(":").length);
}

function refuseMethod(reply: FastifyReply, { methods }: ServedPath): never {
  void reply.header("allow", methods.join(", "));
  throw new ApiError("METHOD_NOT_ALLOWED");
}

/** Without a route for each method that a path does not have: those would be three times as many as the operations. */
function refuseOtherMethods(app: FastifyInstance, served: ServedOperation[]): void {
  const paths = servedPaths(served);
  app.addHook("onRequest", (request, reply, done) => {
    if (!request.is404) return done();
    const path = request.url.split("?", 1)[0] ?? "";
    const found = paths.find(({ pattern }) => pattern.test(path));
    const asked = request.method === "HEAD" ? "GET" : request.method;
    const method = METHODS.find((each) => each === asked);
    if (found && method && !found.methods.includes(method)) refuseMethod(reply, found);
    done();
  });
  // GET /meetings/create would be served as GET /meetings/{id}.
  for (const path of paths) {
    const others = paths.filter((other) => other !== path && other.pattern.test(path.url));
    const method = METHODS.filter(
      (each) => !path.methods.includes(each) && others.some(({ methods }) => methods.includes(each)),
    );
    if (method.length === 0) continue;
    app.route({
      method,
      url: path.url,
      onRequest: async (_request, reply) => refuseMethod(reply, path),
      handler: () => undefined,
    });
  }
}
