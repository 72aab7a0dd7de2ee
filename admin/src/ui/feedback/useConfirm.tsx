import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "./ConfirmButton.tsx";
import type { Outcome } from "./apiActions.ts";

export interface Question<Values> {
  title: string;
  text: (values: Values) => string;
  about?: (values: Values) => ReactNode;
  confirmLabel: string;
  confirmationText?: (values: Values) => string;
  isDestructive?: boolean;
}

interface PendingQuestion<Values> {
  values: Values;
  resolve: (outcome: Outcome<unknown> | undefined) => void;
}

/** A form's submit with a confirmation before it. Cancelling leaves the form as it is. */
export function useConfirm<Values>(
  send: (values: Values) => Promise<Outcome<unknown>>,
  isPending: boolean,
  question: Question<Values>,
): { submit: (values: Values) => Promise<Outcome<unknown> | undefined>; dialog: ReactNode } {
  const [pending, setPending] = useState<PendingQuestion<Values> | null>(null);
  const [shown, setShown] = useState<Values | null>(null);
  const { title, text, about, confirmLabel, confirmationText, isDestructive = false } = question;
  return {
    submit: (values) =>
      new Promise((resolve) => {
        setShown(values);
        setPending({ values, resolve });
      }),
    dialog: (
      <ConfirmDialog
        title={title}
        text={shown ? text(shown) : ""}
        about={shown && about ? about(shown) : null}
        confirmLabel={confirmLabel}
        confirmationText={shown && confirmationText ? confirmationText(shown) : undefined}
        isDestructive={isDestructive}
        isOpen={pending !== null}
        isPending={isPending}
        onConfirm={async () => {
          if (pending) pending.resolve(await send(pending.values));
          setPending(null);
        }}
        onClose={() => {
          pending?.resolve(undefined);
          setPending(null);
        }}
      />
    ),
  };
}
