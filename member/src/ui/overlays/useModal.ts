import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { create } from "zustand";

/** How long a dialog stays rendered after it closed, for the closing animation. */
const CLOSE_ANIMATION_MS = 250;

/** The ids of the open modals, the topmost last. */
const useOpenModals = create<readonly string[]>(() => []);

/** Whether nothing is open above this modal, or above the page: what is below is inert. */
export function useIsTopmost(id?: string): boolean {
  return useOpenModals((open) => open.at(-1) === id);
}

interface Modal {
  id: string;
  ref: RefObject<HTMLDialogElement | null>;
  /** Whether the content is rendered: while open and during the closing animation. */
  isRendered: boolean;
}

/**
 * Opens and closes a native modal `<dialog>` with a flag. The browser keeps the focus inside, makes the page behind
 * inert and gives the focus back afterwards.
 */
export function useModal(open: boolean): Modal {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const [isRendered, setIsRendered] = useState(false);

  // In the layout phase: a dialog that is removed before it is closed doesn't give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    dialog.showModal();
    setIsRendered(true);
    useOpenModals.setState((ids) => [...ids, id], true);
    return () => {
      dialog.close();
      useOpenModals.setState((ids) => ids.filter((other) => other !== id), true);
    };
  }, [open, id]);

  useEffect(() => {
    if (open || !isRendered) return undefined;
    const timer = setTimeout(() => setIsRendered(false), CLOSE_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [open, isRendered]);

  return { id, ref, isRendered: open || isRendered };
}

/** Whether a click hit the scrim: its target is the dialog element itself, not a child. */
export function isScrimClick(event: { target: EventTarget; currentTarget: EventTarget }): boolean {
  return event.target === event.currentTarget;
}
