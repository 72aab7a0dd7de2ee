import { type RefObject, useEffect, useRef, useState } from "react";

/** How long a dialog stays rendered after it closed, for the closing animation. */
const CLOSE_ANIMATION_MS = 250;

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Whether the content is rendered: while open and during the closing animation. */
  present: boolean;
}

/**
 * Opens and closes a native modal `<dialog>` with a flag. The browser keeps the focus inside, makes the page behind
 * inert and gives the focus back afterwards.
 */
export function useModal(open: boolean): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const [isClosing, setIsClosing] = useState(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    dialog.showModal();
    setIsClosing(true);
    return () => dialog.close();
  }, [open]);

  useEffect(() => {
    if (open || !isClosing) return undefined;
    const timer = setTimeout(() => setIsClosing(false), CLOSE_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [open, isClosing]);

  return { ref, present: open || isClosing };
}

/** A press on the scrim hits the dialog element itself; what is inside hits its children. */
export function pressedScrim(event: { target: EventTarget; currentTarget: EventTarget }): boolean {
  return event.target === event.currentTarget;
}
