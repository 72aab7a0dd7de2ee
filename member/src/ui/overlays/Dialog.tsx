import type { ReactNode } from "react";
import { create } from "zustand";
import { Button } from "../controls/Button.tsx";
import styles from "./Overlay.module.css";
import { ToastOutput } from "./Toast.tsx";
import { useModal } from "./useModal.ts";

interface ConfirmTexts {
  title: string;
  /** What will happen, with its cost. Line breaks are kept. */
  text?: ReactNode;
  /** The verb on the main button. */
  action: string;
  cancel?: string;
  /** The action deletes something or can't be undone. */
  danger?: boolean;
}

interface AlertTexts {
  title?: string;
  text?: string;
  action?: string;
}

interface DialogRequest extends ConfirmTexts {
  id: number;
  withCancel: boolean;
  /** The page that opened it. */
  path: string;
  close: (confirmed: boolean) => void;
}

const useDialogQueue = create<{ queue: readonly DialogRequest[] }>(() => ({ queue: [] }));
let lastId = 0;

function openDialog(texts: ConfirmTexts, withCancel: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const id = ++lastId;
    const close = (confirmed: boolean): void => {
      useDialogQueue.setState(({ queue }) => ({ queue: queue.filter((request) => request.id !== id) }));
      resolve(confirmed);
    };
    useDialogQueue.setState(({ queue }) => ({
      queue: [...queue, { ...texts, id, withCancel, path: window.location.pathname, close }],
    }));
  });
}

/** Closes the questions of pages that were left, and their messages as well if the member went back. */
export function closeLeftDialogs(wentBack: boolean): void {
  for (const { path, withCancel, close } of useDialogQueue.getState().queue) {
    if (path !== window.location.pathname && (withCancel || wentBack)) close(false);
  }
}

/**
 * Asks before something that costs rice or can't be undone. Resolves to true when the person confirms, and to false when
 * the page is left meanwhile.
 */
export function confirm(texts: ConfirmTexts): Promise<boolean> {
  return openDialog(texts, true);
}

/** Shows a message that must be read before continuing, also after a redirect. Resolves when it is closed. */
export async function showAlert({ title = "알림", action = "확인", ...texts }: AlertTexts): Promise<void> {
  await openDialog({ ...texts, title, action }, false);
}

/** Shows the dialogs of `confirm` and `showAlert`, one after the other. Rendered once in the app. */
export function DialogHost(): ReactNode {
  const request = useDialogQueue(({ queue }) => queue[0]);
  return request && <QueuedDialog key={request.id} {...request} />;
}

function QueuedDialog({
  title,
  text,
  action,
  cancel = "취소",
  danger = false,
  withCancel,
  close,
}: DialogRequest): ReactNode {
  const { id, ref } = useModal(true);
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        close(false);
      }}
    >
      <div className={styles.dialogBody}>
        <h2 id={`${id}-title`} className={styles.dialogTitle}>
          {title}
        </h2>
        {text !== undefined && (
          <div id={`${id}-text`} className={styles.dialogText}>
            {text}
          </div>
        )}
        <div className={styles.dialogActions}>
          {withCancel && (
            <Button variant="secondary" wide onClick={() => close(false)}>
              {cancel}
            </Button>
          )}
          <Button variant={danger ? "danger" : "primary"} wide onClick={() => close(true)}>
            {action}
          </Button>
        </div>
      </div>
      <ToastOutput modalId={id} />
    </dialog>
  );
}
