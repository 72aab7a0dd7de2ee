/** The console's keys: one table, which the help shows and the handlers read. */

export interface KeyHelp {
  keys: readonly string[];
  does: string;
}

export const keyHelp: readonly { title: string; rows: readonly KeyHelp[] }[] = [
  {
    title: "어디서나",
    rows: [
      { keys: ["?"], does: "단축키 보기" },
      { keys: ["/"], does: "검색어 입력하기" },
      { keys: ["Esc"], does: "열린 창 닫기" },
    ],
  },
  {
    title: "목록에서",
    rows: [
      { keys: ["↓", "J"], does: "다음 줄로" },
      { keys: ["↑", "K"], does: "이전 줄로" },
      { keys: ["Home", "End"], does: "첫 줄, 마지막 줄로" },
      { keys: ["Enter"], does: "고른 줄 열기" },
      { keys: ["N", "P"], does: "다음 쪽, 이전 쪽" },
    ],
  },
  {
    title: "자세히 보는 창에서",
    rows: [
      { keys: ["J", "K"], does: "다음 줄, 이전 줄의 내용 보기" },
      { keys: ["Tab"], does: "다음 단추나 입력 칸으로" },
    ],
  },
];

/** Whoever types means letters, not commands. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  if (target instanceof HTMLInputElement)
    return !["checkbox", "radio", "button", "submit", "file"].includes(target.type);
  return target.closest('[role="combobox"], [role="listbox"], [role="menu"]') !== null;
}

/**
 * The key's name: letters by their place, so that they work while Korean is typed, everything else by what it writes.
 * Null while a modifier is held, a syllable is composed or a question is open.
 */
export function keyName(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (document.querySelector('.MuiModal-root:not([aria-hidden="true"])') !== null) return null;
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3) : event.key;
}
