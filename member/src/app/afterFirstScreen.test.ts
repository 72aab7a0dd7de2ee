// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { afterFirstScreen } from "./afterFirstScreen.ts";

const work = vi.fn<() => void>();
const setReadyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, "readyState", { value, configurable: true });
const show = (html: string) => (document.body.innerHTML = `<div id="root">${html}</div>`);
/** Mutation observers are called in a microtask. */
const observers = () => Promise.resolve();

beforeEach(() => {
  work.mockClear();
  setReadyState("complete");
});

it("waits for a screen in place of the splash and of the loading screen", async () => {
  show('<p class="splash"></p>');
  afterFirstScreen(work);
  show("<main data-loading></main>");
  await observers();
  expect(work).not.toHaveBeenCalled();
  show("<main></main>");
  await observers();
  expect(work).toHaveBeenCalledOnce();
});

it("waits for the page's load event, unless that was before", () => {
  show("<main></main>");
  setReadyState("interactive");
  afterFirstScreen(work);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  expect(work).toHaveBeenCalledOnce();
});
