/** Opens a screen of an app and waits until it is loaded. */
import { expect, type Page } from "@playwright/test";

/** The apps that have a router, with the heading of their page for unknown addresses. */
const apps = [
  { root: "/admin/dashboard", notFound: "페이지를 찾을 수 없어요" },
  { root: "/app", notFound: "찾는 페이지가 없어요" },
];

/**
 * What the apps show while their code or data is loading. A button with an open dialog has aria-busy too, but isn't loading; the
 * frame of a first screen is inert until the app runs.
 */
const PLACEHOLDERS = "#frame[inert], .MuiSkeleton-root, [aria-busy=true]:not(button), [aria-label*='불러오는 중']";

/**
 * Waits until the screen and its overlays are visible and nothing in them is loading. Polls on every animation frame, because
 * an assertion polls only once a second after its first second.
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
export async function loadPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitUntilLoaded(page);
}

async function pushAddress(page: Page, url: string, state?: object): Promise<void> {
  await page.evaluate(
    ([address, usr]) => {
      // As React Router stores it.
      history.pushState(usr ? { usr, key: "pushed", idx: 1 } : null, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    },
    [url, state] as const,
  );
}

/**
 * Opens a screen without loading the app again, which costs more than the screen. Unsaved input of the previous screen is
 * discarded; its alerts may still be visible. `state`: the router's, as the previous page sets it.
 */
export async function navigateTo(page: Page, url: string, state?: object): Promise<void> {
  const { origin, pathname } = new URL(url);
  const app = apps.find(({ root }) => pathname.startsWith(root));
  if (!app || !page.url().startsWith(origin + app.root)) return await loadPage(page, url);
  // Opens the 404 page in between, which shows that the previous screen has been left.
  const notFound = page.getByRole("heading", { name: app.notFound });
  const nowhere = `${origin}${app.root}/nowhere`;
  await pushAddress(page, nowhere);
  const discard = page.getByRole("button", { name: "버리고 나가기" });
  await expect(notFound.or(discard)).toBeVisible();
  if (await discard.isVisible()) await discard.click();
  await expect(notFound).toBeVisible();
  if (url === nowhere) return;
  await pushAddress(page, url, state);
  await expect(notFound).toHaveCount(0);
  await waitUntilLoaded(page);
}
