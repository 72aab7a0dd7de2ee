/** A proxy between the kit and a correct backend that causes one defect at a time. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";
import { sendRequest } from "../client/transport.ts";
import { operations, type Operation } from "../contract/openapi.ts";
import { readFrames, writeFrame } from "../contract/frames.ts";
import type {
  SendToBackend,
  ProxiedResponse,
  ProxiedFrame,
  ProxiedRequest,
  ProxiedSocket,
  ProxyFault,
} from "./fault.ts";

const routes = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.prefix}${operation.path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
}));

function routeOf(method: string, pathname: string): { operation: Operation; params: Record<string, string> } | null {
  const candidates = routes.filter(({ operation }) => operation.method === method);
  // Literal paths come before those with parameters: /meetings/map is no id.
  const sorted = candidates.toSorted(
    (a, b) => Number(a.operation.path.includes("{")) - Number(b.operation.path.includes("{")),
  );
  for (const { operation, pattern } of sorted) {
    const match = pattern.exec(pathname);
    if (match) return { operation, params: { ...match.groups } };
  }
  return null;
}

const UNFORWARDED_HEADERS = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "host",
  "accept-encoding",
  "content-encoding",
]);

function forwardedHeaders(headers: IncomingMessage["headers"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !UNFORWARDED_HEADERS.has(name))
      .map(([name, value]) => [name, [value ?? ""].flat().join(", ")]),
  );
}

async function readBody(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface RawResponse {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

export class FaultyProxy {
  /** The active defect; null forwards everything unchanged. */
  fault: ProxyFault | null = null;
  readonly #backend: string;
  readonly #server: Server;
  readonly #sockets = new Set<ProxiedSocket>();
  readonly #webSockets = new WebSocketServer({
    noServer: true,
    handleProtocols: (offered) => [...offered][0] ?? false,
  });

  private constructor(backend: string) {
    this.#backend = backend;
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => {
        response.writeHead(502, { "content-type": "text/plain" });
        response.end(String(error));
      });
    });
    this.#server.on("upgrade", (request, socket, head) => {
      this.#webSockets.handleUpgrade(request, socket, head, (client) => this.#tunnel(client, request));
    });
  }

  /** Listens on a free port and forwards to a backend. */
  static async start(backend: string): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(backend);
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#webSockets.close();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #forward(
    method: string,
    target: string,
    headers: Record<string, string>,
    bytes: Buffer | null,
  ): Promise<RawResponse> {
    const body = bytes === null || bytes.length === 0 ? undefined : bytes;
    const response = await sendRequest(this.#backend + target, { method, headers, body });
    const kept = [...response.headers].filter(([name]) => !UNFORWARDED_HEADERS.has(name));
    return { status: response.status, headers: Object.fromEntries(kept), bytes: response.bytes };
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const { pathname, search, searchParams } = new URL(url, this.#backend);
    const route = routeOf(method, pathname);
    const { fault } = this;
    const bytes = await readBody(request);
    const headers = forwardedHeaders(request.headers);
    const isAffected = route !== null && fault !== null && (fault.operations?.includes(route.operation.id) ?? true);
    if (!isAffected) {
      writeResponse(response, await this.#forward(method, pathname + search, headers, bytes));
      return;
    }
    const { operation, params } = route;
    const isJson = (headers["content-type"] ?? "").startsWith("application/json");
    const body = isJson ? parseJson(bytes.toString()) : undefined;
    const proxied: ProxiedRequest = { operationId: operation.id, method, params, query: searchParams, headers, body };
    const sendToBackend: SendToBackend = (sent) =>
      this.#send(operation, sent, isJson && sent.body !== undefined ? null : bytes);
    const result = (await fault.onRequest?.(proxied, sendToBackend)) ?? (await sendToBackend(proxied));
    await fault.onResponse?.(result, proxied, sendToBackend);
    const text =
      result.body === undefined ? "" : typeof result.body === "string" ? result.body : JSON.stringify(result.body);
    writeResponse(response, { status: result.status, headers: result.headers, bytes: Buffer.from(text) });
  }

  async #send(operation: Operation, request: ProxiedRequest, original: Buffer | null): Promise<ProxiedResponse> {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => request.params[name] ?? "");
    const search = request.query.size > 0 ? `?${request.query.toString()}` : "";
    const bytes = original ?? Buffer.from(JSON.stringify(request.body));
    const raw = await this.#forward(request.method, operation.prefix + path + search, request.headers, bytes);
    const isJson = (raw.headers["content-type"] ?? "").includes("json");
    const text = raw.bytes.toString();
    const body = text === "" ? undefined : isJson ? parseJson(text) : text;
    return { status: raw.status, headers: raw.headers, body };
  }

  #tunnel(client: WebSocket, request: IncomingMessage): void {
    const url = `${this.#backend.replace("http", "ws")}${request.url ?? "/ws"}`;
    const protocols = (request.headers["sec-websocket-protocol"] ?? "").split(",").map((each) => each.trim());
    const upstream = new WebSocket(url, protocols.filter(Boolean), {
      headers: pickHeaders(request.headers, "origin", "x-forwarded-for"),
    });
    const queued: (string | Buffer)[] = [];
    const toServer = (data: string | Buffer) => {
      if (upstream.readyState === WebSocket.OPEN) upstream.send(data);
      else queued.push(data);
    };
    const socket: ProxiedSocket = {
      state: new Map(),
      sendToClient: (frame) => client.readyState === WebSocket.OPEN && client.send(serializeFrame(frame)),
      sendToServer: (frame) => toServer(serializeFrame(frame)),
      openSockets: () => this.#sockets,
    };
    this.#sockets.add(socket);
    upstream.on("open", () => {
      for (const data of queued.splice(0)) upstream.send(data);
    });
    client.on("message", (data: Buffer, isBinary) =>
      this.#forwardFrame(data, isBinary, { hook: "onClientFrame", socket, send: toServer }),
    );
    upstream.on("message", (data: Buffer, isBinary) =>
      this.#forwardFrame(data, isBinary, { hook: "onServerFrame", socket, send: (out) => client.send(out) }),
    );
    const end = (code: number) => {
      this.#sockets.delete(socket);
      for (const side of [client, upstream]) {
        if (side.readyState === WebSocket.OPEN)
          side.close(code >= 1000 && code < 5000 && ![1004, 1005, 1006].includes(code) ? code : 1000);
        else if (side.readyState === WebSocket.CONNECTING) side.terminate();
      }
    };
    client.on("close", end);
    upstream.on("close", end);
    for (const side of [client, upstream]) side.on("error", () => undefined);
  }

  #forwardFrame(
    data: Buffer,
    isBinary: boolean,
    {
      hook,
      socket,
      send,
    }: { hook: "onClientFrame" | "onServerFrame"; socket: ProxiedSocket; send: (data: string | Buffer) => void },
  ): void {
    const change = this.fault?.[hook];
    const [frame, ...more] = change ? tryReadFrames(data) : [];
    if (!change || frame === undefined || more.length > 0) {
      send(isBinary ? data : data.toString());
      return;
    }
    for (const each of change(frame, socket)) send(serializeFrame(each));
  }
}

function tryReadFrames(data: Buffer): ProxiedFrame[] {
  try {
    return readFrames(data);
  } catch {
    return [];
  }
}

function serializeFrame({ command, headers, body }: ProxiedFrame): string {
  const { "content-length": _length, ...rest } = headers;
  return writeFrame(command, rest, body);
}

function pickHeaders(headers: IncomingMessage["headers"], ...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, [headers[name]].flat().join(", ")]])),
  );
}

function writeResponse(response: ServerResponse, { status, headers, bytes }: RawResponse): void {
  response.writeHead(status, { ...headers, ...(status === 204 ? {} : { "content-length": String(bytes.length) }) });
  response.end(status === 204 && bytes.length === 0 ? undefined : bytes);
}
