/** The console's keyboard shortcuts, as the help dialog lists them, and how key events are read. */

export interface Shortcut {
  keys: readonly string[];
  description: string;
}

export const shortcutHelp: readonly { title: string; rows: readonly Shortcut[] }[] = [
  {
    title: "어디서나",
    rows: [
      { keys: ["?"], description: "단축키 보기" },
      { keys: ["Ctrl", "K"], description: "바로 가기 (맥에서는 ⌘ K)" },
      { keys: ["/"], description: "검색어 입력하기" },
      { keys: ["Esc"], description: "열린 창 닫기" },
    ],
  },
  {
    title: "목록에서",
    rows: [
      { keys: ["↓", "J"], description: "다음 줄로" },
      { keys: ["↑", "K"], description: "이전 줄로" },
      { keys: ["Home", "End"], description: "첫 줄, 마지막 줄로" },
      { keys: ["Enter"], description: "고른 줄 열기" },
      { keys: ["N", "P"], description: "다음 쪽, 이전 쪽" },
    ],
  },
  {
    title: "자세히 보는 창에서",
    rows: [
      { keys: ["J", "K"], description: "다음 줄, 이전 줄의 내용 보기" },
      { keys: ["Tab"], description: "다음 단추나 입력 칸으로" },
    ],
  },
];

/** Whether the element uses the key itself: a field uses every key as text, a radio button the arrows to choose another one. */
export function usesKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  if (target instanceof HTMLInputElement) {
    if (target.type === "radio") return key.startsWith("Arrow");
    return !["checkbox", "button", "submit", "file"].includes(target.type);
  }
  return target.closest('[role="combobox"], [role="listbox"], [role="menu"]') !== null;
}

/**
 * The key's name: letters by their position, so that they work with a Korean layout, other keys by their character.
 * Null while a modifier is pressed, a syllable is composed or a modal is open.
 */
export function keyName(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (isModalOpen()) return null;
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3) : event.key;
}

/** Ctrl+K or ⌘K, which opens the command palette, also from a field; not while a modal is open. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  return hasModifier && event.code === "KeyK" && !isModalOpen();
}

function isModalOpen(): boolean {
  return document.querySelector('.MuiModal-root:not([aria-hidden="true"])') !== null;
}
