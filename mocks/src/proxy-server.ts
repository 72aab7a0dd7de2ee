/**
 * The validating proxy. A call goes proxy server → Prism → recorder → backend. Prism takes the recorder for the backend; the
 * recorder sends the caller's own bytes to the backend and keeps the backend's own bytes, so that nothing Prism
 * does to a message (folded cookies, re-encoded bodies, answers of its own) reaches either side. Prism only validates.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRouter, errorBody, type Match, readContract, type Router } from "./lib/contract.ts";
import { answerCors, withoutCors } from "./lib/cors.ts";
import { STATUS_FOR_501, deriveForProxy } from "./lib/derive.ts";
import {
  type Answer,
  BODY_BYTES_MAX,
  BodyTooLarge,
  type Call,
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
import { isMultipart } from "./lib/multipart.ts";
import { pipeRequest, pipeSocket } from "./lib/pipe.ts";
import { type Prism, startPrism } from "./lib/prism.ts";
import { countChecked, createTally, type Tally } from "./lib/tally.ts";
import { describeViolation, parseViolations, type Violation } from "./lib/violations.ts";

export interface ProxyOptions {
  /** The backend's origin, such as `http://127.0.0.1:8080`. */
  backend: string;
  port: number;
  host: string;
  log: (line: string) => void;
}

export interface RunningProxy {
  port: number;
  tally: Tally;
  onCrash: Prism["onCrash"];
  stop: () => Promise<void>;
}

interface Exchange {
  call: Call;
  /** Set by the first attempt, so that the backend never gets a call twice. */
  sent?: Promise<Answer>;
  answer?: Answer;
  failure?: unknown;
}

const EXCHANGE_HEADER = "x-contract-exchange";
const MALFORMED_JSON: Violation = { side: "request", part: "body", pointer: "", message: "is not JSON" };
const METHODS = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);

/** Longer than the usual pause between two calls of a developer who tests by hand. */
const KEEP_ALIVE_MS = 10 * 60_000;

/** The backend's origin. Throws when `text` is no http(s) origin. */
export function parseBackend(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !["http:", "https:"].includes(url.protocol))
    throw new Error(`"${text}" is no http address of a backend.`);
  if (url.pathname !== "/" || url.search !== "") {
    throw new Error(`Give the backend's origin only: ${url.origin}. The contract's base path is added by the callers.`);
  }
  return url.origin;
}

/** Starts the proxy. Throws when the port is taken or Prism doesn't start. The backend may start later. */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const bundle = readContract();
  const router: Router = createRouter(bundle);
  const tally = createTally();
  const exchanges = new Map<string, Exchange>();
  let prism: Prism | null = null;
  let exchangeCount = 0;

  async function forward(exchange: Exchange): Promise<Answer> {
    try {
      exchange.sent ??= send(exchange.call);
      exchange.answer = await exchange.sent;
      return exchange.answer;
    } catch (error) {
      exchange.failure = error;
      throw error;
    }
  }

  const recorder = createServer((request, response) => {
    const exchange = exchanges.get(String(request.headers[EXCHANGE_HEADER]));
    request.resume();
    if (!exchange) {
      response.writeHead(400).end();
      return;
    }
    forward(exchange).then(
      (answer) => writeAnswer(response, toPrismAnswer(answer)),
      () => response.writeHead(502).end(),
    );
  });

  /** Prism's violations for a call; null when it never reached the backend. Fills the exchange's answer. */
  async function validate(match: Match | null, path: string, exchange: Exchange): Promise<Violation[] | null> {
    if (!prism) return null;
    exchangeCount += 1;
    const id = String(exchangeCount);
    const copy = copyForPrism(prism.url, path, id, exchange.call);
    const bodyProblem = findBodyProblem(copy.headers, copy.body);
    if (bodyProblem) return bodyProblem === "malformed" ? [MALFORMED_JSON] : null;
    exchanges.set(id, exchange);
    try {
      const validation = await sendWithRetry(copy);
      if (!exchange.answer) return null;
      const header = headerOf(validation.headers, "sl-violations");
      if (header === undefined && validation.status !== toPrismAnswer(exchange.answer).status) {
        options.log(`  Prism did not validate it: ${validation.body.toString().slice(0, 300)}`);
        return null;
      }
      return parseViolations(header).filter((violation) => isGenuineViolation(violation, match, exchange.call));
    } catch (error) {
      if (!exchange.failure) options.log(`  Prism did not validate it: ${String(error)}`);
      return null;
    } finally {
      exchanges.delete(id);
    }
  }

  async function handleApiCall(
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, search }: ReturnType<typeof splitTarget>,
  ): Promise<void> {
    const method = request.method ?? "GET";
    const target = request.url ?? "/";
    const found = router.find(method, pathname);
    const match = typeof found === "string" ? null : found;
    const label = match?.operation.operationId ?? "no operation of the contract";
    const exchange: Exchange = { call: await callOf(request, options.backend) };
    const path = match?.path ?? pathname;
    const violations = await validate(match, path + search, exchange);
    let answer: Answer;
    try {
      if (exchange.failure) throw exchange.failure;
      answer = await forward(exchange);
    } catch (error) {
      tally.unreachable += 1;
      options.log(`! ${method} ${target} (${label}): the backend gave no answer: ${String(error)}`);
      writeAnswer(response, errorAnswer("UPSTREAM_FAILED"));
      return;
    }
    if (violations === null) tally.unchecked += 1;
    else countChecked(tally, `${label} → ${answer.status}`, violations);
    answer = { ...answer, headers: withoutCors(response, answer.headers) };
    writeAnswer(response, answer, violations === null ? [] : violationHeaders(violations));
    if (violations === null || violations.length === 0) return;
    options.log(
      [
        `✗ ${method} ${target} (${label}) → ${answer.status}`,
        ...violations.map((each) => `    ${describeViolation(each)}`),
      ].join("\n"),
    );
  }

  // Prism reuses its connections; one that closes during reuse would fail a validation.
  recorder.keepAliveTimeout = KEEP_ALIVE_MS;

  const server = createServer((request, response) => {
    // The backend may allow one origin only (D2); the proxy allows pages on any port of this machine.
    if (answerCors(request, response, [])) return;
    const parts = splitTarget(request);
    if (!router.isApi(parts.pathname) || !METHODS.has(request.method ?? "")) {
      tally.bypassed += 1;
      pipeRequest(request, response, options.backend, (error) => {
        tally.unreachable += 1;
        options.log(`! ${request.method} ${request.url}: the backend gave no answer: ${String(error)}`);
      });
      return;
    }
    handleApiCall(request, response, parts).catch((error: unknown) => {
      if (!request.complete) {
        tally.abandoned += 1;
        return;
      }
      tally.unchecked += 1;
      options.log(`! ${request.method} ${request.url}: ${String(error)}`);
      if (!response.headersSent)
        writeAnswer(response, errorAnswer(error instanceof BodyTooLarge ? "BODY_TOO_LARGE" : "INTERNAL"));
    });
  });
  server.on("upgrade", (request, socket, head) => {
    tally.bypassed += 1;
    pipeSocket(request, socket, head, options.backend, (error) => {
      options.log(`! Socket ${request.url}: ${String(error)}`);
    });
  });

  const port = await listen(server, options.port, options.host);
  try {
    const recorderPort = await listen(recorder, 0, "127.0.0.1");
    prism = await startPrism({ kind: "proxy", upstream: `http://127.0.0.1:${recorderPort}` }, deriveForProxy(bundle));
  } catch (error) {
    await Promise.all([close(server), close(recorder)]);
    throw error;
  }
  const running = prism;
  const stop = async () => {
    await close(server);
    await running.stop();
    await close(recorder);
  };
  return { port, tally, onCrash: running.onCrash, stop };
}

/** The call as the backend gets it; it asks for complete and uncompressed answers, since others can't be checked. */
async function callOf(request: IncomingMessage, backend: string): Promise<Call> {
  const body = await readBody(request, BODY_BYTES_MAX);
  const kept = withoutHeaders(headersOf(request), "accept-encoding", "if-none-match", "if-modified-since", "range");
  const headers: HeaderList = [...kept, ["Accept-Encoding", "identity"]];
  return { method: request.method ?? "GET", origin: backend, target: request.url ?? "/", headers, body };
}

/** Sends the call to Prism again when Prism closed a reused connection. The backend still gets the call once. */
async function sendWithRetry(copy: Call): Promise<Answer> {
  try {
    return await send(copy);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ECONNRESET") throw error;
    return await send(copy);
  }
}

const VIOLATIONS_LISTED_MAX = 10;
const LIST_HEADER_CHARS_MAX = 6000;

/** The number of violations, and the first ones as percent-encoded JSON, for clients that compare violations. */
function violationHeaders(violations: readonly Violation[]): HeaderList {
  const list = encodeURIComponent(JSON.stringify(violations.slice(0, VIOLATIONS_LISTED_MAX).map(describeViolation)));
  const headers: HeaderList = [["x-contract-violations", String(violations.length)]];
  return list.length > LIST_HEADER_CHARS_MAX ? headers : [...headers, ["x-contract-violation-list", list]];
}

/** The call without a multipart body: Prism would read the body as text, and refuses one above 10 MB. */
function copyForPrism(origin: string, target: string, id: string, call: Call): Call {
  const isUpload = isMultipart(headerOf(call.headers, "content-type"));
  const headers = withoutHeaders(call.headers, "prefer", EXCHANGE_HEADER, ...(isUpload ? ["content-type"] : []));
  headers.push([EXCHANGE_HEADER, id]);
  return { ...call, origin, target, headers, body: isUpload ? Buffer.alloc(0) : call.body };
}

/** Prism answers a 501 with a mock of its own; under this status it validates the body like any other. */
function toPrismAnswer(answer: Answer): Answer {
  const headers = withoutHeaders(answer.headers, "set-cookie");
  return { ...answer, headers, status: answer.status === 501 ? STATUS_FOR_501 : answer.status };
}

/** False for what Prism reports about the empty copy of an upload. */
function isGenuineViolation(violation: Violation, match: Match | null, call: Call): boolean {
  const isUpload = match !== null && isMultipart(headerOf(call.headers, "content-type"));
  return !(isUpload && violation.side === "request" && ["", "body"].includes(violation.part));
}

function errorAnswer(name: "BODY_TOO_LARGE" | "INTERNAL" | "UPSTREAM_FAILED"): Answer {
  const { status, body } = errorBody(name);
  return jsonAnswer(status, body);
}
