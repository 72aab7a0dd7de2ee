/** Collects the site's links and follows them as a visitor does. */
import { expect, type Page } from "@playwright/test";
import type { SiteConfig } from "../../../site/src/config.ts";
import { sitePages } from "./site-pages.ts";

export interface Link {
  /** Path of the page with the link. */
  from: string;
  /** As in the page's HTML. */
  href: string;
}

const titles = new Map(sitePages.map(({ path, title }) => [path, title]));
const isInternal = ({ href }: Link): boolean => href.startsWith("/") || href.startsWith("#");

/** Opens every page, checks its status and title, and collects its links. */
export async function collectLinks(page: Page, origin: string): Promise<Link[]> {
  const links: Link[] = [];
  for (const { path, title, status } of sitePages) {
    const response = await page.goto(origin + path);
    expect([path, response?.status()]).toEqual([path, status]);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const hrefs = await page.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs.length, path).toBeGreaterThan(10);
    const ids = new Set(await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id)));
    const fragments = hrefs.filter((href) => href.startsWith("#")).map((href) => href.slice(1));
    expect(
      fragments.filter((id) => !ids.has(id)),
      path,
    ).toEqual([]);
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

/** Each target once, with the first page that links to it. */
export function internalLinks(links: readonly Link[]): Link[] {
  const byTarget = new Map<string, Link>();
  for (const link of links.filter(isInternal)) {
    const target = link.href.startsWith("#") ? link.from + link.href : link.href;
    if (!byTarget.has(target)) byTarget.set(target, link);
  }
  return [...byTarget.values()];
}

/** Clicks a link on its page and checks the response's status and the title, or that its anchor is in view. */
export async function followLink(page: Page, origin: string, { from, href }: Link): Promise<void> {
  const [path = "", fragment] = href.split("#");
  const isSamePage = path === "" || path === from;
  if (page.url().split("#")[0] !== origin + from) await page.goto(origin + from);
  for (const contents of await page.locator("main details:not([open])").all())
    await contents.locator("summary").click();
  const link = page.locator(`a[href="${href}"]`).filter({ visible: true }).first();
  if (fragment === "main") await link.focus();
  const response = isSamePage ? null : page.waitForResponse((response) => response.url() === origin + path);
  if (fragment === "main") await page.keyboard.press("Enter");
  else await link.click();
  if (response) expect((await response).status(), `${from} → ${href}`).toBe(200);
  if (fragment === undefined) {
    // The member app redirects; all its titles contain the product's name.
    await expect(page).toHaveTitle(titles.get(path) ?? /밥친구/);
    return;
  }
  await expect(page).toHaveURL(origin + (isSamePage ? from : path) + (fragment ? `#${fragment}` : ""));
  await expect(page.locator(`[id="${fragment}"]`), `${from} → ${href}`).toBeInViewport();
}
