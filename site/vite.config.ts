/** Development server: pages are rendered on request and reload when anything under `src` changes. */
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { assetFiles, type Assets } from "./src/assets.ts";

type Renderer = typeof import("./src/render.tsx");

const root = dirname(fileURLToPath(import.meta.url));
const isAsset = (path: string): boolean => path.startsWith("/@") || /\.[a-z0-9]+$/.test(path);

function developmentAssets(): Assets {
  const url = (file: string): string => `/${file}`;
  const { css, icon, touchIcon, icon192, icon512, openGraph } = assetFiles;
  return {
    css: url(css),
    icon: url(icon),
    touchIcon: url(touchIcon),
    icon192: url(icon192),
    icon512: url(icon512),
    openGraph: url(openGraph),
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

function pagesOnRequest(): Plugin {
  return {
    name: "babchingu-site-pages",
    apply: "serve",
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const url = request.originalUrl ?? "/";
        const path = new URL(url, "http://localhost").pathname;
        reply(server, path, url).then((answer) => {
          if (!answer) return next();
          response.writeHead(answer.status, { "content-type": answer.type });
          return response.end(answer.body);
        }, next);
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
