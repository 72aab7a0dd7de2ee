/** What axe finds on a page. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Rules whose answer may change with the scheme or the width; for all others the same document gives the same answer. */
const RULES = {
  colours: ["color-contrast", "link-in-text-block"],
  width: ["scrollable-region-focusable"],
};

/** axe without a blank page to gather the findings of frames in, for there are none, and without what nobody reads. */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
}

/**
 * What axe finds, and whether the page scrolls sideways.
 * @param extent a part for a page that was looked at as a whole in another width or scheme: a fraction of the time.
 */
export async function inspect(page: Page, extent: "everything" | keyof typeof RULES): Promise<string[]> {
  const axe = axeOn(page);
  const { violations } = await (extent === "everything" ? axe : axe.withRules(RULES[extent])).analyze();
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

/**
 * Looks at a page as a whole in the first width, at its colours in the dark, and at what each further width may change:
 * colours don't depend on the width. Resolves with what was found where.
 */
export async function inspectAll(page: Page, widths: readonly { width: number; height: number }[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, size] of widths.entries()) {
    await page.setViewportSize(size);
    for (const colorScheme of index === 0 ? (["dark", "light"] as const) : (["light"] as const)) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await settle(page);
      const extent = index > 0 ? "width" : colorScheme === "dark" ? "colours" : "everything";
      const here = await inspect(page, extent);
      found.push(...here.map((finding) => `${size.width} px, ${colorScheme}: ${finding}`));
    }
  }
  return found;
}
