/** Sends requests, records them, and checks every answer against the contract. One client per check. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { AnyCall } from "./call-types.ts";
import type { Operation } from "../contract/openapi.ts";
import { operationOf, specPointer } from "../contract/openapi.ts";
import type { HttpExchange } from "./exchange.ts";
import { readable } from "./exchange.ts";
import { validateResponse } from "../contract/validate-response.ts";
import type { Recorder } from "./recorder.ts";

/** An answer, with the exchange it was recorded as. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined where there is none or no JSON. */
  body: unknown;
  exchange: HttpExchange;
}

export interface HttpSettings {
  baseUrl: string;
  /** Where requests go when they pass a proxy; the base URL otherwise. */
  sendTo: string;
  /** A header that makes the backend believe in another client address. */
  address: { header: string; value: string } | null;
  timeoutMs: number;
  /** Waits for its turn where the profile limits the rate. */
  turn: () => Promise<void>;
  /** How long a rate limit may hold up the preparation of a check; 0 fails at once. */
  rateLimitWaitMs: number;
}

const BOUNDARY = "----conformance";

function multipart({ data, field = "file", name = "photo.png", type = "image/png" }: NonNullable<AnyCall["file"]>) {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

interface Prepared {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
  /** The body in words, for the report. */
  shown: string | null;
}

function bodyOf(call: AnyCall): Pick<Prepared, "body" | "shown"> & { type?: string } {
  if (call.file) {
    const shown = `multipart: ${call.file.field ?? "file"} = ${call.file.data.byteLength} bytes`;
    return { body: multipart(call.file), type: `multipart/form-data; boundary=${BOUNDARY}`, shown };
  }
  if (call.raw) {
    const { data, type } = call.raw;
    const shown = typeof data === "string" ? readable(data) : `${data.byteLength} bytes`;
    return { body: data, shown, ...(type === undefined ? {} : { type }) };
  }
  if (call.body === undefined) return { body: undefined, shown: null };
  const text = JSON.stringify(call.body);
  return { body: text, type: "application/json", shown: readable(text) };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The address of an operation with its parameters filled in. */
function targetOf(operation: Operation, call: AnyCall): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(call.params?.[name] ?? 1)),
  );
  const query = Object.entries(call.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query.map(([name, value]) => [name, textOf(value)])).toString();
  return `${operation.prefix}${path}${search === "" ? "" : `?${search}`}`;
}

/** Reads JSON where there is some. */
function parsed(text: string): unknown {
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

  /** Sends a request to an operation, whatever comes of it. */
  async call(id: string, call: AnyCall = {}): Promise<Answer> {
    const operation = operationOf(id);
    return this.#send(operation, operation.method, targetOf(operation, call), call);
  }

  /** Sends a request to any address below the base; its answer is only checked for the form of errors. */
  async request(method: string, target: string, call: AnyCall = {}): Promise<Answer> {
    return this.#send(null, method, target, call);
  }

  /** Like call, but waits and tries again where the operation's rate limit refuses. */
  async callWithRetry(id: string, call: AnyCall = {}): Promise<Answer> {
    const deadline = Date.now() + this.#settings.rateLimitWaitMs;
    for (;;) {
      const answer = await this.call(id, call);
      const isLimited =
        answer.status === 429 && (answer.body as { code?: string } | undefined)?.code === errorCodes.TOO_MANY_REQUESTS;
      const waitMs = Number(answer.headers.get("retry-after") ?? 1) * 1000;
      if (!isLimited || Date.now() + waitMs > deadline) return answer;
      await sleep(waitMs);
    }
  }

  async #send(operation: Operation | null, method: string, target: string, call: AnyCall): Promise<Answer> {
    const token = call.token ?? (call.as === undefined ? undefined : await call.as.token());
    const { type, ...body } = bodyOf(call);
    const headers: Record<string, string> = {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(type === undefined ? {} : { "Content-Type": type }),
      ...call.headers,
    };
    await this.#settings.turn();
    return this.#exchange(operation, { method, url: target, headers, ...body }, call.as?.label ?? "nobody");
  }

  async #exchange(operation: Operation | null, sent: Prepared, who: string): Promise<Answer> {
    const { sendTo, baseUrl, address, timeoutMs } = this.#settings;
    const started = performance.now();
    const shownHeaders = Object.fromEntries(
      Object.entries(sent.headers).map(([name, value]) => [name, name === "Authorization" ? "Bearer $TOKEN" : value]),
    );
    const exchange = this.#recorder.addHttp({
      who,
      operationId: operation?.id ?? null,
      method: sent.method,
      url: baseUrl + sent.url,
      request: { headers: shownHeaders, body: sent.shown },
    });
    const response = await fetch(sendTo + sent.url, {
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
      headers: Object.fromEntries([...response.headers].filter(([name]) => SHOWN_HEADERS.has(name))),
      body: readable(text),
    };
    const { headers } = response;
    exchange.violations = validateResponse(operation, {
      status: response.status,
      header: (name) => headers.get(name),
      text,
    });
    const seen = headers.get("x-contract-violations");
    if (seen !== null) exchange.prism = prismOpinion(seen, headers.get("x-contract-violation-list"));
    const answer = { status: response.status, headers, text, body: parsed(text), exchange };
    if (operation) this.#recorder.observe(operation.id, answer);
    return answer;
  }
}

const SHOWN_HEADERS = new Set([
  "content-type",
  "retry-after",
  "allow",
  "content-disposition",
  "location",
  "x-request-id",
]);

function prismOpinion(count: string, list: string | null): string[] {
  if (list !== null) return JSON.parse(decodeURIComponent(list)) as string[];
  return count === "0" ? [] : [`${count} violations, printed by the proxy`];
}

/** The pointer of an exchange's operation into the contract. */
export function specOf({ operationId, response }: HttpExchange): string {
  return operationId === null ? "openapi.json" : specPointer(operationOf(operationId), response?.status);
}
