/** What large text or long words do to a page: it scrolls sideways, or text is cut off. */
import type { Page } from "@playwright/test";

export async function findSidewaysScroll(page: Page): Promise<string[]> {
  // Not the window's width: that of a phone grows with what is too wide.
  const overflowPx = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  return overflowPx > 0 ? [`scrolls sideways by ${overflowPx} px`] : [];
}

/** The texts of the member app that are cut off without an ellipsis. */
export async function findCutText(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>("#root *, dialog *")].filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
      if (!isText || element.clientWidth === 0 || element.closest(".visually-hidden, svg")) return false;
      return element.scrollWidth > element.clientWidth + 1 && overflowX !== "visible" && textOverflow !== "ellipsis";
    });
    return cut.map(({ textContent }) => `cuts "${textContent.trim().slice(0, 30)}"`);
  });
}

/** Sets the text size, as the settings of a phone do. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
}

/** Sums the layout shifts of every page that is opened afterwards. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (globalThis as unknown as { shifts: number }).shifts += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export async function readShifts(page: Page): Promise<number> {
  return await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
}

/** The buttons and links that a message lies over, each with its name. */
export async function findCoveredTargets(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const toast = document.querySelector("output > div")?.getBoundingClientRect();
    if (!toast) return [];
    const isCovered = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
    };
    const targets = [...document.querySelectorAll("#root :is(a[href], button)")].filter(isCovered);
    return targets.map((target) => `a message covers "${target.ariaLabel ?? target.textContent.trim()}"`);
  });
}
