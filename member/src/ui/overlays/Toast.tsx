import { describeFailure, isAbort } from "@babchingu/openapi";
import { CancelledError } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { create } from "zustand";
import { CloseIcon } from "../icons/icons.tsx";
import styles from "./Overlay.module.css";
import { useIsTopmost } from "./useModal.ts";

/** Long enough to look up and read it in the street. */
const SHOWN_MS = 5_000;
/** Long enough for a screen reader to take notice. */
const ANNOUNCED_MS = 300;

interface ToastAction {
  label: string;
  onClick: () => void;
}

interface ShownToast {
  id: number;
  text: string;
  action: ToastAction | null;
  /** Not again where it moves when a modal opens or closes. */
  isAnnounced: boolean;
}

const useToast = create<{ shown: ShownToast | null }>(() => ({ shown: null }));
let lastId = 0;

/** Shows a message, which a newer one replaces: for a while, or with an action button until it is pressed or the message is closed. */
export function toast(text: string, action: ToastAction | null = null): void {
  const shown = { id: ++lastId, text, action, isAnnounced: false };
  useToast.setState({ shown });
  setTimeout(() => (shown.isAnnounced = true), ANNOUNCED_MS);
}

/** Says why something failed while the screen stays as it was. What the end of the session cancels says nothing. */
export function toastFailure(error: unknown): void {
  if (!(error instanceof CancelledError) && !isAbort(error)) toast(describeFailure(error));
}

/** Closes this message; a newer one stays. */
function close(message: ShownToast): void {
  useToast.setState((state) => (state.shown === message ? { shown: null } : state));
}

/** Shows the messages of `toast`, for a while. Rendered once in the app. */
export function ToastHost(): ReactNode {
  const shown = useToast((state) => state.shown);

  useEffect(() => {
    if (!shown || shown.action) return undefined;
    const timer = setTimeout(close, SHOWN_MS, shown);
    return () => clearTimeout(timer);
  }, [shown]);

  return <ToastOutput />;
}

/**
 * The message while the page, or the modal with this id, is the topmost: a screen reader says nothing of what is inert. Rendered also while
 * empty, so that it notices changes.
 */
export function ToastOutput({ modalId }: { modalId?: string }): ReactNode {
  const shown = useToast((state) => state.shown);
  const isTopmost = useIsTopmost(modalId);
  return (
    <output className={styles.toasts} aria-live="polite">
      {shown && isTopmost && (
        <div
          key={shown.id}
          className={styles.toast}
          data-action={shown.action ? true : undefined}
          aria-live={shown.isAnnounced ? "off" : undefined}
        >
          {shown.text}
          {shown.action && <ToastButtons action={shown.action} onClose={() => close(shown)} />}
        </div>
      )}
    </output>
  );
}

function ToastButtons({ action, onClose }: { action: ToastAction; onClose: () => void }): ReactNode {
  return (
    <span className={styles.toastButtons}>
      <button
        type="button"
        className={styles.toastAction}
        onClick={() => {
          onClose();
          action.onClick();
        }}
      >
        {action.label}
      </button>
      <button type="button" className={styles.toastAction} aria-label="닫기" onClick={onClose}>
        <CloseIcon size={20} />
      </button>
    </span>
  );
}
