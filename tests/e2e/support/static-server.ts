/** A plain static file host, on which `site/dist` has to work. */
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { freePort } from "../../../server/src/testing/processes/ports.ts";

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

export interface StaticServer {
  readonly url: string;
  close(): Promise<void>;
}

async function respond(folder: string, url: string, response: ServerResponse): Promise<void> {
  const path = normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
  for (const name of [path, join(path, "index.html")]) {
    const content = await readFile(join(folder, name)).catch(() => null);
    if (!content) continue;
    const type = types[extname(name)] ?? "application/octet-stream";
    response.writeHead(200, { ...headers, "Content-Type": type }).end(content);
    return;
  }
  const page = await readFile(join(folder, "404.html"));
  response.writeHead(404, { ...headers, "Content-Type": "text/html; charset=utf-8" }).end(page);
}

/** Serves a folder on a free port, with index.html for folders and 404.html for missing files. */
export async function serveStatic(folder: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    respond(folder, request.url ?? "/", response).catch(() => response.destroy());
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
