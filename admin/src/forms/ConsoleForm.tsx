import { Alert, Box, Button } from "@mui/material";
import type { ReactNode } from "react";
import { useState } from "react";
import { Form } from "react-admin";
import { useFormState, useWatch } from "react-hook-form";
import type { Outcome } from "../feedback/useAct.ts";

interface Props<Values extends object> {
  /** What the group of fields is called, for those who hear the page. */
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
  /** The button waits, for instance for an upload. */
  isBusy?: boolean;
  /** The button stands beside the only field. */
  isInline?: boolean;
  /** The button takes the form's width. */
  isWide?: boolean;
  /** Field errors of the outcome are shown at their fields; after a success the form is empty again. */
  onSubmit: (values: Values) => Promise<Outcome<unknown> | undefined>;
  children: ReactNode;
}

/** A form of react-admin inputs with one button. Enter sends it. */
export function ConsoleForm<Values extends object>(props: Props<Values>) {
  const { label, defaultValues, onSubmit, children, isDisabled = false, isInline = false } = props;
  const [round, setRound] = useState(0);
  const submit = async (values: object) => {
    const outcome = await onSubmit(values as Values);
    if (outcome?.ok) setRound(round + 1);
    return outcome && !outcome.ok ? outcome.errors : undefined;
  };
  return (
    <Form key={round} defaultValues={defaultValues} onSubmit={submit} disableInvalidFormNotification noValidate>
      <Box
        component="fieldset"
        aria-label={label}
        disabled={isDisabled}
        sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
      >
        <Box sx={isInline ? inlineLayout : stackedLayout}>
          {children}
          <Footer {...props} />
        </Box>
      </Box>
    </Form>
  );
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
  const needed: unknown = useWatch({ name: neededField ?? "", disabled: neededField === undefined });
  const isWaiting = (isChangeNeeded && !isDirty) || (neededField !== undefined && (needed ?? "") === "");
  const isIncomplete = submitCount > 0 && Object.keys(errors).length > 0;
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
