/** Opens a screen of an app and waits until it is there. */
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** The apps that have a router, with the heading of their page for unknown addresses. */
const apps = [
  { root: "/admin/dashboard", notFound: "페이지를 찾을 수 없어요" },
  { root: "/app", notFound: "찾는 페이지가 없어요" },
];

/** What the apps show in place of what is not there yet. A button has aria-busy while its dialog is open; that isn't loading. */
const PLACEHOLDERS = ".MuiSkeleton-root, [aria-busy=true]:not(button), [aria-label*='불러오는 중']";

/**
 * Waits until the screen and what overlays it are there, and nothing of them is still loading. It looks at every frame: an
 * assertion, after its first second, looks once a second.
 */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction((placeholders) => {
    const statuses = [...document.querySelectorAll("output, [role=status]")];
    const isLoading =
      document.querySelector(placeholders) !== null ||
      statuses.some(({ textContent }) => textContent.includes("불러오는 중"));
    return !isLoading && document.querySelector("h1")?.checkVisibility({ visibilityProperty: true }) === true;
  }, PLACEHOLDERS);
}

/** Loads the app at this address. */
export async function openAt(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitUntilLoaded(page);
}

async function pushAddress(page: Page, url: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, url);
}

/**
 * Opens a screen without loading the app again, which costs more than the screen. What is typed on the screen before is
 * discarded; its alerts may still be there.
 */
export async function moveTo(page: Page, url: string): Promise<void> {
  const { origin, pathname } = new URL(url);
  const app = apps.find(({ root }) => pathname.startsWith(root));
  if (!app || !page.url().startsWith(origin + app.root)) return await openAt(page, url);
  // The 404 page between them shows that the screen before is gone.
  const notFound = page.getByRole("heading", { name: app.notFound });
  const nowhere = `${origin}${app.root}/nowhere`;
  await pushAddress(page, nowhere);
  const discard = page.getByRole("button", { name: "버리고 나가기" });
  await expect(notFound.or(discard)).toBeVisible();
  if (await discard.isVisible()) await discard.click();
  await expect(notFound).toBeVisible();
  if (url === nowhere) return;
  await pushAddress(page, url);
  await expect(notFound).toHaveCount(0);
  await waitUntilLoaded(page);
}
