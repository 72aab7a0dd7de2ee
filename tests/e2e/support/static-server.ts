/** A plain static file host, on which `site/dist` has to work. */
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../server/src/testing/processes/ports.ts";

const folder = join(import.meta.dirname, "../../../site/dist");

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".xml": "application/xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
};

/** The strictest policy that the site is meant to work under. */
const headers = {
  "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
};

/** About what one packet carries. */
const PIECE_BYTES = 1500;
/** Longer than a frame, so that each piece is painted before the next arrives. */
const PIECE_PAUSE_MS = 50;

/** Sends a page in pieces, as a slow network does. */
async function sendInPieces(response: ServerResponse, content: Buffer): Promise<void> {
  for (let from = 0; from < content.length && !response.destroyed; from += PIECE_BYTES) {
    response.write(content.subarray(from, from + PIECE_BYTES));
    await sleep(PIECE_PAUSE_MS);
  }
  response.end();
}

export interface StaticServer {
  readonly url: string;
  close(): Promise<void>;
}

interface StaticOptions {
  /** Pages arrive in pieces; other files don't. */
  isSlow?: boolean;
}

async function respond(url: string, response: ServerResponse, { isSlow = false }: StaticOptions): Promise<void> {
  const path = normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
  for (const name of [path, join(path, "index.html")]) {
    const content = await readFile(join(folder, name)).catch(() => null);
    if (!content) continue;
    const type = types[extname(name)] ?? "application/octet-stream";
    response.writeHead(200, { ...headers, "Content-Type": type });
    if (isSlow && type.startsWith("text/html")) await sendInPieces(response, content);
    else response.end(content);
    return;
  }
  const page = await readFile(join(folder, "404.html"));
  response.writeHead(404, { ...headers, "Content-Type": "text/html; charset=utf-8" }).end(page);
}

/** Serves `site/dist` on a free port, with index.html for folders and 404.html for missing files. */
export async function serveSite(options: StaticOptions = {}): Promise<StaticServer> {
  const server = createServer((request, response) => {
    respond(request.url ?? "/", response, options).catch(() => response.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
