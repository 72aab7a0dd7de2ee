/** Sends requests, records them, and checks every response against the contract. One client per check. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { AnyCall } from "./call-types.ts";
import { assertExpendable } from "./protected.ts";
import { operationOf, specPointer, type Operation } from "../contract/openapi.ts";
import { redact, type HttpExchange } from "./exchange.ts";
import { validateResponse } from "../contract/validate-response.ts";
import type { Recorder } from "./recorder.ts";

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
  /** The origin that requests are sent to: a proxy, or the base URL. */
  requestOrigin: string;
  /** A header that sets the client address, where the backend trusts it. */
  address: { header: string; value: string } | null;
  timeoutMs: number;
  /** Delays a request where the profile limits the rate. */
  throttle: () => Promise<void>;
  /** How long the setup of a check may wait for a rate limit; 0 fails at once. */
  rateLimitWaitMs: number;
}

const BOUNDARY = "----conformance";

function multipart({ data, field = "file", name = "photo.png", type = "image/png" }: NonNullable<AnyCall["file"]>) {
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
}

function bodyOf(call: AnyCall): Pick<PreparedRequest, "body" | "reportedBody"> & { type?: string } {
  if (call.file) {
    const reportedBody = `multipart: ${call.file.field ?? "file"} = ${call.file.data.byteLength} bytes`;
    return { body: multipart(call.file), type: `multipart/form-data; boundary=${BOUNDARY}`, reportedBody };
  }
  if (call.raw) {
    const { data, type } = call.raw;
    const reportedBody = typeof data === "string" ? redact(data) : `${data.byteLength} bytes`;
    return { body: data, reportedBody, ...(type === undefined ? {} : { type }) };
  }
  if (call.body === undefined) return { body: undefined, reportedBody: null };
  const text = JSON.stringify(call.body);
  return { body: text, type: "application/json", reportedBody: redact(text) };
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

  /** Like call, but waits and tries again where the operation's rate limit refuses. */
  async callWithRetry(id: string, call: AnyCall = {}): Promise<RecordedResponse> {
    const deadline = Date.now() + this.#settings.rateLimitWaitMs;
    for (;;) {
      const response = await this.call(id, call);
      const isLimited =
        response.status === 429 &&
        (response.body as { code?: string } | undefined)?.code === errorCodes.TOO_MANY_REQUESTS;
      const waitMs = Number(response.headers.get("retry-after") ?? 1) * 1000;
      if (!isLimited || Date.now() + waitMs > deadline) return response;
      await sleep(waitMs);
    }
  }

  async #send(operation: Operation | null, method: string, target: string, call: AnyCall): Promise<RecordedResponse> {
    if (operation !== null) assertExpendable(operation.id, call.as);
    const token = call.token ?? (call.as === undefined ? undefined : await call.as.token());
    const { type, ...body } = bodyOf(call);
    const headers: Record<string, string> = {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(type === undefined ? {} : { "Content-Type": type }),
      ...call.headers,
    };
    await this.#settings.throttle();
    return this.#exchange(operation, { method, url: target, headers, ...body }, call);
  }

  /** The login that gives the token of a call, for whoever repeats it by hand. */
  #loginOf({ as, token }: AnyCall): HttpExchange["login"] {
    if (token !== undefined || as?.loginRequest === undefined) return null;
    const { prefix, path } = operationOf(as.loginRequest.operationId);
    return { url: `${this.#settings.baseUrl}${prefix}${path}`, body: JSON.stringify(as.loginRequest.body) };
  }

  async #exchange(operation: Operation | null, sent: PreparedRequest, call: AnyCall): Promise<RecordedResponse> {
    const { requestOrigin, baseUrl, address, timeoutMs } = this.#settings;
    const started = performance.now();
    const shownHeaders = Object.fromEntries(
      Object.entries(sent.headers).map(([name, value]) => [name, name === "Authorization" ? "Bearer $TOKEN" : value]),
    );
    const exchange = this.#recorder.addHttp({
      who: call.as?.label ?? "nobody",
      login: this.#loginOf(call),
      operationId: operation?.id ?? null,
      method: sent.method,
      url: baseUrl + sent.url,
      request: { headers: shownHeaders, body: sent.reportedBody },
    });
    const response = await fetch(requestOrigin + sent.url, {
      method: sent.method,
      headers: { ...sent.headers, ...(address === null ? {} : { [address.header]: address.value }) },
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      ...(sent.body === undefined ? {} : { body: sent.body as string }),
    });
    const text = await response.text();
    exchange.durationMs = Math.round(performance.now() - started);
    exchange.response = {
      status: response.status,
      headers: Object.fromEntries([...response.headers].filter(([name]) => REPORTED_HEADERS.has(name))),
      body: redact(text),
    };
    const { headers } = response;
    exchange.violations = validateResponse(operation, {
      status: response.status,
      header: (name) => headers.get(name),
      text,
    });
    const violationCount = headers.get("x-contract-violations");
    if (violationCount !== null)
      exchange.prism = prismViolations(violationCount, headers.get("x-contract-violation-list"));
    const recorded = { status: response.status, headers, text, body: parseJson(text), exchange };
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
