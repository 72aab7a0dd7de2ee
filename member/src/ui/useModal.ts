import { type RefObject, useEffect, useRef, useState } from "react";

/** How long a dialog stays in the page after it closed, for its way out. */
const LEAVE_MS = 250;

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Whether the content belongs in the page: while open and on the way out. */
  present: boolean;
}

/**
 * Opens and closes a native modal `<dialog>` with a flag. The browser keeps the focus inside, makes the page behind
 * inert and gives the focus back afterwards.
 */
export function useModal(open: boolean): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const [lingering, setLingering] = useState(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    dialog.showModal();
    setLingering(true);
    return () => dialog.close();
  }, [open]);

  useEffect(() => {
    if (open || !lingering) return undefined;
    const timer = setTimeout(() => setLingering(false), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [open, lingering]);

  return { ref, present: open || lingering };
}

/** A press on the scrim hits the dialog element itself; what is inside hits its children. */
export function pressedScrim(event: { target: EventTarget; currentTarget: EventTarget }): boolean {
  return event.target === event.currentTarget;
}
