/** Reads the site's links from its pages' HTML, and follows some as a visitor does. */
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { SiteConfig } from "../../../site/src/config.ts";
import { sitePages } from "./site-pages.ts";

export interface Link {
  /** Path of the page with the link. */
  from: string;
  /** As in the page's HTML. */
  href: string;
}

const isInternal = ({ href }: Link): boolean => href.startsWith("/") || href.startsWith("#");

/** The values of an attribute in the tags whose beginning matches. */
export function attributesIn(html: string, tag: string, attribute: string): string[] {
  const found = html.matchAll(new RegExp(`<${tag}[^>]*\\s${attribute}="([^"]*)"`, "gi"));
  return Array.from(found, ([, value = ""]) => value.replaceAll("&amp;", "&"));
}

/** Reads every page, checks its status and title, and collects its links. */
export async function collectLinks(request: APIRequestContext, origin: string): Promise<Link[]> {
  const links: Link[] = [];
  for (const { path, title, status } of sitePages) {
    const response = await request.get(origin + path);
    expect([path, response.status()]).toEqual([path, status]);
    const html = await response.text();
    expect(html).toContain(`<title>${title}</title>`);
    const hrefs = attributesIn(html, "a\\b", "href");
    expect(hrefs.length, path).toBeGreaterThan(10);
    links.push(...hrefs.map((href) => ({ from: path, href })));
  }
  return links;
}

/** External links may lead only to the app stores, the developer's page and the contact e-mail addresses. */
export function expectKnownExternalLinks(links: readonly Link[], config: SiteConfig): void {
  const allowed = new Set([...config.stores.map((store) => store.href), config.developerUrl]);
  const emails = new Set([config.contactEmail, config.developerEmail]);
  for (const { from, href } of links.filter((link) => !isInternal(link))) {
    const address = new URL(href);
    const isKnown = address.protocol === "mailto:" ? emails.has(address.pathname) : allowed.has(href);
    expect(isKnown, `${from} → ${href}`).toBe(true);
  }
}

/** The paths that links of the site lead to, each once. */
export function linkedPaths(links: readonly Link[]): string[] {
  const paths = links.filter(isInternal).map(({ from, href }) => (href.startsWith("#") ? from : href.split("#")[0]));
  return [...new Set(paths)].filter((path) => path !== undefined);
}

/** Clicks a link to a place of its own page, and checks that the place is in view. */
export async function followAnchor(page: Page, fragment: string): Promise<void> {
  for (const closed of await page.locator("main details:not([open])").all()) await closed.locator("summary").click();
  await page.locator(`a[href="#${fragment}"]`).filter({ visible: true }).first().click();
  await expectFragment(page, fragment);
}

export async function expectFragment(page: Page, fragment: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#${fragment}$`));
  await expect(page.locator(`[id="${fragment}"]`)).toBeInViewport();
}
