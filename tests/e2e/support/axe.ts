/** What axe finds on a page. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules whose result changes with the colours or the width. For all others the same document gives the same result. */
const APPEARANCE = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

/** axe without a blank page to gather the findings of frames in, for there are none, and without what nobody reads. */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
}

/** What axe finds by these rules (by all when none are given), and whether the page scrolls sideways. */
export async function inspect(page: Page, rules?: readonly string[]): Promise<string[]> {
  const axe = axeOn(page);
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
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
 * Inspects a page in these widths and both schemes; resolves with what was found where. All rules run once, then those whose
 * result can change.
 */
export async function inspectAll(page: Page, widths: readonly { width: number; height: number }[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, size] of widths.entries()) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await settle(page);
      const findings = await inspect(page, index === 0 && colorScheme === "light" ? undefined : APPEARANCE);
      found.push(...findings.map((finding) => `${size.width} px, ${colorScheme}: ${finding}`));
    }
  }
  return found;
}
