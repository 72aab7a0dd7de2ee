/** The functions that the build and the development server use, in one module that Vite compiles. */
import { meetingPageFiles, tablePicturePath } from "@babchingu/openapi";
import { prerender } from "react-dom/static";
import type { Assets } from "./assets.ts";
import { config } from "./config.ts";
import { Document } from "./Document.tsx";
import { qrSvg } from "./drawings/qrCode.ts";
import { tablePicture, tables } from "./drawings/table-picture.ts";
import { busyMeetingPage, goneMeetingPage, meetingPage, notFoundPage, pages, type Page } from "./pages.tsx";

export async function renderPage(page: Page, assets: Assets): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(<Document page={page} assets={assets} />, {
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

/** The page at a path (with or without a trailing slash), or the not-found page. */
export function pageAt(path: string): Page {
  const normalized = path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
  return pages.find((page) => page.path === normalized) ?? notFoundPage;
}

/** Where a page is written, directory style, so that any static host serves it at its path. */
export function fileOf(page: Page): string {
  if (page === notFoundPage) return "404.html";
  if (page === meetingPage) return meetingPageFiles.meeting;
  if (page === goneMeetingPage) return meetingPageFiles.gone;
  if (page === busyMeetingPage) return meetingPageFiles.busy;
  return page.path === "/" ? "index.html" : `${page.path.slice(1)}/index.html`;
}

/** All pages to write, with those that have no path of their own. */
export const allPages: readonly Page[] = [...pages, notFoundPage, meetingPage, goneMeetingPage, busyMeetingPage];

/** The drawings of tables to write, by path. */
export function tablePictures(): ReadonlyMap<string, string> {
  return new Map(tables.map((table) => [tablePicturePath(table.taken, table.capacity), tablePicture(table)]));
}

/** Null while there is no address to show. */
export function downloadQrCode(): string | null {
  return config.downloadUrl === null ? null : qrSvg(config.downloadUrl);
}

export function sitemap(): string {
  const entries = pages.map((page) => `  <url><loc>${config.origin}${page.path}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`;
}

/** Keeps search engines out of the apps on the same origin (D2). */
export function robots(): string {
  const disallowed = ["/app", "/admin", "/api"].map((path) => `Disallow: ${path}`).join("\n");
  return `User-agent: *\n${disallowed}\n\nSitemap: ${config.origin}/sitemap.xml\n`;
}

interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: "maskable";
}

export function manifest(assets: Assets): string {
  return `${JSON.stringify(
    {
      id: "/app",
      name: "밥친구",
      short_name: "밥친구",
      description: "가까운 식당에서 같이 먹는 식사 모임",
      lang: "ko",
      start_url: "/app",
      scope: "/",
      display: "browser",
      background_color: "#fffcf7",
      theme_color: "#fffcf7",
      icons: [
        { src: assets.icon, sizes: "any", type: "image/svg+xml" },
        { src: assets.icon192, sizes: "192x192", type: "image/png" },
        { src: assets.icon512, sizes: "512x512", type: "image/png" },
        { src: assets.maskable, sizes: "512x512", type: "image/png", purpose: "maskable" },
      ] satisfies readonly ManifestIcon[],
    },
    null,
    2,
  )}\n`;
}
