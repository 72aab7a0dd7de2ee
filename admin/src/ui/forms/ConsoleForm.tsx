import { Alert, Box, Button } from "@mui/material";
import type { FocusEvent, ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { Form } from "react-admin";
import { useFormState, useWatch } from "react-hook-form";
import type { Outcome } from "../feedback/useAction.ts";
import { UnsavedWarning } from "./UnsavedWarning.tsx";
import { isEmpty } from "./validators.ts";

interface Props<Values extends object> {
  /** What the group of fields is called, for screen readers. */
  label: string;
  defaultValues: Partial<Values>;
  submitLabel: string;
  /** Shown above the button when a required field is empty. */
  requiredMessage?: string;
  /** The button waits for a change. */
  isChangeNeeded?: boolean;
  /** The button waits until this field is filled in. */
  neededField?: string;
  isDestructive?: boolean;
  isDisabled?: boolean;
  /** The button waits, for instance for an upload, which leaving would lose. */
  isBusy?: boolean;
  /** The button stands beside the only field. */
  isInline?: boolean;
  /** The button takes the form's width. */
  isWide?: boolean;
  /** What was typed may be lost on the way to another page: a password, a code. */
  skipUnsavedWarning?: boolean;
  /**
   * Gets what was typed and what the form began with. Field errors of the outcome are shown at their fields; after a
   * success the form restarts.
   */
  onSubmit: (values: Values, before: Partial<Values>) => Promise<Outcome<unknown> | undefined>;
  children: ReactNode;
}

/** A form of react-admin inputs with one button. Enter sends it. */
export function ConsoleForm<Values extends object>(props: Props<Values>) {
  const [{ number, isSent }, setInstance] = useState({ number: 0, isSent: false });
  const restart = (afterSending: boolean) => setInstance({ number: number + 1, isSent: afterSending });
  return <FormInstance key={number} {...props} isSent={isSent} onRestart={restart} />;
}

interface InstanceProps {
  /** The previous instance of the form ended with a success. */
  isSent: boolean;
  onRestart: (isSent: boolean) => void;
}

/** One form from its first values to a success. New values from outside never replace what was typed. */
function FormInstance<Values extends object>(props: Props<Values> & InstanceProps) {
  const {
    label,
    defaultValues,
    onSubmit,
    children,
    isDisabled = false,
    isBusy = false,
    isInline = false,
    skipUnsavedWarning = false,
    isSent,
    onRestart,
  } = props;
  const [before] = useState(defaultValues);
  const [isSending, setSending] = useState(false);
  const submit = async (values: object) => {
    setSending(true);
    try {
      const outcome = await onSubmit(values as Values, before);
      if (outcome?.ok) onRestart(true);
      return outcome && !outcome.ok ? outcome.errors : undefined;
    } finally {
      setSending(false);
    }
  };
  return (
    <Form defaultValues={before} onSubmit={submit} disableInvalidFormNotification noValidate>
      <RestartOnNewValues
        isOutdated={!isBusy && JSON.stringify(before) !== JSON.stringify(defaultValues)}
        onRestart={() => onRestart(false)}
      />
      {skipUnsavedWarning ? null : <UnsavedWarning isBusy={isBusy} />}
      <Fields label={label} isDisabled={isDisabled || isSending} isSent={isSent}>
        <Box sx={isInline ? inlineLayout : stackedLayout}>
          {children}
          <Footer {...props} />
        </Box>
      </Fields>
    </Form>
  );
}

interface FieldsProps {
  label: string;
  isDisabled: boolean;
  isSent: boolean;
  children: ReactNode;
}

/**
 * While a form is being sent nothing can be typed: it would not go along, and a success would drop it. What is disabled
 * loses the focus, so it gets it back; a form that restarts leaves it to the panel or page around it.
 */
function Fields({ label, isDisabled, isSent, children }: FieldsProps) {
  const { isSubmitting } = useFormState();
  const group = useRef<HTMLFieldSetElement>(null);
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isSubmitting || !isFocusLost()) return;
    const around = isSent ? group.current?.closest<HTMLElement>("dialog, main") : null;
    (last.current ?? around)?.focus({ preventScroll: true });
  }, [isSubmitting, isSent]);
  return (
    <Box
      component="fieldset"
      ref={group}
      aria-label={label}
      disabled={isDisabled}
      onFocus={({ target }: FocusEvent<HTMLElement>) => {
        last.current = target;
      }}
      sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      {children}
    </Box>
  );
}

/** Nowhere, or still in a question that has been answered and is closing. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.closest("[role=alertdialog]") !== null;
}

/** An untouched form restarts with the row's newer values. */
function RestartOnNewValues({ isOutdated, onRestart }: { isOutdated: boolean; onRestart: () => void }) {
  const { isDirty, isSubmitting } = useFormState();
  const mayRestart = isOutdated && !isDirty && !isSubmitting;
  useEffect(() => {
    if (mayRestart) onRestart();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The parent's function is new with every render.
  }, [mayRestart]);
  return null;
}

const stackedLayout = { display: "flex", flexDirection: "column", gap: "14px" } as const;
/** The button stays level with the field when an error line appears below. */
const inlineLayout = {
  display: "flex",
  alignItems: "flex-start",
  gap: "8px",
  "& .MuiTextField-root": { maxWidth: 260 },
  "& button[type=submit]": { height: 38 },
} as const;

type FooterProps = Pick<
  Props<object>,
  | "submitLabel"
  | "requiredMessage"
  | "isChangeNeeded"
  | "neededField"
  | "isDestructive"
  | "isDisabled"
  | "isBusy"
  | "isWide"
>;

function Footer(props: FooterProps) {
  const {
    submitLabel,
    requiredMessage,
    isChangeNeeded = false,
    neededField,
    isDestructive = false,
    isDisabled,
    isBusy = false,
    isWide = false,
  } = props;
  const { errors, isSubmitting, isDirty, submitCount } = useFormState();
  const values = useWatch() as Record<string, string | number | null | undefined>;
  const isWaiting = (isChangeNeeded && !isDirty) || (neededField !== undefined && (values[neededField] ?? "") === "");
  // An optional field may be empty: one that is empty and in error is required.
  const isIncomplete = submitCount > 0 && Object.keys(errors).some((name) => isEmpty(values[name]));
  return (
    <>
      {requiredMessage && isIncomplete ? (
        <Alert severity="error" variant="outlined" icon={false} sx={{ paddingBlock: 0 }}>
          {requiredMessage}
        </Alert>
      ) : null}
      <Box>
        <Button
          type="submit"
          fullWidth={isWide}
          size={isWide ? "large" : "small"}
          variant="contained"
          color={isDestructive ? "error" : "primary"}
          disabled={isDisabled === true || isBusy || isWaiting}
          loading={isSubmitting}
        >
          {submitLabel}
        </Button>
      </Box>
    </>
  );
}
