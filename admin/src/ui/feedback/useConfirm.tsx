import type { ReactNode } from "react";
import { useState } from "react";
import { ConfirmDialog } from "./ConfirmButton.tsx";
import type { Outcome } from "./useAction.ts";

export interface Words<Values> {
  title: string;
  text: (values: Values) => string;
  /** Below the text: whom it is about. */
  about?: (values: Values) => ReactNode;
  confirmLabel: string;
  /** Has to be typed to confirm: for money and for actions on all members. */
  typed?: (values: Values) => string;
  isDestructive?: boolean;
}

interface PendingQuestion<Values> {
  values: Values;
  answer: (outcome: Outcome<unknown> | undefined) => void;
}

/** A form's submit that asks first. Cancelling leaves the form as it is. */
export function useConfirm<Values>(
  send: (values: Values) => Promise<Outcome<unknown>>,
  isPending: boolean,
  words: Words<Values>,
): { submit: (values: Values) => Promise<Outcome<unknown> | undefined>; dialog: ReactNode } {
  const [asked, setAsked] = useState<PendingQuestion<Values> | null>(null);
  const [shown, setShown] = useState<Values | null>(null);
  const { title, text, about, confirmLabel, typed, isDestructive = false } = words;
  return {
    submit: (values) =>
      new Promise((answer) => {
        setShown(values);
        setAsked({ values, answer });
      }),
    dialog: (
      <ConfirmDialog
        title={title}
        text={shown ? text(shown) : ""}
        about={shown && about ? about(shown) : null}
        confirmLabel={confirmLabel}
        typed={shown && typed ? typed(shown) : undefined}
        isDestructive={isDestructive}
        isOpen={asked !== null}
        isPending={isPending}
        onConfirm={async () => {
          if (asked) asked.answer(await send(asked.values));
          setAsked(null);
        }}
        onClose={() => {
          asked?.answer(undefined);
          setAsked(null);
        }}
      />
    ),
  };
}
