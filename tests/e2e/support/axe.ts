/** What axe finds on a page. */
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";
import axe from "axe-core";

/** The rules whose result changes with the colours or the width. For all others the same document gives the same result. */
const APPEARANCE = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

interface Inspection {
  /** CSS selector of the part that is inspected; without it the whole page. */
  part?: string;
  /** Without them all rules. */
  rules?: readonly string[];
}

/** What axe finds, each as the rule, the element and the reasons. */
export async function inspect(page: Page, { part, rules }: Inspection = {}): Promise<string[]> {
  // Once per document: parsing axe costs as much as running it. The pages have no frames that would need it as well.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return await page.evaluate(
    async ([selector, only]) => {
      const { run } = (globalThis as unknown as { axe: typeof axeCore }).axe;
      const { violations } = await run(selector ?? document, {
        resultTypes: ["violations"],
        ...(only && { runOnly: { type: "rule", values: [...only] } }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => [id, ...target, ...any.map(({ message }) => message)].join(" ")),
      );
    },
    [part, rules] as const,
  );
}

async function overflow(page: Page): Promise<string[]> {
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflowPx > 0 ? [`scrolls sideways by ${overflowPx} px`] : [];
}

/**
 * Waits until a change of size or scheme is painted: half-way colours have no contrast to speak of. With reduced motion every
 * property has a transition of 0.01 ms, and an inherited colour begins its own only when its parent's has ended.
 */
async function paint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let running: Animation[];
    do {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      running = document.getAnimations().filter(({ playState }) => playState === "running");
      await Promise.allSettled(running.map((animation) => animation.finished));
    } while (running.length > 0);
  });
}

/**
 * Inspects a page in these widths and both schemes; resolves with what was found where, and where the page scrolls sideways.
 * All rules run once, then those whose result can change.
 */
export async function inspectAll(page: Page, widths: readonly { width: number; height: number }[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, size] of widths.entries()) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await paint(page);
      const isFirst = index === 0 && colorScheme === "light";
      const findings = [...(await inspect(page, isFirst ? {} : { rules: APPEARANCE })), ...(await overflow(page))];
      found.push(...findings.map((finding) => `${size.width} px, ${colorScheme}: ${finding}`));
    }
  }
  return found;
}
