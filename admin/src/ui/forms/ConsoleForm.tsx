import { Alert, Box, Button } from "@mui/material";
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-admin";
import { useFormState, useWatch } from "react-hook-form";
import type { Outcome } from "../feedback/apiActions.ts";
import type { ConflictCheck } from "./useConflictCheck.tsx";
import { UnsavedWarning } from "./UnsavedWarning.tsx";
import { isEmpty } from "./validators.ts";

interface Props<Values extends object> {
  /** What the group of fields is called, for screen readers. */
  label: string;
  defaultValues: Partial<Values>;
  submitLabel: string;
  /** Shown above the button when a required field is empty. */
  requiredMessage?: string;
  /** The button is disabled until something changes. */
  isChangeNeeded?: boolean;
  /** The button is disabled until this field is filled in. */
  requiredField?: string;
  isDestructive?: boolean;
  isDisabled?: boolean;
  /** The button is disabled, for instance during an upload, which leaving the page would lose. */
  isBusy?: boolean;
  /** The button stands beside the only field. */
  isInline?: boolean;
  /** The button takes the form's width. */
  isWide?: boolean;
  /** Input may be lost when another page opens: a password, a code. */
  skipUnsavedWarning?: boolean;
  /**
   * Gets the values typed and the initial values. Field errors of the outcome are shown at their fields; after a
   * success the form restarts.
   */
  onSubmit: (values: Values, before: Partial<Values>) => Promise<Outcome<unknown> | undefined>;
  /** Asks before `onSubmit` overwrites a change by another operator. */
  conflictCheck?: ConflictCheck<Values> | undefined;
  children: ReactNode;
}

/** A form of react-admin inputs with one button. Enter sends it. */
export function ConsoleForm<Values extends object>(props: Props<Values>) {
  const [{ number, isSent }, setInstance] = useState({ number: 0, isSent: false });
  const restart = (afterSending: boolean) => setInstance({ number: number + 1, isSent: afterSending });
  return (
    <>
      <FormInstance key={number} {...props} isSent={isSent} onRestart={restart} />
      {props.conflictCheck?.dialog}
    </>
  );
}

interface InstanceProps {
  /** The previous instance of the form ended with a success. */
  isSent: boolean;
  onRestart: (isSent: boolean) => void;
}

/** One form from its initial values to a success. New values from outside never replace input. */
function FormInstance<Values extends object>(props: Props<Values> & InstanceProps) {
  const {
    label,
    defaultValues,
    onSubmit,
    conflictCheck,
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
      const send = () => onSubmit(values as Values, before);
      const outcome = await (conflictCheck ? conflictCheck.saveIfUnchanged(before, send) : send());
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
 * While a form is being sent its fields are disabled: new input would not be sent, and a success would drop it. A disabled
 * field loses the focus and gets it back; a form that restarts leaves it to the panel or page around it.
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

/** The focus is nowhere, or in a confirmation that is closing. */
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
/** The button is aligned with the field when an error line appears below. */
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
  | "requiredField"
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
    requiredField,
    isDestructive = false,
    isDisabled,
    isBusy = false,
    isWide = false,
  } = props;
  const { errors, isSubmitting, isDirty, submitCount } = useFormState();
  const values = useWatch() as Record<string, string | number | null | undefined>;
  const isUnready =
    (isChangeNeeded && !isDirty) || (requiredField !== undefined && (values[requiredField] ?? "") === "");
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
          disabled={isDisabled === true || isBusy || isUnready}
          loading={isSubmitting}
        >
          {submitLabel}
        </Button>
      </Box>
    </>
  );
}
