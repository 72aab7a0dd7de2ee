import { fillMeetingPage, meetingPagePlaceholder } from "@babchingu/openapi";
import { describe, expect, it } from "vitest";
import { assetFiles, type Assets, qrCodePath } from "./assets.ts";
import { config } from "./config.ts";
import { mainLinks } from "./layout/links.ts";
import { busyMeetingPage, goneMeetingPage, meetingPage, notFoundPage, pages } from "./pages.tsx";
import { allPages, fileOf, manifest, pageAt, renderPage, robots, sitemap } from "./render.tsx";

const assets = {
  ...Object.fromEntries(Object.keys(assetFiles).map((name) => [name, `/assets/${name}`])),
  qrCode: qrCodePath,
} as Assets;
const rendered = await Promise.all(allPages.map(async (page) => ({ page, html: await renderPage(page, assets) })));
const servedFiles = new Set([
  ...Object.values(assets),
  "/favicon.ico",
  "/site.webmanifest",
  "/sitemap.xml",
  "/robots.txt",
]);
const cases = rendered.map(({ page, html }) => [page.path, html] as const);

const matches = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1] ?? "");
const ids = (html: string): Set<string> => new Set(matches(html, /\sid="([^"]+)"/g));
const htmlOf = (path: string): string | undefined => rendered.find(({ page }) => page.path === path)?.html;

/** Why a link of a page is broken, or null when it works. */
function brokenLink(address: string, from: string): string | null {
  // Filled in by the server.
  if (/^(https?|mailto):/.test(address) || address === meetingPagePlaceholder("picture")) return null;
  const [path = "", fragment] = address.split("#");
  if (path === "/app" || path.startsWith("/app/") || servedFiles.has(path)) return null;
  const target = path === "" ? from : htmlOf(path);
  if (!target) return `no page at ${address}`;
  return fragment && !ids(target).has(fragment) ? `no element for ${address}` : null;
}

describe("pages", () => {
  it("have exactly the public paths of the requirement, and the leaflet", () => {
    const paths = [
      "/",
      "/student-benefit",
      "/promotion-partner",
      "/promotion-partner/leaflet",
      "/store-promotion",
      "/download",
      "/privacy",
      "/terms",
    ];
    expect(pages.map((page) => page.path).toSorted()).toEqual(paths.toSorted());
  });

  it.each(cases)("%s has one h1, one title, one description and one main", (_path, html) => {
    for (const pattern of [/<h1[ >]/g, /<title>/g, /<meta name="description" content="[^"]+"/g, /<main[ >]/g]) {
      expect({ pattern, count: html.match(pattern)?.length }).toEqual({ pattern, count: 1 });
    }
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ko">/);
  });

  it.each(cases)("%s has no script but structured data, and no inline styles or handlers", (_path, html) => {
    expect(html.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, "")).not.toContain("<script");
    expect(html).not.toMatch(/\sstyle="|\son[a-z]+="|<style|javascript:/);
  });

  it.each(cases)("%s has no broken links", (_path, html) => {
    const addresses = matches(html, /\s(?:href|src|srcSet)="([^"]*)"/gi);
    expect(addresses.map((address) => brokenLink(address, html)).filter(Boolean)).toEqual([]);
  });

  it.each(cases)("%s has no duplicate ids", (_path, html) => {
    const all = matches(html, /\sid="([^"]+)"/g);
    expect(all).toHaveLength(new Set(all).size);
  });

  it.each(cases)("%s has the four header links and the legal links", (_path, html) => {
    for (const { href, label } of mainLinks) expect(html).toMatch(new RegExp(`href="${href}"[^>]*>${label}<`));
    expect(html).toMatch(/href="\/privacy".*href="\/terms"/s);
  });

  it("have unique titles, descriptions and canonical URLs", () => {
    expect(new Set(allPages.map((page) => page.title)).size).toBe(allPages.length);
    expect(new Set(allPages.map((page) => page.description)).size).toBe(allPages.length);
    for (const page of pages) {
      expect(htmlOf(page.path)).toContain(`<link rel="canonical" href="${config.origin}${page.path}"/>`);
    }
  });
});

describe("the not-found page", () => {
  it("is shown for any other path, links back to the app and stays out of search engines", () => {
    expect(pageAt("/nowhere")).toBe(notFoundPage);
    expect(fileOf(notFoundPage)).toBe("404.html");
    const html = htmlOf(notFoundPage.path) ?? "";
    expect(html).toContain('href="/app"');
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain("canonical");
  });

  it("accepts a trailing slash", () => {
    expect(pageAt("/download/").path).toBe("/download");
    expect(pageAt("/").path).toBe("/");
  });
});

describe("the page of a shared meeting", () => {
  const values = {
    id: "12",
    title: `"라멘" <b>먹어요</b> & 커피`,
    when: "11월 24일 화요일 오후 6:30",
    where: "서울 마포구",
    seats: "4자리 중 3자리가 찼어요",
    lead: "밥친구에서 열린 식사 모임이에요.",
    action: "모임 보고 참여하기",
    picture: "/m/tables/3-of-4.png",
  };

  it("has every value as text, and leads to the meeting", () => {
    const html = fillMeetingPage(htmlOf(meetingPage.path) ?? "", values);
    expect(html).not.toMatch(/\{\{|<b>먹어요/);
    expect(html).toContain("<h1>&quot;라멘&quot; &lt;b&gt;먹어요&lt;/b&gt; &amp; 커피</h1>");
    expect(html).toContain(`<meta property="og:image" content="${config.origin}/m/tables/3-of-4.png"/>`);
    expect(html).toContain(`<meta property="og:url" content="${config.origin}/m/12"/>`);
    expect(html).toContain('href="/app/meetings/12"');
    expect(html).toContain('content="noindex"');
  });

  it("of a meeting that is gone leads to others and names none", () => {
    const html = htmlOf(goneMeetingPage.path) ?? "";
    expect(html).toContain('href="/app/meetings"');
    expect(html).not.toContain("{{");
  });

  it("that can't be read now opens the same address again, and names no meeting", () => {
    const html = htmlOf(busyMeetingPage.path) ?? "";
    expect(html).toMatch(/<form class="actions"><button class="button" type="submit">/);
    expect(html).not.toContain("{{");
  });
});

describe("without configuration", () => {
  it.each(cases.filter(([path]) => !["/terms", "/privacy"].includes(path)))(
    "%s shows nothing that isn't configured: no store, business, e-mail address, school or QR code",
    (_path, html) => {
      expect(html).not.toMatch(/apps\.apple\.com|play\.google\.com|mailto:|qr-code|사업자|상호|개발자|준비 중|000-00/);
      expect(html).not.toMatch(/"(?:email|legalName|downloadUrl)":/);
      expect(html).not.toMatch(/함께하는 학교|앱을? 내려받/);
    },
  );

  it("the web app is the main action of every page", () => {
    for (const [path, html] of cases)
      expect(html, path).toMatch(/<a class="button button-ink button-small" href="\/app">/);
    for (const path of ["/", "/student-benefit", "/promotion-partner", "/download"]) {
      expect(htmlOf(path), path).toMatch(/<a class="button" href="\/app">웹에서 시작하기</);
    }
  });
});

describe("files beside the pages", () => {
  it("the sitemap lists every page, and robots.txt excludes the apps", () => {
    expect(sitemap().match(/<loc>/g)).toHaveLength(pages.length);
    expect(robots()).toContain(`Sitemap: ${config.origin}/sitemap.xml`);
    expect(robots()).toContain("Disallow: /admin");
  });

  it("the manifest has the name and existing icons", () => {
    const described = JSON.parse(manifest(assets)) as { name: string; icons: { src: string }[] };
    expect(described.name).toBe("밥친구");
    expect(described.icons.every((icon) => servedFiles.has(icon.src))).toBe(true);
  });
});
