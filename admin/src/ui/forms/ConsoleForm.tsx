import { Alert, Box, Button } from "@mui/material";
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-admin";
import { useFormState, useWatch } from "react-hook-form";
import type { Outcome } from "../feedback/apiActions.ts";
import { removeDraft } from "../../tabState.ts";
import type { ConflictCheck } from "./useConflictCheck.tsx";
import { KeptInput, useDraftName, useKeptDraft } from "./KeptInput.tsx";
import { UnsavedWarning } from "./UnsavedWarning.tsx";
import { isEmpty } from "./validators.ts";

interface Props<Values extends object> {
  /** The name of the fields' group, for screen readers. */
  label: string;
  defaultValues: Partial<Values>;
  submitLabel: string;
  /** Replaces the button, for a form that can be sent in several ways. */
  footer?: ReactNode;
  /** Shown above the button when a required field is empty. */
  requiredMessage?: string;
  /** The button is disabled until something changes. */
  requiresChange?: boolean;
  /** The button is disabled until this field is filled in. */
  requiredField?: string;
  isDestructive?: boolean;
  isDisabled?: boolean;
  /** Disables the button and warns before the page is left, for instance during an upload. */
  isBusy?: boolean;
  /** Places the button beside the only field. */
  isInline?: boolean;
  /** The button takes the form's width. */
  isWide?: boolean;
  /** Leaving the page loses the input without a warning, for a form of passwords and codes. */
  skipUnsavedWarning?: boolean;
  /** A refresh loses the input: passwords, or a dialog that is closed afterwards. `skipUnsavedWarning` implies it. */
  skipDraft?: boolean;
  /**
   * Field errors of the outcome are shown at their fields; after a success the form restarts.
   */
  onSubmit: (values: Values, initialValues: Partial<Values>) => Promise<Outcome<unknown> | undefined>;
  /** Asks before `onSubmit` overwrites a change by another operator. */
  conflictCheck?: ConflictCheck<Values> | undefined;
  children: ReactNode;
}

/** A form of react-admin inputs with one button. Enter sends it. */
export function ConsoleForm<Values extends object>(props: Props<Values>) {
  const [{ number, isSent }, setInstance] = useState({ number: 0, isSent: false });
  const draftName = useDraftName(props.label);
  const restart = (afterSending: boolean) => {
    removeDraft(draftName);
    setInstance({ number: number + 1, isSent: afterSending });
  };
  return (
    <>
      <FormInstance key={number} {...props} draftName={draftName} isSent={isSent} onRestart={restart} />
      {props.conflictCheck?.dialog}
    </>
  );
}

interface InstanceProps {
  draftName: string;
  /** The previous instance of the form ended with a success. */
  isSent: boolean;
  onRestart: (isSent: boolean) => void;
}

/** One form, from its initial values until it is saved. Newer values of the row never replace input. */
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
    skipDraft = skipUnsavedWarning,
    draftName,
    isSent,
    onRestart,
  } = props;
  const draft = useKeptDraft(draftName, skipDraft);
  const [initialValues] = useState(() => (draft?.initialValues as Partial<Values> | undefined) ?? defaultValues);
  const [isSending, setSending] = useState(false);
  const submit = async (values: object) => {
    setSending(true);
    try {
      const send = () => onSubmit(values as Values, initialValues);
      const outcome = await (conflictCheck ? conflictCheck.saveIfUnchanged(initialValues, send) : send());
      if (outcome?.ok) onRestart(true);
      return outcome && !outcome.ok ? outcome.errors : undefined;
    } finally {
      setSending(false);
    }
  };
  return (
    <Form defaultValues={initialValues} onSubmit={submit} disableInvalidFormNotification noValidate>
      <RestartOnNewValues
        // A draft is filled in after the first effect: until then the form only looks unchanged.
        isOutdated={draft === null && !isBusy && JSON.stringify(initialValues) !== JSON.stringify(defaultValues)}
        onRestart={() => onRestart(false)}
      />
      {skipUnsavedWarning ? null : <UnsavedWarning isBusy={isBusy} />}
      {skipDraft ? null : (
        <KeptInput name={draftName} initialValues={initialValues} draft={draft} onDiscard={() => onRestart(false)} />
      )}
      <Fields label={label} isDisabled={isDisabled || isSending} isSent={isSent}>
        <Box sx={isInline ? inlineLayout : stackedLayout}>
          {children}
          {props.footer ?? <Footer {...props} />}
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
 * While a form is being sent its fields are disabled: new input would not be sent, and a success would discard it. A field
 * that is disabled loses the focus and gets it back afterwards; after a restart the dialog or page around the form gets it.
 */
function Fields({ label, isDisabled, isSent, children }: FieldsProps) {
  const { isSubmitting } = useFormState();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const lastFocused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isSubmitting || !isFocusLost()) return;
    const container = isSent ? fieldset.current?.closest<HTMLElement>("dialog, main") : null;
    (lastFocused.current ?? container)?.focus({ preventScroll: true });
  }, [isSubmitting, isSent]);
  return (
    <Box
      component="fieldset"
      ref={fieldset}
      aria-label={label}
      disabled={isDisabled}
      onFocus={({ target }: FocusEvent<HTMLElement>) => {
        lastFocused.current = target;
      }}
      sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      {children}
    </Box>
  );
}

/** Whether nothing has the focus, or only a confirmation dialog that is closing. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.closest("[role=alertdialog]") !== null;
}

/** Restarts a form without input when the row has newer values. */
function RestartOnNewValues({ isOutdated, onRestart }: { isOutdated: boolean; onRestart: () => void }) {
  const { isDirty, isSubmitting } = useFormState();
  const mayRestart = isOutdated && !isDirty && !isSubmitting;
  useEffect(() => {
    if (mayRestart) onRestart();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- onRestart is a new function at every render.
  }, [mayRestart]);
  return null;
}

const stackedLayout = { display: "flex", flexDirection: "column", gap: "14px" } as const;
/** Keeps the button aligned with the field when an error appears below the field. */
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
  | "requiresChange"
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
    requiresChange = false,
    requiredField,
    isDestructive = false,
    isDisabled,
    isBusy = false,
    isWide = false,
  } = props;
  const { errors, isSubmitting, isDirty, submitCount } = useFormState();
  const values = useWatch() as Record<string, string | number | null | undefined>;
  const isMissingInput =
    (requiresChange && !isDirty) || (requiredField !== undefined && (values[requiredField] ?? "") === "");
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
          disabled={isDisabled === true || isBusy || isMissingInput}
          loading={isSubmitting}
        >
          {submitLabel}
        </Button>
      </Box>
    </>
  );
}
