// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { usesKey, isPaletteKey, keyName } from "./shortcuts.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

const press = (init: KeyboardEventInit) => new KeyboardEvent("keydown", init);

test("a letter key is read by its position, also with a Korean layout", () => {
  expect(keyName(press({ key: "ㅓ", code: "KeyJ" }))).toBe("J");
  expect(keyName(press({ key: "/", code: "Slash" }))).toBe("/");
  expect(keyName(press({ key: "?", code: "Slash", shiftKey: true }))).toBe("?");
});

test("browser shortcuts and composing syllables are ignored", () => {
  expect(keyName(press({ key: "p", code: "KeyP", ctrlKey: true }))).toBeNull();
  expect(keyName(press({ key: "ㅓ", code: "KeyJ", isComposing: true }))).toBeNull();
});

test("Ctrl+K and ⌘K open the command palette, with a Korean layout too", () => {
  expect(isPaletteKey(press({ key: "ㅏ", code: "KeyK", ctrlKey: true }))).toBe(true);
  expect(isPaletteKey(press({ key: "k", code: "KeyK", metaKey: true }))).toBe(true);
  expect(isPaletteKey(press({ key: "k", code: "KeyK" }))).toBe(false);
  document.body.innerHTML = '<div class="MuiModal-root"></div>';
  expect(isPaletteKey(press({ key: "k", code: "KeyK", ctrlKey: true }))).toBe(false);
});

test("keys are ignored while a modal is open", () => {
  document.body.innerHTML = '<div class="MuiModal-root"></div>';
  expect(keyName(press({ key: "j", code: "KeyJ" }))).toBeNull();
});

test.each([
  ['<input type="text">', "J", true],
  ['<input type="checkbox">', "J", false],
  ['<input type="radio">', "ArrowDown", true],
  ['<input type="radio">', "J", false],
  ["<textarea></textarea>", "J", true],
  ['<div role="combobox"></div>', "J", true],
  ["<button></button>", "ArrowDown", false],
])("whether %s uses %s itself: %s", (html, key, expected) => {
  document.body.innerHTML = html;
  expect(usesKey(document.body.firstElementChild, key)).toBe(expected);
});
