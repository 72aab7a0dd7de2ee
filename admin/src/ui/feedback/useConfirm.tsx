import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "./ConfirmButton.tsx";
import type { Outcome } from "./apiActions.ts";

export interface Confirmation<Values> {
  title: string;
  text: (values: Values) => string;
  details?: (values: Values) => ReactNode;
  confirmLabel: string;
  confirmationText?: (values: Values) => string;
  isDestructive?: boolean;
  /** Which values need the question; the others are sent at once. All need it by default. */
  isNeeded?: (values: Values) => boolean;
  /** Sends the answer, unless what the question was about has changed (`useConflictCheck`). */
  recheck?: Recheck;
}

/** Undefined when it was cancelled. */
export type Sent = Promise<Outcome<unknown> | undefined>;
export type Recheck = (send: () => Sent, ask: () => Sent) => Sent;

interface Question<Values> {
  number: number;
  values: Values;
  resolve: (outcome: Outcome<unknown> | undefined) => void;
}

/** A form's submit with a confirmation before it. Cancelling leaves the form as it is. */
export function useConfirm<Values>(
  send: (values: Values) => Promise<Outcome<unknown>>,
  confirmation: Confirmation<Values>,
): { submit: (values: Values) => Sent; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question<Values> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const {
    title,
    text,
    details,
    confirmLabel,
    confirmationText,
    isDestructive = false,
    isNeeded,
    recheck,
  } = confirmation;
  const ask = (values: Values): Sent =>
    new Promise((resolve) => {
      setQuestion((last) => ({ number: (last?.number ?? 0) + 1, values, resolve }));
      setOpen(true);
      setSending(false);
    });
  const confirm = async () => {
    if (!question) return;
    const { values, resolve } = question;
    const sendValues = () => send(values);
    setSending(true);
    resolve(await (recheck ? recheck(sendValues, () => ask(values)) : sendValues()));
    setSending(false);
    setOpen(false);
  };
  return {
    submit: (values) => (isNeeded?.(values) === false ? send(values) : ask(values)),
    dialog: (
      <ConfirmDialog
        // What was typed for one question doesn't confirm the next.
        key={question?.number}
        title={title}
        text={question ? text(question.values) : ""}
        details={question && details ? details(question.values) : null}
        confirmLabel={confirmLabel}
        confirmationText={question && confirmationText ? confirmationText(question.values) : undefined}
        isDestructive={isDestructive}
        isOpen={isOpen}
        isPending={isSending}
        onConfirm={confirm}
        onClose={() => {
          question?.resolve(undefined);
          setOpen(false);
        }}
      />
    ),
  };
}
