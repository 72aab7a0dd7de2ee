/** Development server: pages are rendered on request and reload when anything under `src` changes. */
import type { ServerResponse } from "node:http";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, isRunnableDevEnvironment, type Connect, type Plugin, type ViteDevServer } from "vite";
import { assetFiles, type Assets } from "./src/assets.ts";
import type * as render from "./src/render.tsx";

type Renderer = typeof render;

const root = dirname(fileURLToPath(import.meta.url));
const isAsset = (path: string): boolean => path.startsWith("/@") || /\.[a-z0-9]+$/.test(path);

function developmentAssets(): Assets {
  const { css, icon, touchIcon, icon192, icon512, openGraph } = assetFiles;
  return {
    css: `/${css}`,
    icon: `/${icon}`,
    touchIcon: `/${touchIcon}`,
    icon192: `/${icon192}`,
    icon512: `/${icon512}`,
    openGraph: `/${openGraph}`,
  };
}

interface Reply {
  readonly type: string;
  readonly body: string;
  readonly status: number;
}

async function reply(server: ViteDevServer, path: string, originalUrl: string): Promise<Reply | null> {
  const generated = ["/sitemap.xml", "/robots.txt", "/site.webmanifest"].includes(path);
  if (!generated && isAsset(path)) return null;
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error("the site's pages are rendered by Vite's own runner");
  const site: Renderer = await environment.runner.import("/src/render.tsx");
  const assets = developmentAssets();
  if (path === "/sitemap.xml") return { type: "application/xml", body: site.sitemap(), status: 200 };
  if (path === "/robots.txt") return { type: "text/plain", body: site.robots(), status: 200 };
  if (path === "/site.webmanifest") {
    return { type: "application/manifest+json", body: site.manifest(assets), status: 200 };
  }
  const page = site.pageAt(path);
  const html = await site.renderPage(page, assets);
  const body = await server.transformIndexHtml(path, html, originalUrl);
  return { type: "text/html; charset=utf-8", body, status: page.path === "/404" ? 404 : 200 };
}

async function answer(
  server: ViteDevServer,
  url: string,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  try {
    const found = await reply(server, new URL(url, "http://localhost").pathname, url);
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
        void answer(server, request.originalUrl ?? "/", response, next);
      });
    },
    /** Pages have no client modules: when one changes the browser reloads; the stylesheet swaps by itself. */
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
