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
}

interface PendingConfirmation<Values> {
  values: Values;
  resolve: (outcome: Outcome<unknown> | undefined) => void;
}

/** A form's submit with a confirmation before it. Cancelling leaves the form as it is. */
export function useConfirm<Values>(
  send: (values: Values) => Promise<Outcome<unknown>>,
  isPending: boolean,
  confirmation: Confirmation<Values>,
): { submit: (values: Values) => Promise<Outcome<unknown> | undefined>; dialog: ReactNode } {
  const [pending, setPending] = useState<PendingConfirmation<Values> | null>(null);
  const [shownValues, setShownValues] = useState<Values | null>(null);
  const { title, text, details, confirmLabel, confirmationText, isDestructive = false, isNeeded } = confirmation;
  return {
    submit: (values) => {
      if (isNeeded?.(values) === false) return send(values);
      return new Promise((resolve) => {
        setShownValues(values);
        setPending({ values, resolve });
      });
    },
    dialog: (
      <ConfirmDialog
        title={title}
        text={shownValues ? text(shownValues) : ""}
        details={shownValues && details ? details(shownValues) : null}
        confirmLabel={confirmLabel}
        confirmationText={shownValues && confirmationText ? confirmationText(shownValues) : undefined}
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
