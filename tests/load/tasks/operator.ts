/** An operator at a screen: does what a person would do, counts it, and adds the seconds of the Keystroke-Level Model to what the system takes. */
import type { Locator, Page } from "@playwright/test";

/** Card, Moran and Newell 1983, in seconds: an average typist. */
const KEYSTROKE = 0.28;
const POINTING = 1.1;
const BUTTON = 0.1;
const HOMING = 0.4;
const MENTAL = 1.35;

const WAIT_MS_MAX = 30_000;

type Device = "mouse" | "keyboard";

export interface Effort {
  /** Clicks, and key chords that do something. */
  clicks: number;
  /** Fields that were typed into. */
  fields: number;
  /** What a person needs by the model, and what the system took to show the next thing to act on. */
  seconds: number;
}

/** Keys of a text on a Korean keyboard: a syllable has two or three, as its decomposition has. */
function keystrokesOf(text: string): number {
  return text.normalize("NFD").length;
}

export class Operator {
  page: Page;
  #effort: Effort = { clicks: 0, fields: 0, seconds: 0 };
  #device: Device = "mouse";

  constructor(page: Page) {
    this.page = page;
  }

  get effort(): Readonly<Effort> {
    return this.#effort;
  }

  /** Points at something and clicks it. */
  async click(target: Locator): Promise<void> {
    await this.#waitFor(target);
    await this.#timed(() => target.click({ timeout: WAIT_MS_MAX }));
    this.#decide("mouse", POINTING + 2 * BUTTON);
    this.#effort.clicks += 1;
  }

  /** Presses a key or a chord such as Control+k. */
  async press(keys: string): Promise<void> {
    await this.#timed(() => this.page.keyboard.press(keys));
    this.#decide("keyboard", keys.split("+").length * KEYSTROKE);
    this.#effort.clicks += 1;
  }

  /** Types into a field; pointing at it takes time, unless it has the focus already, but is no click of its own. */
  async type(field: Locator, text: string): Promise<void> {
    await this.#waitFor(field);
    const hasFocus = await field.evaluate((element) => element === document.activeElement);
    if (!hasFocus) this.#decide("mouse", POINTING + 2 * BUTTON);
    await this.#timed(() => field.fill(text));
    this.#decide("keyboard", keystrokesOf(text) * KEYSTROKE);
    this.#effort.fields += 1;
  }

  /** Chooses an option of the browser's own dropdown: two clicks. */
  async choose(select: Locator, option: string): Promise<void> {
    await this.#waitFor(select);
    await this.#timed(() => select.selectOption({ label: option }));
    for (const _click of ["open", "choose"]) this.#decide("mouse", POINTING + 2 * BUTTON);
    this.#effort.clicks += 2;
  }

  /** Looks at something: its text, once it is there. */
  async read(target: Locator): Promise<string> {
    await this.#waitFor(target);
    this.#effort.seconds += MENTAL;
    return await target.innerText();
  }

  /** Does in another window, such as a popup, what follows. */
  async within(opened: Promise<Page>, act: () => Promise<void>): Promise<void> {
    const opener = this.page;
    this.page = await opened;
    await act();
    this.page = opener;
  }

  #decide(device: Device, seconds: number): void {
    this.#effort.seconds += MENTAL + seconds + (device === this.#device ? 0 : HOMING);
    this.#device = device;
  }

  #waitFor(target: Locator): Promise<void> {
    return this.#timed(() => target.first().waitFor({ timeout: WAIT_MS_MAX }));
  }

  async #timed(act: () => Promise<unknown>): Promise<void> {
    const start = performance.now();
    await act();
    this.#effort.seconds += (performance.now() - start) / 1000;
  }
}
