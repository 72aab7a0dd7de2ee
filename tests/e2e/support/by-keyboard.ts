/** A page that is used by the keyboard alone: `click` and `fill` reach their target with Tab and arrows, then press keys. */
import type { Locator, Page } from "@playwright/test";

const PRESSES_MAX = 150;

interface Focus {
  isThere: boolean;
  /** The key that leads on from here. */
  next: string;
}

/** Whether the element has the focus, and else which key leads towards it. */
async function focusOf(target: Locator): Promise<Focus> {
  return await target.evaluate((element) => {
    const active = document.activeElement;
    const radio = element instanceof HTMLInputElement && element.type === "radio" ? element : null;
    const isInGroup = active instanceof HTMLInputElement && radio !== null && active.name === radio.name;
    const isOption = element.getAttribute("role") === "option";
    return { isThere: element === active, next: isOption || isInGroup ? "ArrowDown" : "Tab" };
  });
}

/** Moves the focus to an element. Throws when the keyboard can't get there. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: "visible" });
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    const { isThere, next } = await focusOf(target);
    if (isThere) return;
    await page.keyboard.press(next);
  }
  throw new Error(`The keyboard can't reach ${String(target)}.`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  const isBox = await target.evaluate(
    (element) => element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type),
  );
  await page.keyboard.press(isBox ? "Space" : "Enter");
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  // The parts of a date stand in the order of the machine's language.
  if ((await target.getAttribute("type")) === "datetime-local") return await target.fill(text);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

function isLocator(value: unknown): value is Locator {
  return typeof value === "object" && value !== null && value.constructor.name === "Locator";
}

function wrap<Target extends Page | Locator>(page: Page, target: Target): Target {
  return new Proxy(target, {
    get(real, name) {
      if (isLocator(real) && name === "click") return () => press(page, real);
      if (isLocator(real) && name === "fill") return (text: string) => type(page, real, text);
      const member: unknown = Reflect.get(real, name);
      if (typeof member !== "function" || name === "constructor") return member;
      return (...parameters: unknown[]): unknown => {
        const result: unknown = Reflect.apply(member, real, parameters);
        return isLocator(result) ? wrap(page, result) : result;
      };
    },
  });
}

export function byKeyboard(page: Page): Page {
  return wrap(page, page);
}
