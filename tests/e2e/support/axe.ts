/** What axe finds on a page. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules whose answer changes with the colours. */
const COLORS = ["color-contrast", "link-in-text-block"];
/** The rules whose answer changes with the width. For all others the same document gives the same answer. */
const LAYOUT = ["scrollable-region-focusable"];

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

type Scheme = "light" | "dark";

/**
 * Inspects a page in these widths; resolves with what was found where. Each rule runs once for every state that can change
 * its answer: all rules in the first width, the layout in the others, the colours of the dark scheme in the last.
 */
export async function inspectAll(page: Page, widths: readonly { width: number; height: number }[]): Promise<string[]> {
  const found: string[] = [];
  async function look(width: number, colorScheme: Scheme, rules?: readonly string[]): Promise<void> {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settle(page);
    found.push(...(await inspect(page, rules)).map((finding) => `${width} px, ${colorScheme}: ${finding}`));
  }
  for (const [index, size] of widths.entries()) {
    await page.setViewportSize(size);
    await look(size.width, "light", index === 0 ? undefined : LAYOUT);
  }
  await look(widths.at(-1)?.width ?? 0, "dark", COLORS);
  return found;
}
