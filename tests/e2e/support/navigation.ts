/** Opens a screen of an app and waits until it is loaded. */
import type { Page } from "@playwright/test";

/** The apps that have a router, with the heading of their page for unknown addresses. */
const apps = [
  { root: "/admin/dashboard", notFound: "페이지를 찾을 수 없어요" },
  { root: "/app", notFound: "찾는 페이지가 없어요" },
];

const ARRIVAL_MS_MAX = 30_000;

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

/** Pushes the address of the app's 404 page, waits until that is there, which shows that the previous screen has been left, and pushes `url`. */
async function pushAddress(page: Page, url: string, { nowhere, notFound }: { nowhere: string; notFound: string }) {
  await page.evaluate(
    async ([target, unknown, heading, timeoutMs]) => {
      const deadline = performance.now() + timeoutMs;
      const isNotFound = () =>
        [...document.querySelectorAll("h1")].some((it) => it.textContent.includes(heading) && it.checkVisibility());
      const go = async (address: string, hasArrived: () => boolean) => {
        history.pushState(null, "", address);
        dispatchEvent(new PopStateEvent("popstate"));
        let isAsked = false;
        while (!hasArrived()) {
          if (performance.now() > deadline) throw new Error(`${address} does not open.`);
          const discard = [...document.querySelectorAll("button")].find((it) => it.textContent === "버리고 나가기");
          if (!isAsked) discard?.click();
          isAsked ||= discard !== undefined;
          await new Promise(requestAnimationFrame);
        }
      };
      await go(unknown, isNotFound);
      if (target !== unknown) await go(target, () => !isNotFound());
    },
    [url, nowhere, notFound, ARRIVAL_MS_MAX] as const,
  );
}

/**
 * Opens a screen without loading the app again, which costs more than the screen. Unsaved input of the previous screen is
 * discarded; its alerts may still be visible.
 */
export async function navigateTo(page: Page, url: string): Promise<void> {
  const { origin, pathname } = new URL(url);
  const app = apps.find(({ root }) => pathname.startsWith(root));
  if (!app || !page.url().startsWith(origin + app.root)) return await loadPage(page, url);
  const nowhere = `${origin}${app.root}/nowhere`;
  await pushAddress(page, url, { nowhere, notFound: app.notFound });
  if (url !== nowhere) await waitUntilLoaded(page);
}
