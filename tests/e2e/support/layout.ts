/** What large text or long words do to a page: it scrolls sideways, or text is cut off. */
import type { Page } from "@playwright/test";

/** The page's findings now. */
export async function findOverflow(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isCut = (element: HTMLElement): boolean => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
      if (!isText || element.clientWidth === 0 || element.closest(".visually-hidden, svg")) return false;
      return element.scrollWidth > element.clientWidth + 1 && overflowX !== "visible" && textOverflow !== "ellipsis";
    };
    const cut = [...document.querySelectorAll<HTMLElement>("#root *, dialog *")].filter(isCut);
    return [
      // Not the window's width: that of a phone grows with what is too wide.
      ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
      ...cut.map(({ textContent }) => `cuts "${textContent.trim().slice(0, 30)}"`),
    ];
  });
}

/** Sets the text size, as the settings of a phone do. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
}
