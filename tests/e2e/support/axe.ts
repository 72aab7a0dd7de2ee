/** What axe finds on a page. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules whose answer changes with colours and width; for all others the same document gives the same answer. */
const LOOKS = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

/** axe without a blank page to gather the findings of frames in, for there are none, and without what nobody reads. */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
}

/**
 * What axe finds, and whether the page scrolls sideways.
 * @param extent "looks" for a page that was looked at as a whole in another width or scheme: a quarter of the time.
 */
export async function inspect(page: Page, extent: "everything" | "looks"): Promise<string[]> {
  const axe = axeOn(page);
  const { violations } = await (extent === "looks" ? axe.withRules(LOOKS) : axe).analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.target.join(" ")}`));
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflowPx > 0 ? [...found, `scrolls sideways by ${overflowPx} px`] : found;
}

/** Waits until a change of size or scheme is painted: half-way colours have no contrast to speak of. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

/** Looks at a page in these widths and both schemes; resolves with what was found where. */
export async function inspectAll(page: Page, widths: readonly { width: number; height: number }[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, size] of widths.entries()) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await settle(page);
      const isFirst = index === 0 && colorScheme === "light";
      const here = await inspect(page, isFirst ? "everything" : "looks");
      found.push(...here.map((finding) => `${size.width} px, ${colorScheme}: ${finding}`));
    }
  }
  return found;
}
