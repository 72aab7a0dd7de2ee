/** A local mock of a third party's HTTP server. */
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedRequest {
  method: string;
  /** Path and query. */
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface MockServer {
  baseUrl: string;
  requests: ReceivedRequest[];
  close: () => Promise<void>;
}

export type Answer = (request: ReceivedRequest, response: ServerResponse) => void;

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

/** Starts a mock server that records requests and responds through `answer`, which may also leave a request open. */
export async function startMockServer(answer: Answer): Promise<MockServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", headers } = request;
      const url = new URL(request.url ?? "/", "http://mock");
      const received = { method, url, headers, body: Buffer.concat(chunks).toString("utf8") };
      requests.push(received);
      answer(received, response);
    });
  });
  const port = await listen(server);
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { baseUrl: `http://127.0.0.1:${port}`, requests, close };
}

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
