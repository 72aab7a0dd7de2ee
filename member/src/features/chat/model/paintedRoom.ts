/**
 * The end of the room that was open last, as it was painted. When the page opens on that room again, it shows it before the app runs
 * (first-paint-script.ts): a tap on a notification mostly opens the room that was read last.
 */

/** Removed when the session ends, as all keys of the chat (storage.ts). */
export const PAINTED_ROOM_KEY = "babchingu.chat.painted";

/** An element as data, not as HTML: nothing of a stored text can become markup. */
type PaintedElement = readonly [
  namespace: string,
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: PaintedNode[],
];
type PaintedNode = string | PaintedElement;

/** The path below the app's base, and the room's screen. */
type PaintedRoom = readonly [path: string, screen: PaintedElement];

/** More than a phone shows. */
const ITEMS_MAX = 15;
const BLOCKS = '[role="log"] > * > *';
/** What the present second, or the connection, says. */
const MOMENTARY = '[role="timer"], [aria-live]';

function paint(screen: Element): PaintedElement {
  const items = [...screen.querySelectorAll(`${BLOCKS} > *`)];
  const dropped = new Set(items.slice(0, -ITEMS_MAX));
  for (const block of screen.querySelectorAll(BLOCKS)) {
    if ([...block.children].every((item) => dropped.has(item))) dropped.add(block);
  }
  for (const status of screen.querySelectorAll("output")) dropped.add(status);

  function describe(element: Element): PaintedElement {
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    // A part that the browser may skip has no height yet.
    delete attributes["data-settled"];
    const children = element.matches(MOMENTARY) ? ["\u00a0"] : [...element.childNodes].flatMap(describeChild);
    return [element.namespaceURI ?? "", element.localName, attributes, ...children];
  }

  function describeChild(child: Node): PaintedNode[] {
    if (child instanceof Text) return [child.data];
    return child instanceof Element && !dropped.has(child) ? [describe(child)] : [];
  }

  return describe(screen);
}

export function savePaintedRoom(meetingId: number, screen: Element): void {
  try {
    const painted: PaintedRoom = [`chat/${meetingId}`, paint(screen)];
    window.localStorage.setItem(PAINTED_ROOM_KEY, JSON.stringify(painted));
  } catch {
    // Storage is full or forbidden: then the room opens as one that was never open.
  }
}

export function removePaintedRoom(): void {
  try {
    window.localStorage.removeItem(PAINTED_ROOM_KEY);
  } catch {
    // Nothing was stored.
  }
}
