/** A page that is used by keyboard only: `click` and `fill` move the focus with Tab and arrow keys, then press keys. */
import type { Locator, Page } from "@playwright/test";

const PRESSES_MAX = 150;

interface Focus {
  isOnTarget: boolean;
  /** The key that moves the focus towards the target. */
  nextKey: string;
}

/** Whether the element has the focus, and which key moves the focus towards it. */
async function focusOf(target: Locator): Promise<Focus> {
  return await target.evaluate((element) => {
    const active = document.activeElement;
    const radio = element instanceof HTMLInputElement && element.type === "radio" ? element : null;
    const isInGroup = active instanceof HTMLInputElement && radio !== null && active.name === radio.name;
    const isOption = element.getAttribute("role") === "option";
    return { isOnTarget: element === active, nextKey: isOption || isInGroup ? "ArrowDown" : "Tab" };
  });
}

/** Moves the focus to an element. Throws when the keyboard can't get there. */
async function moveFocusTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: "visible" });
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    const { isOnTarget, nextKey } = await focusOf(target);
    if (isOnTarget) return;
    await page.keyboard.press(nextKey);
  }
  throw new Error(`The keyboard can't reach ${String(target)}.`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await moveFocusTo(page, target);
  const isBox = await target.evaluate(
    (element) => element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type),
  );
  await page.keyboard.press(isBox ? "Space" : "Enter");
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await moveFocusTo(page, target);
  // The order of a date's segments depends on the machine's language.
  if ((await target.getAttribute("type")) === "datetime-local") return await target.fill(text);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

function isLocator(value: unknown): value is Locator {
  return typeof value === "object" && value !== null && value.constructor.name === "Locator";
}

function wrap<Target extends Page | Locator>(page: Page, target: Target): Target {
  return new Proxy(target, {
    get(original, name) {
      if (isLocator(original) && name === "click") return () => press(page, original);
      if (isLocator(original) && name === "fill") return (text: string) => type(page, original, text);
      const property: unknown = Reflect.get(original, name);
      if (typeof property !== "function" || name === "constructor") return property;
      return (...parameters: unknown[]): unknown => {
        const result: unknown = Reflect.apply(property, original, parameters);
        return isLocator(result) ? wrap(page, result) : result;
      };
    },
  });
}

export function byKeyboard(page: Page): Page {
  return wrap(page, page);
}
