/** Follows every link of the site as a visitor does. */
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { SiteConfig } from "../../../site/src/config.ts";
import { sitePages } from "./site-pages.ts";

export interface Link {
  /** Path of the page it stands on. */
  from: string;
  /** As it is written. */
  href: string;
}

const titles = new Map(sitePages.map(({ path, title }) => [path, title]));
const isInternal = ({ href }: Link): boolean => href.startsWith("/") || href.startsWith("#");

/** Opens every page, looks at its answer and title, and gathers its links. */
export async function gatherLinks(page: Page, origin: string): Promise<Link[]> {
  const links: Link[] = [];
  for (const { path, title, status } of sitePages) {
    const answer = await page.goto(origin + path);
    expect([path, answer?.status()]).toEqual([path, status]);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const hrefs = await page.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs.length, path).toBeGreaterThan(10);
    const ids = new Set(await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id)));
    const places = hrefs.filter((href) => href.startsWith("#")).map((href) => href.slice(1));
    expect(
      places.filter((id) => !ids.has(id)),
      path,
    ).toEqual([]);
    links.push(...hrefs.map((href) => ({ from: path, href })));
  }
  return links;
}

/** What a link outside the site may be: a store, the developer's page, or an e-mail to the people behind it. */
export function expectOutside(links: readonly Link[], config: SiteConfig): void {
  const allowed = new Set([config.appStoreUrl, config.playStoreUrl, config.developerUrl]);
  const mails = new Set([config.contactEmail, config.developerEmail]);
  for (const { from, href } of links.filter((link) => !isInternal(link))) {
    const address = new URL(href);
    const isKnown = address.protocol === "mailto:" ? mails.has(address.pathname) : allowed.has(href);
    expect(isKnown, `${from} → ${href}`).toBe(true);
  }
}

/** Each address once, with the first page that links to it. */
export function internalLinks(links: readonly Link[]): Link[] {
  const byTarget = new Map<string, Link>();
  for (const link of links.filter(isInternal)) {
    const target = link.href.startsWith("#") ? link.from + link.href : link.href;
    if (!byTarget.has(target)) byTarget.set(target, link);
  }
  return [...byTarget.values()];
}

/** Clicks a link where it stands and looks at what comes: the answer, the title, the place on the page. */
export async function follow(page: Page, origin: string, { from, href }: Link): Promise<void> {
  const [path = "", fragment] = href.split("#");
  const isSamePage = path === "" || path === from;
  if (page.url().split("#")[0] !== origin + from) await page.goto(origin + from);
  for (const contents of await page.locator("main details:not([open])").all())
    await contents.locator("summary").click();
  const link = page.locator(`a[href="${href}"]`).filter({ visible: true }).first();
  if (fragment === "main") await link.focus();
  const answer = isSamePage ? null : page.waitForResponse((response) => response.url() === origin + path);
  if (fragment === "main") await page.keyboard.press("Enter");
  else await link.click();
  if (answer) expect((await answer).status(), `${from} → ${href}`).toBe(200);
  if (fragment === undefined) {
    // The member app goes on from its address by itself; all its titles name the product.
    await expect(page).toHaveTitle(titles.get(path) ?? /밥친구/);
    return;
  }
  await expect(page).toHaveURL(origin + (isSamePage ? from : path) + (fragment ? `#${fragment}` : ""));
  await expect(page.locator(`[id="${fragment}"]`), `${from} → ${href}`).toBeInViewport();
}
