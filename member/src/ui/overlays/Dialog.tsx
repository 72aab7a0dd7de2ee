import { type ReactNode, useId } from "react";
import { create } from "zustand";
import { Button } from "../controls/Button.tsx";
import styles from "./Overlay.module.css";
import { useModal } from "./useModal.ts";

interface ConfirmTexts {
  title: string;
  /** What will happen, with its cost. Line breaks are kept. */
  text?: string;
  /** The verb on the main button. */
  action: string;
  cancel?: string;
  /** The action destroys something. */
  danger?: boolean;
}

interface NoticeTexts {
  title: string;
  text?: string;
  action?: string;
}

interface Question extends ConfirmTexts {
  id: number;
  withCancel: boolean;
  answer: (yes: boolean) => void;
}

const useQuestions = create<{ queue: readonly Question[] }>(() => ({ queue: [] }));
let lastId = 0;

function ask(texts: ConfirmTexts, withCancel: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const id = ++lastId;
    const answer = (yes: boolean): void => {
      useQuestions.setState(({ queue }) => ({ queue: queue.filter((question) => question.id !== id) }));
      resolve(yes);
    };
    useQuestions.setState(({ queue }) => ({ queue: [...queue, { ...texts, id, withCancel, answer }] }));
  });
}

/** Asks before something that costs or can't be undone. True when the person goes ahead. */
export function confirm(texts: ConfirmTexts): Promise<boolean> {
  return ask(texts, true);
}

/** Tells something that must be read before going on. Resolves when it is closed. */
export async function notify({ action = "확인", ...texts }: NoticeTexts): Promise<void> {
  await ask({ ...texts, action }, false);
}

/** Shows the dialogs of `confirm` and `notify`, one after the other. Rendered once in the app. */
export function DialogHost(): ReactNode {
  const question = useQuestions(({ queue }) => queue[0]);
  return question && <QuestionDialog key={question.id} {...question} />;
}

function QuestionDialog({
  title,
  text,
  action,
  cancel = "취소",
  danger = false,
  withCancel,
  answer,
}: Question): ReactNode {
  const { ref } = useModal(true);
  const id = useId();
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
    >
      <div className={styles.dialogBody}>
        <h2 id={`${id}-title`} className={styles.dialogTitle}>
          {title}
        </h2>
        {text !== undefined && (
          <p id={`${id}-text`} className={styles.dialogText}>
            {text}
          </p>
        )}
        <div className={styles.dialogActions}>
          {withCancel && (
            <Button kind="secondary" wide onClick={() => answer(false)}>
              {cancel}
            </Button>
          )}
          <Button kind={danger ? "danger" : "primary"} wide onClick={() => answer(true)}>
            {action}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
