/** Development server: pages are rendered on request and reload when anything under `src` changes. */
import type { ServerResponse } from "node:http";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, isRunnableDevEnvironment, type Connect, type Plugin, type ViteDevServer } from "vite";
import { assetFiles, qrCodePath, type Assets } from "./src/assets.ts";
import type * as render from "./src/render.tsx";

type Renderer = typeof render;

const root = dirname(fileURLToPath(import.meta.url));
const isAsset = (path: string): boolean => path.startsWith("/@") || /\.[a-z0-9]+$/.test(path);

function developmentAssets(): Assets {
  const files = Object.entries(assetFiles).map(([name, file]) => [name, `/${file}`]);
  return { ...(Object.fromEntries(files) as Assets), qrCode: qrCodePath };
}

interface Reply {
  readonly type: string;
  readonly body: string;
  readonly status: number;
}

const generatedFiles: readonly { path: string; type: string; body: (site: Renderer, assets: Assets) => string }[] = [
  { path: "/sitemap.xml", type: "application/xml", body: (site) => site.sitemap() },
  { path: "/robots.txt", type: "text/plain", body: (site) => site.robots() },
  { path: "/site.webmanifest", type: "application/manifest+json", body: (site, assets) => site.manifest(assets) },
  { path: qrCodePath, type: "image/svg+xml", body: (site) => site.downloadQrCode() ?? "" },
];

async function renderReply(server: ViteDevServer, path: string, originalUrl: string): Promise<Reply | null> {
  const generated = generatedFiles.find((file) => file.path === path);
  if (!generated && isAsset(path)) return null;
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error("the site's pages are rendered by Vite's own runner");
  const site: Renderer = await environment.runner.import("/src/render.tsx");
  const assets = developmentAssets();
  if (generated) return { type: generated.type, body: generated.body(site, assets), status: 200 };
  const page = site.pageAt(path);
  const html = await site.renderPage(page, assets);
  const body = await server.transformIndexHtml(path, html, originalUrl);
  return { type: "text/html; charset=utf-8", body, status: page.path === "/404" ? 404 : 200 };
}

async function handleRequest(
  server: ViteDevServer,
  url: string,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  try {
    const found = await renderReply(server, new URL(url, "http://localhost").pathname, url);
    if (!found) return next();
    response.writeHead(found.status, { "content-type": found.type });
    response.end(found.body);
  } catch (error) {
    next(error);
  }
}

function pagesOnRequest(): Plugin {
  return {
    name: "babchingu-site-pages",
    apply: "serve",
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        void handleRequest(server, request.originalUrl ?? "/", response, next);
      });
    },
    /** Pages have no client modules: a changed page reloads the browser; Vite updates the stylesheet itself. */
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || file.endsWith(".css") || modules.length === 0) return;
      server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}

export default defineConfig({
  root,
  appType: "custom",
  publicDir: false,
  plugins: [pagesOnRequest()],
});
