/** HTTP helpers of the mock and the proxy server: bodies are read completely, answers forwarded unchanged. */
import { Agent, type IncomingMessage, request as requestHttp, type Server, type ServerResponse } from "node:http";
import { Agent as TlsAgent, request as requestHttps } from "node:https";
import type { AddressInfo, Socket } from "node:net";

/** More than an upload of the largest image, 10 MB with its multipart encoding. */
export const BODY_BYTES_MAX = 12 * 1024 * 1024;
/** Far above any answer of the contract; a larger export can't be checked through the proxy: call the backend directly. */
const ANSWER_BYTES_MAX = 256 * 1024 * 1024;
const HEADER_BYTES_MAX = 256 * 1024;
const CALL_TIMEOUT_MS = 30_000;
/** Prism's own limit of a body. */
const PRISM_BODY_BYTES_MAX = 10 * 1024 * 1024;

export type HeaderList = [name: string, value: string][];

export interface Answer {
  status: number;
  headers: HeaderList;
  body: Buffer;
}

export interface Call {
  method: string;
  /** Scheme, host and port. */
  origin: string;
  /** Path and query. */
  target: string;
  headers: HeaderList;
  body: Buffer;
}

/** Thrown by readBody for a body above its limit. */
export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** Headers that concern one connection only and are not forwarded. */
const CONNECTION_HEADERS = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "content-length",
  "expect",
  "host",
]);

const agents = { http: new Agent({ keepAlive: true }), https: new TlsAgent({ keepAlive: true }) };

/** Headers in their order, repeated ones (Set-Cookie) included, without those of the connection. */
export function headersOf(message: IncomingMessage): HeaderList {
  const list: HeaderList = [];
  for (let index = 0; index + 1 < message.rawHeaders.length; index += 2) {
    const name = message.rawHeaders[index] ?? "";
    if (!CONNECTION_HEADERS.has(name.toLowerCase())) list.push([name, message.rawHeaders[index + 1] ?? ""]);
  }
  return list;
}

/** The parts of a request's target, which need not be part of a URL: `//` is none. */
export function splitTarget({ url = "/" }: IncomingMessage): { pathname: string; search: string } {
  const [pathname = ""] = url.split("?", 1);
  return { pathname, search: url.slice(pathname.length) };
}

export function headerOf(headers: HeaderList, name: string): string | undefined {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1];
}

export function withoutHeaders(headers: HeaderList, ...names: string[]): HeaderList {
  return headers.filter(([name]) => !names.includes(name.toLowerCase()));
}

/** Reads the whole body. A body above `limitBytes` is read to its end but discarded: throws BodyTooLarge. */
export async function readBody(message: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= limitBytes) chunks.push(chunk);
  }
  if (bytes > limitBytes) throw new BodyTooLarge(`${bytes} bytes`);
  return Buffer.concat(chunks);
}

/** The problem of a body on which Prism would hang instead of refusing it; null when Prism can read it. */
export function findBodyProblem(headers: HeaderList, body: Buffer): "malformed" | "too large" | null {
  if (body.length > PRISM_BODY_BYTES_MAX) return "too large";
  if (body.length === 0 || !/[/+]json\b/i.test(headerOf(headers, "content-type") ?? "")) return null;
  try {
    JSON.parse(body.toString());
    return null;
  } catch {
    return "malformed";
  }
}

/** Makes one call and reads the whole answer. Throws when no answer comes. */
export async function send(call: Call): Promise<Answer> {
  const isTls = call.origin.startsWith("https:");
  const headers = call.headers.flat();
  // Without a length Node would send an empty body in chunks, on which Prism hangs.
  const takesBody = !["GET", "HEAD", "DELETE"].includes(call.method);
  if (takesBody || call.body.length > 0) headers.push("Content-Length", String(call.body.length));
  headers.push("Host", new URL(call.origin).host);
  const url = new URL(call.origin);
  return await new Promise<Answer>((resolve, reject) => {
    const outgoing = (isTls ? requestHttps : requestHttp)({
      hostname: url.hostname.replace(/^\[|\]$/g, ""),
      port: url.port === "" ? undefined : Number(url.port),
      path: call.target,
      method: call.method,
      headers,
      agent: isTls ? agents.https : agents.http,
      maxHeaderSize: HEADER_BYTES_MAX,
      timeout: CALL_TIMEOUT_MS,
    });
    outgoing.once("timeout", () => outgoing.destroy(new Error(`No answer within ${CALL_TIMEOUT_MS} ms.`)));
    outgoing.once("error", (error: NodeJS.ErrnoException) => {
      // The peer has closed an idle connection just when it was taken again.
      const isRepeatable = outgoing.reusedSocket && error.code === "ECONNRESET" && call.method === "GET";
      if (isRepeatable) resolve(send(call));
      else reject(error);
    });
    outgoing.once("response", (message) => {
      readBody(message, ANSWER_BYTES_MAX).then(
        (body) => resolve({ status: message.statusCode ?? 502, headers: headersOf(message), body }),
        reject,
      );
    });
    outgoing.end(call.body);
  });
}

/** Writes an answer unchanged, with `extra` headers. */
export function writeAnswer(response: ServerResponse, answer: Answer, extra: HeaderList = []): void {
  const headers = [...answer.headers, ...extra].flat();
  const hasBody = answer.status !== 204 && answer.status !== 304;
  if (hasBody) headers.push("Content-Length", String(answer.body.length));
  response.writeHead(answer.status, headers);
  response.end(hasBody ? answer.body : undefined);
}

export function jsonAnswer(status: number, value: unknown): Answer {
  const headers: HeaderList = [["Content-Type", "application/json; charset=utf-8"]];
  return { status, headers, body: Buffer.from(JSON.stringify(value)) };
}

/** Every open connection of a server, upgraded ones included. */
const openSockets = new WeakMap<Server, Set<Socket>>();

/** Listens, and resolves to the port. Throws a readable error when the port is taken. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  const sockets = new Set<Socket>();
  openSockets.set(server, sockets);
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(isTaken ? new Error(`Port ${port} of ${host} is taken. Choose another one with --port.`) : error);
    });
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Ends every connection and stops listening. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  for (const socket of openSockets.get(server) ?? []) socket.destroy();
  await closed;
}
