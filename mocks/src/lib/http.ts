/** HTTP helpers of the mock and the proxy server: bodies read whole, answers passed on byte by byte. */
import { Agent, type IncomingMessage, request as requestHttp, type Server, type ServerResponse } from "node:http";
import { Agent as TlsAgent, request as requestHttps } from "node:https";
import type { AddressInfo, Socket } from "node:net";

/** Above the 10 MB of an image and its multipart frame. */
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

const HOP_BY_HOP = new Set([
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

/** Headers in their order and number (several Set-Cookie stay several), without those of the connection. */
export function headersOf(message: IncomingMessage): HeaderList {
  const list: HeaderList = [];
  for (let index = 0; index + 1 < message.rawHeaders.length; index += 2) {
    const name = message.rawHeaders[index] ?? "";
    if (!HOP_BY_HOP.has(name.toLowerCase())) list.push([name, message.rawHeaders[index + 1] ?? ""]);
  }
  return list;
}

export function headerOf(headers: HeaderList, name: string): string | undefined {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1];
}

export function without(headers: HeaderList, ...names: string[]): HeaderList {
  return headers.filter(([name]) => !names.includes(name.toLowerCase()));
}

/** The whole body. Throws BodyTooLarge after having read, but not kept, what is above `limitBytes`. */
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

/** Why Prism would wait for ever on a body instead of refusing it; null when it can read it. */
export function whyUnreadable(headers: HeaderList, body: Buffer): "broken" | "too large" | null {
  if (body.length > PRISM_BODY_BYTES_MAX) return "too large";
  if (body.length === 0 || !/[/+]json\b/i.test(headerOf(headers, "content-type") ?? "")) return null;
  try {
    JSON.parse(body.toString());
    return null;
  } catch {
    return "broken";
  }
}

/** Makes one call and reads the whole answer. Throws when no answer comes. */
export async function send(call: Call): Promise<Answer> {
  const isTls = call.origin.startsWith("https:");
  const headers = call.headers.flat();
  // Without a length Node would send an empty body in chunks, and Prism waits for ever on one of those.
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
    outgoing.once("error", reject);
    outgoing.once("response", (message) => {
      readBody(message, ANSWER_BYTES_MAX).then(
        (body) => resolve({ status: message.statusCode ?? 502, headers: headersOf(message), body }),
        reject,
      );
    });
    outgoing.end(call.body);
  });
}

/** Writes an answer as it came, with `extra` headers. */
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

/** Every open connection of a server, also those that became something else than HTTP. */
const openSockets = new WeakMap<Server, Set<Socket>>();

/** Listens, and resolves to the port. Throws in plain words when the port is taken. */
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
