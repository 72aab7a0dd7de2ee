/**
 * The mock: Prism behind a server on one port. The server strips the base path, answers preflights, picks the
 * operator's examples for an operator's token, and answers what Prism can't (uploads, images, sockets).
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ErrorName } from "@babchingu/openapi/errors";
import { ACCEPTED_STATUS, eachOperation, type Operation, successStatus } from "@babchingu/openapi/contract/document";
import { createRouter, errorBody, type Match, readContract, type Router } from "./lib/contract.ts";
import { answerCors } from "./lib/cors.ts";
import { deriveForMock } from "./lib/derive.ts";
import {
  type Answer,
  BODY_BYTES_MAX,
  BodyTooLarge,
  close,
  type HeaderList,
  headerOf,
  headersOf,
  jsonAnswer,
  listen,
  readBody,
  send,
  splitTarget,
  findBodyProblem,
  withoutHeaders,
  writeAnswer,
} from "./lib/http.ts";
import { answerUpload, takesMultipart } from "./lib/multipart.ts";
import { IMAGE } from "./lib/image.ts";
import {
  OPERATOR_EXAMPLE,
  hasExample,
  isOperatorCall,
  operatorTokens,
  parsePrefer,
  parsePreferOptions,
} from "./lib/prefer.ts";
import { type Prism, startPrism } from "./lib/prism.ts";
import { describeViolation, parseViolations } from "./lib/violations.ts";

export interface MockOptions {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Values generated from the schemas instead of the contract's examples. */
  isDynamic: boolean;
  /** Origins allowed to call besides those of this machine. */
  origins: readonly string[];
  /** Preferences for calls without a Prefer header, `operationId:code=…` or `operationId:example=…`. */
  prefer: readonly string[];
  log: (line: string) => void;
}

export interface RunningServer {
  port: number;
  onCrash: Prism["onCrash"];
  stop: () => Promise<void>;
}

type ServedAnswer = { answer: Answer; by: "prism" | "example" | "image" | "mock" };

/** Prism would answer the lowest 2xx, which is 202 where the success is 204. */
function successBesideAccepted(operation: Operation): string | undefined {
  return operation.responses[ACCEPTED_STATUS] && `code=${successStatus(operation)}`;
}

/** Starts the mock. Throws when the port is taken, an option is wrong, or Prism doesn't start. */
export async function startMock(options: MockOptions): Promise<RunningServer> {
  const bundle = readContract();
  const document = deriveForMock(bundle);
  const ids = new Set([...eachOperation(bundle)].map(({ operation }) => operation.operationId));
  const defaultPreferences = parsePreferOptions(options.prefer, ids);
  const operator = operatorTokens(document);
  // The routes of the bundle lead to the operations of the derived document, which Prism answers from.
  const router: Router = createRouter({
    ...document,
    paths: withServersOf(bundle, document),
    servers: bundle.servers ?? [],
  });
  let prism: Prism | null = null;
  let hasRefusedSocket = false;

  function preferOf({ operation }: Match, headers: HeaderList, body: Buffer): string | undefined {
    const requested = headerOf(headers, "prefer") ?? defaultPreferences.get(operation.operationId);
    const isOperator = isOperatorCall(operator, headerOf(headers, "authorization"), body);
    const operatorDefault =
      isOperator && hasExample(operation, OPERATOR_EXAMPLE) ? `example=${OPERATOR_EXAMPLE}` : undefined;
    const prefer = requested ?? operatorDefault ?? successBesideAccepted(operation);
    if (!options.isDynamic || prefer?.includes("dynamic=")) return prefer;
    return prefer ?? (isSessionOperation(operation) ? undefined : "dynamic=true");
  }

  async function askPrism(
    match: Match,
    method: string,
    search: string,
    headers: HeaderList,
    body: Buffer,
  ): Promise<Answer> {
    if (!prism) return errorAnswer("UNAVAILABLE");
    const bodyProblem = findBodyProblem(headers, body);
    if (bodyProblem) return errorAnswer(bodyProblem === "malformed" ? "INVALID_REQUEST" : "BODY_TOO_LARGE");
    const prefer = preferOf(match, headers, body);
    const sent: HeaderList = [
      ...withoutHeaders(headers, "prefer", "origin"),
      ...(prefer === undefined ? [] : ([["Prefer", prefer]] satisfies HeaderList)),
    ];
    const answer = await send({ method, origin: prism.url, target: match.path + search, headers: sent, body });
    return isDocumentedAnswer(match, answer) ? answer : toContractError(answer);
  }

  async function serve(request: IncomingMessage): Promise<ServedAnswer> {
    const method = request.method ?? "GET";
    const { pathname, search } = splitTarget(request);
    if (pathname.startsWith("/images/") && method === "GET") return { answer: imageResponse(), by: "image" };
    const match = router.find(method, pathname);
    if (match === "unknown") return { answer: errorAnswer("NOT_FOUND"), by: "mock" };
    if (match === "otherMethod") {
      const { headers, ...answer } = errorAnswer("METHOD_NOT_ALLOWED");
      return { answer: { ...answer, headers: [...headers, ["Allow", router.allowOf(pathname)]] }, by: "mock" };
    }
    const headers = headersOf(request);
    const body = await readBody(request, BODY_BYTES_MAX);
    if (!takesMultipart(match.operation)) {
      return { answer: await askPrism(match, method, search, headers, body), by: "prism" };
    }
    const example = answerUpload(document, match.operation, {
      contentType: headerOf(headers, "content-type"),
      authorization: headerOf(headers, "authorization"),
      preference: parsePrefer(preferOf(match, headers, body)),
      body,
    });
    return { answer: example ? jsonAnswer(example.status, example.value) : exampleNotFound(), by: "example" };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (answerCors(request, response, options.origins)) return;
    let served: ServedAnswer;
    try {
      served = await serve(request);
    } catch (error) {
      const code = error instanceof BodyTooLarge ? "BODY_TOO_LARGE" : "UPSTREAM_FAILED";
      served = { answer: errorAnswer(code), by: "mock" };
      if (code === "UPSTREAM_FAILED") options.log(`  ${String(error)}`);
    }
    writeAnswer(response, served.answer, [["x-mock", served.by]]);
    options.log(`${request.method} ${request.url} → ${served.answer.status} (${served.by})`);
    const violations = parseViolations(headerOf(served.answer.headers, "sl-violations"));
    for (const violation of violations) options.log(`  ${describeViolation(violation)}`);
    const problem = headerOf(served.answer.headers, "content-type") === "application/problem+json";
    if (problem) options.log(`  ${served.answer.body.toString()}`);
  }

  const server = createServer((request, response) => void handle(request, response));
  server.on("upgrade", (_request, socket) => {
    socket.on("error", () => {});
    socket.end("HTTP/1.1 501 Not Implemented\r\nConnection: close\r\nContent-Length: 0\r\nx-mock: mock\r\n\r\n");
    if (!hasRefusedSocket)
      options.log("Refused a socket with 501: chat is not mocked, use the server for it. (Logged once.)");
    hasRefusedSocket = true;
  });
  const port = await listen(server, options.port, options.host);
  try {
    prism = await startPrism({ kind: "mock" }, document);
  } catch (error) {
    await close(server);
    throw error;
  }
  const running = prism;
  const stop = async () => {
    await close(server);
    await running.stop();
  };
  return { port, onCrash: running.onCrash, stop };
}

function withServersOf(bundle: ReturnType<typeof readContract>, derived: ReturnType<typeof readContract>) {
  return Object.fromEntries(
    Object.entries(derived.paths).map(([path, item]) => {
      const servers = bundle.paths[path]?.servers;
      return [path, servers ? { ...item, servers } : item];
    }),
  );
}

/** A generated token or status would break the login, so these operations return examples even with --dynamic. */
function isSessionOperation({ operationId, tags }: Operation): boolean {
  return tags.includes("auth") || operationId === "getMe";
}

function errorAnswer(name: ErrorName): Answer {
  const { status, body } = errorBody(name);
  return jsonAnswer(status, body);
}

function imageResponse(): Answer {
  return { status: 200, headers: [["Content-Type", "image/svg+xml"]], body: Buffer.from(IMAGE) };
}

function exampleNotFound(): Answer {
  const detail = "The contract has no such example for this operation; look at the Prefer header.";
  const body = { type: "about:blank", title: "No such example", status: 404, detail };
  return { ...jsonAnswer(404, body), headers: [["Content-Type", "application/problem+json"]] };
}

/** Prism's own errors (a wrong Prefer) count too and are returned unchanged: they concern the developer, not the app. */
function isDocumentedAnswer(match: Match, answer: Answer): boolean {
  const type = headerOf(answer.headers, "content-type") ?? "";
  return match.operation.responses[String(answer.status)] !== undefined || type === "application/problem+json";
}

/** The contract's error in place of Prism's own, for instance for a body that Prism can't parse. */
function toContractError(answer: Answer): Answer {
  if (answer.status === 400) return errorAnswer("INVALID_REQUEST");
  if (answer.status === 413) return errorAnswer("BODY_TOO_LARGE");
  return errorAnswer("INTERNAL");
}
