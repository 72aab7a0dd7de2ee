/** Accessibility checks with axe. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { findCutText, findSidewaysScroll, setTextSize } from "./layout.ts";

/** The rules whose result depends on colours or width. All others give the same result for the same document. */
const APPEARANCE_RULES = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

interface Inspection {
  /** CSS selector of the element to inspect; the whole page without it. */
  selector?: string;
  /** All rules without it. */
  rules?: readonly string[];
}

/** The minified source has half the size, and the page parses it once per document. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** In the page: the violations, or null if axe isn't loaded. */
async function runAxe({ selector, rules }: Inspection): Promise<string[] | null> {
  const { axe: loaded } = globalThis as unknown as { axe?: typeof axe };
  if (!loaded) return null;
  const { violations } = await loaded.run(selector ?? document, {
    resultTypes: ["violations"],
    // By default it also reads all style sheets, for an experimental rule that isn't run.
    preload: { assets: ["media"] },
    ...(rules && { runOnly: { type: "rule", values: [...rules] } }),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => [id, ...target, ...any.map(({ message }) => message)].join(" ")),
  );
}

/** The violations that axe finds, each as its rule, element and messages. The pages have no frames that would need axe as well. */
export async function inspect(page: Page, inspection: Inspection = {}): Promise<string[]> {
  const found = await page.evaluate(runAxe, inspection);
  if (found !== null) return found;
  await page.evaluate(axeSource);
  return await inspect(page, inspection);
}

/** The smallest side that a finger hits with certainty, as the apps' `--target` says. */
const TARGET_PX_MIN = 44;

/**
 * The visible targets that are smaller than a finger, each with its size. As in WCAG 2.5.8, links within a sentence are excepted.
 * The target of a field is its label with it; what a pseudo-element adds around an element counts.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return await page.evaluate((sizeMin) => {
    const dialog = document.querySelector("dialog:modal");
    const isCovered = (element: Element) => element.closest("[inert]") ?? (dialog && !dialog.contains(element));
    const targets = document.querySelectorAll(
      "a[href], button, input, select, textarea, summary, [role=button], [role=tab]",
    );
    const found = [...targets].flatMap((element) => {
      const target = element.closest("label") ?? element;
      const isVisible = target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isInText =
        getComputedStyle(element).display === "inline" &&
        [...(element.parentNode?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim() !== "");
      if (!isVisible || isCovered(element) || isInText) return [];
      const box = target.getBoundingClientRect();
      const areas = ["::before", "::after"]
        .map((part) => getComputedStyle(target, part))
        .filter(({ content, position }) => content !== "none" && position === "absolute");
      const width = Math.max(box.width, ...areas.map((area) => parseFloat(area.width) || 0));
      const height = Math.max(box.height, ...areas.map((area) => parseFloat(area.height) || 0));
      if (width === 0 || (width > sizeMin - 0.5 && height > sizeMin - 0.5)) return [];
      const name = element.ariaLabel ?? (target.textContent.trim() || element.id || element.className);
      return [`${element.localName} "${name.slice(0, 40)}" is ${Math.round(width)} × ${Math.round(height)} px`];
    });
    return [...new Set(found)];
  }, TARGET_PX_MIN);
}

/** The transitions that a change has started, and animations without an end: with reduced motion there are none. */
async function findMotion(page: Page): Promise<string[]> {
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      if (animation instanceof CSSTransition) return [`${animation.transitionProperty} has a transition`];
      return animation.effect?.getTiming().iterations === Infinity ? ["an animation has no end"] : [];
    }),
  );
  return [...new Set(moving)];
}

/** Waits until a change of size or scheme is painted. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/**
 * Inspects a page, or one element of it, in these sizes; resolves with the violations and where the page scrolls sideways. All rules run once, in the light
 * scheme and the first size; those whose result can change run again in the dark scheme and the last size.
 */
export async function inspectAll(
  page: Page,
  sizes: readonly { width: number; height: number }[],
  element: Pick<Inspection, "selector"> = {},
): Promise<string[]> {
  const found: string[] = [];
  const inspectIn = async (colorScheme: "light" | "dark", inspection: Inspection | null): Promise<void> => {
    await page.emulateMedia({ colorScheme });
    const motion = await findMotion(page);
    await waitForPaint(page);
    const violations = inspection ? await inspect(page, { ...element, ...inspection }) : [];
    const { width } = page.viewportSize() ?? { width: NaN };
    const findings = [...motion, ...violations, ...(await findSidewaysScroll(page))];
    found.push(...findings.map((finding) => `${width} px, ${colorScheme}: ${finding}`));
  };
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    const isLast = index === sizes.length - 1;
    if (index === 0) await inspectIn("light", {});
    if (isLast) await inspectIn("dark", { rules: APPEARANCE_RULES });
    if (index !== 0 && !isLast) await inspectIn("light", null);
  }
  return found;
}

const LARGE_TEXT_PERCENT = 200;

/** What text of twice the size does to the page on the narrowest phone. */
export async function inspectLargeText(page: Page): Promise<string[]> {
  await setTextSize(page, LARGE_TEXT_PERCENT);
  await waitForPaint(page);
  const findings = [
    ...(await findSidewaysScroll(page)),
    ...(await findCutText(page)),
    ...(await findSmallTargets(page)),
  ];
  await setTextSize(page, 100);
  return findings.map((finding) => `${LARGE_TEXT_PERCENT} % text: ${finding}`);
}
