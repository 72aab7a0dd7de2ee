/** Requests and sockets that bypass Prism: piped to the backend unchanged. */
import { type IncomingMessage, request as requestHttp, type ServerResponse } from "node:http";
import { request as requestHttps } from "node:https";
import { connect as connectTcp } from "node:net";
import { type Duplex, pipeline } from "node:stream";
import { connect as connectTls } from "node:tls";
import { withoutCors } from "./cors.ts";
import { headersOf } from "./http.ts";

/** Forwards a request and its answer unchecked. Answers 502 when the backend gives no answer. */
export function pipeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  backend: string,
  onFailure: (error: Error) => void,
): void {
  const url = new URL(backend);
  const outgoing = (url.protocol === "https:" ? requestHttps : requestHttp)(url, {
    path: request.url ?? "/",
    method: request.method ?? "GET",
    headers: withLength(request, [...headersOf(request).flat(), "Host", url.host]),
  });
  outgoing.once("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, withLength(answer, withoutCors(response, headersOf(answer)).flat()));
    pipeline(answer, response, () => {});
  });
  outgoing.once("error", (error) => {
    onFailure(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  response.once("close", () => outgoing.destroy());
  request.pipe(outgoing);
}

function withLength(message: IncomingMessage, headers: string[]): string[] {
  const length = message.headers["content-length"];
  return length === undefined ? headers : [...headers, "Content-Length", length];
}

/** Forwards an upgrade request to the backend and pipes the two sockets into each other. */
export function pipeSocket(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  backend: string,
  onFailure: (error: Error) => void,
): void {
  const url = new URL(backend);
  const host = url.hostname.replaceAll(/[[\]]/g, "");
  const isTls = url.protocol === "https:";
  const port = Number(url.port || (isTls ? 443 : 80));
  const upstream = isTls ? connectTls({ host, port, servername: host }) : connectTcp({ host, port });
  const lines = [`${request.method} ${request.url} HTTP/1.1`, `Host: ${url.host}`];
  for (let index = 0; index + 1 < request.rawHeaders.length; index += 2) {
    const name = request.rawHeaders[index] ?? "";
    if (name.toLowerCase() !== "host") lines.push(`${name}: ${request.rawHeaders[index + 1]}`);
  }
  upstream.write(`${lines.join("\r\n")}\r\n\r\n`);
  upstream.write(head);
  upstream.once("error", (error) => {
    onFailure(error);
    socket.destroy();
  });
  socket.once("error", () => upstream.destroy());
  socket.once("close", () => upstream.destroy());
  upstream.once("close", () => socket.destroy());
  upstream.pipe(socket);
  socket.pipe(upstream);
}
