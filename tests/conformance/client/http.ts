/** Sends requests, records them, and checks every response against the contract. One client per check. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { AnyCall, Sender } from "./call-types.ts";
import { assertExpendable, type OperatorSecrets } from "./protected.ts";
import { operationOf, specPointer, type Operation } from "../contract/openapi.ts";
import { cut, redact, type HttpExchange, type SentFile } from "./exchange.ts";
import { validateResponse } from "../contract/validate-response.ts";
import type { Recorder } from "./recorder.ts";
import { sendRequest } from "./transport.ts";

/** A response, with its recorded exchange. */
export interface RecordedResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined without a JSON body. */
  body: unknown;
  exchange: HttpExchange;
}

export interface HttpSettings {
  baseUrl: string;
  /** The origin that a call of an operation is sent to: a proxy, or the base URL. */
  originOf: (operationId: string | null) => string;
  /** A header that sets the client address, where the backend trusts it. */
  address: { header: string; value: string } | null;
  timeoutMs: number;
  operatorSecrets: OperatorSecrets;
  /** Delays a request where the profile limits the rate. */
  throttle: () => Promise<void>;
  /** How long the setup of a check may wait for a rate limit; 0 fails at once. */
  rateLimitWaitMs: number;
}

const SHOWN_CHARS_MAX = 600;

/** A response as text for a failure. */
export function formatResponse({ status, text }: Pick<RecordedResponse, "status" | "text">): string {
  return `${status} ${redact(text).slice(0, SHOWN_CHARS_MAX)}`.trim();
}

const BOUNDARY = "----conformance";
const SHOWN_FILE_BYTES_MAX = 2000;

function sentFileOf({ data, field = "file", name = "photo.png", type = "image/png" }: NonNullable<AnyCall["file"]>) {
  const bytes = data.byteLength;
  const base64 = bytes > SHOWN_FILE_BYTES_MAX ? null : Buffer.from(data).toString("base64");
  return { field, name, type, bytes, base64 } satisfies SentFile;
}

function multipart(data: Uint8Array, { field, name, type }: SentFile) {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

interface PreparedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
  /** The body as text, for the report. */
  reportedBody: string | null;
  file?: SentFile;
}

function bodyOf(call: AnyCall): Pick<PreparedRequest, "body" | "reportedBody" | "file"> & { type?: string } {
  if (call.file) {
    const file = sentFileOf(call.file);
    const reportedBody = `multipart: ${file.field} = ${file.bytes} bytes`;
    return {
      body: multipart(call.file.data, file),
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      reportedBody,
      file,
    };
  }
  if (call.raw) {
    const { data, type } = call.raw;
    const reportedBody = typeof data === "string" ? data : `${data.byteLength} bytes`;
    return { body: data, reportedBody, ...(type === undefined ? {} : { type }) };
  }
  if (call.body === undefined) return { body: undefined, reportedBody: null };
  const text = JSON.stringify(call.body);
  return { body: text, type: "application/json", reportedBody: text };
}

/** Leaves out a byte order mark, as `Response.text()` does. */
const utf8 = new TextDecoder();

const isAuthorization = (name: string) => name.toLowerCase() === "authorization";

const authorizationOf = (headers: Record<string, string>) =>
  Object.entries(headers).find(([name]) => isAuthorization(name))?.[1];

function withoutToken(headers: Record<string, string>): Record<string, string> {
  const shown = Object.entries(headers).map(([name, value]) => [name, isAuthorization(name) ? "Bearer $TOKEN" : value]);
  return Object.fromEntries(shown) as Record<string, string>;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The URL path of an operation with its parameters filled in. */
function targetOf(operation: Operation, call: AnyCall): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(call.params?.[name] ?? 1)),
  );
  const query = Object.entries(call.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query.map(([name, value]) => [name, textOf(value)])).toString();
  return `${operation.prefix}${path}${search === "" ? "" : `?${search}`}`;
}

/** Parses JSON; undefined for other text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A backend that is busy each time has a defect. */
const BUSY_ATTEMPTS_MAX = 3;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class HttpClient {
  readonly #settings: HttpSettings;
  readonly #recorder: Recorder;

  constructor(settings: HttpSettings, recorder: Recorder) {
    this.#settings = settings;
    this.#recorder = recorder;
  }

  /** Sends a request to an operation and returns any response. */
  async call(id: string, call: AnyCall = {}): Promise<RecordedResponse> {
    const operation = operationOf(id);
    return this.#send(operation, operation.method, targetOf(operation, call), call);
  }

  /** Sends a request to any path below the base; only errors are validated. */
  async request(method: string, target: string, call: AnyCall = {}): Promise<RecordedResponse> {
    return this.#send(null, method, target, call);
  }

  /** Like call, but waits and tries again where the operation's rate limit refuses, and a few times where the backend is busy. */
  async callWithRetry(id: string, call: AnyCall = {}): Promise<RecordedResponse> {
    const deadline = Date.now() + this.#settings.rateLimitWaitMs;
    for (let attempts = 1; ; attempts += 1) {
      const response = await this.call(id, call);
      const { code } = (response.body ?? {}) as { code?: string };
      const isLimited = response.status === 429 && code === errorCodes.TOO_MANY_REQUESTS;
      const isBusy = response.status === 503 && code === errorCodes.UNAVAILABLE && attempts < BUSY_ATTEMPTS_MAX;
      const waitMs = Number(response.headers.get("retry-after") ?? 1) * 1000;
      if ((!isLimited && !isBusy) || Date.now() + waitMs > deadline) return response;
      await sleep(waitMs);
    }
  }

  async #send(operation: Operation | null, method: string, target: string, call: AnyCall): Promise<RecordedResponse> {
    if (operation !== null) assertExpendable(operation.id, call.as);
    const token = call.token ?? (call.as === undefined ? undefined : await call.as.token());
    const { type, ...content } = bodyOf(call);
    const headers: Record<string, string> = {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(type === undefined ? {} : { "Content-Type": type }),
      ...call.headers,
    };
    const operator = this.#settings.operatorSecrets.operatorOf(authorizationOf(headers));
    if (operation !== null) assertExpendable(operation.id, operator);
    await this.#settings.throttle();
    const sender = operator ?? (call.token === undefined ? call.as : undefined);
    const sent = { method, url: target, headers, ...content };
    const response = await this.#exchange(operation, sent, { who: call.as, sender });
    if (operation !== null && response.status < 300)
      this.#settings.operatorSecrets.addTokensOf(operation.id, call, response.body as object | undefined);
    return response;
  }

  /** The login that gives the token of a call, for who repeats it by hand. */
  #loginOf(sender: Sender | undefined): HttpExchange["login"] {
    if (sender?.loginRequest === undefined) return null;
    const { operationId, body } = sender.loginRequest;
    const { prefix, path } = operationOf(operationId);
    const { baseUrl, operatorSecrets } = this.#settings;
    return { url: `${baseUrl}${prefix}${path}`, body: operatorSecrets.hide(JSON.stringify(body)) };
  }

  /** @param sender whose login gives the token; undefined where the check sends a token of its own, which is shown as it is. */
  async #exchange(
    operation: Operation | null,
    sent: PreparedRequest,
    { who, sender }: { who: Sender | undefined; sender: Sender | undefined },
  ): Promise<RecordedResponse> {
    const { originOf, baseUrl, address, timeoutMs, operatorSecrets } = this.#settings;
    const started = performance.now();
    const isHidden = sender !== undefined && authorizationOf(sent.headers) !== undefined;
    const shownBody = sent.reportedBody === null ? null : cut(operatorSecrets.hide(sent.reportedBody));
    const exchange = this.#recorder.addHttp({
      who: (who ?? sender)?.label ?? "nobody",
      login: this.#loginOf(sender),
      operationId: operation?.id ?? null,
      method: sent.method,
      url: baseUrl + sent.url,
      request: {
        headers: isHidden ? withoutToken(sent.headers) : sent.headers,
        body: shownBody,
        ...(sent.file === undefined ? {} : { file: sent.file }),
      },
    });
    const { status, headers, bytes } = await sendRequest(originOf(operation?.id ?? null) + sent.url, {
      method: sent.method,
      headers: { ...sent.headers, ...(address === null ? {} : { [address.header]: address.value }) },
      body: sent.body,
      timeoutMs,
    });
    const text = utf8.decode(bytes);
    exchange.durationMs = Math.round(performance.now() - started);
    exchange.response = {
      status,
      headers: Object.fromEntries([...headers].filter(([name]) => REPORTED_HEADERS.has(name))),
      body: redact(text),
    };
    exchange.violations = validateResponse(operation, {
      status,
      header: (name) => headers.get(name),
      text,
    });
    const violationCount = headers.get("x-contract-violations");
    if (violationCount !== null)
      exchange.prism = prismViolations(violationCount, headers.get("x-contract-violation-list"));
    const recorded = { status, headers, text, body: parseJson(text), exchange };
    if (operation) this.#recorder.observe(operation.id, recorded);
    return recorded;
  }
}

const REPORTED_HEADERS = new Set([
  "content-type",
  "retry-after",
  "allow",
  "content-disposition",
  "location",
  "x-request-id",
]);

function prismViolations(count: string, list: string | null): string[] {
  if (list !== null) return JSON.parse(decodeURIComponent(list)) as string[];
  return count === "0" ? [] : [`${count} violations, printed by the proxy`];
}

/** The pointer of an exchange's operation into the contract. */
export function specOf({ operationId, response }: HttpExchange): string {
  return operationId === null ? "openapi.json" : specPointer(operationOf(operationId), response?.status);
}
