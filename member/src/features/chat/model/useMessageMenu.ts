import {
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
  useCallback,
  useEffect,
  useRef,
} from "react";

/** As long as phones take for a long press. */
const LONG_PRESS_MS = 500;
/** A finger that moves farther scrolls. */
const MOVE_PX_MAX = 10;
const MESSAGE = "[data-message]";

interface Press {
  message: HTMLElement;
  timer: number;
  hasOpened: boolean;
  x: number;
  y: number;
}

/** The message under an event; null on a link, which has a menu of the browser, and outside of messages. */
function messageAt({ target }: { target: EventTarget }): HTMLElement | null {
  if (!(target instanceof Element) || target.closest("a") !== null) return null;
  return target.closest<HTMLElement>(MESSAGE);
}

/**
 * Opens the menu of a message by a long press, a right click or, with the arrow keys on the list, Enter. Safari has no
 * `contextmenu` for a long press, so the press is timed. The handlers belong to the list; a message has `data-message`, its id,
 * and `tabIndex={-1}`.
 */
export function useMessageMenu(open: (messageId: number) => void): HTMLAttributes<HTMLElement> {
  const press = useRef<Press | null>(null);
  const endPress = useCallback((): void => {
    window.clearTimeout(press.current?.timer);
    press.current = null;
  }, []);
  useEffect(() => endPress, [endPress]);

  const openFor = (message: HTMLElement): void => open(Number(message.dataset["message"]));
  const openPressed = (): void => {
    if (press.current === null) return;
    window.clearTimeout(press.current.timer);
    press.current.hasOpened = true;
    openFor(press.current.message);
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      endPress();
      const message = messageAt(event);
      if (message === null || event.pointerType !== "touch") return;
      const timer = window.setTimeout(openPressed, LONG_PRESS_MS);
      press.current = { message, timer, hasOpened: false, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > MOVE_PX_MAX) endPress();
    },
    onPointerCancel: endPress,
    onTouchEnd: (event: TouchEvent) => {
      // Otherwise the finger that is lifted clicks on what has opened below it, and closes it.
      if (press.current?.hasOpened === true) event.preventDefault();
      endPress();
    },
    onContextMenu: (event: MouseEvent) => {
      const message = messageAt(event);
      // Selected text has a menu of the browser.
      if (message === null || window.getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      // Chromium sends it for a long press as well, before or after the timer.
      if (press.current === null) openFor(message);
      else if (!press.current.hasOpened) openPressed();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const messages = [...event.currentTarget.querySelectorAll<HTMLElement>(MESSAGE)];
      const at = messages.findIndex((message) => message === event.target);
      if (event.key === "ArrowUp") messages.at(at === -1 ? -1 : Math.max(0, at - 1))?.focus();
      else if (event.key === "ArrowDown" && at !== -1) messages[at + 1]?.focus();
      else if (event.key === "Enter" && messages[at]) openFor(messages[at]);
      else return;
      event.preventDefault();
    },
  };
}
