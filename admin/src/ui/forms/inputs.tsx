/**
 * Inputs of react-admin's forms on MUI's TextField. react-admin's own ones still hand MUI the `InputProps` it no longer
 * knows, which end up in the page.
 */
import VisibilityIcon from "@mui/icons-material/VisibilityOutlined";
import HiddenIcon from "@mui/icons-material/VisibilityOffOutlined";
import { IconButton, InputAdornment, MenuItem, TextField } from "@mui/material";
import type { TextFieldProps } from "@mui/material";
import type { ReactNode } from "react";
import { useState } from "react";
import type { InputProps } from "react-admin";
import { useInput, useTranslate } from "react-admin";
import type { Validator } from "./validators.ts";
import { inYears, seoulTimeBounds } from "./validators.ts";

interface Props {
  /** The field's name in the form's values. */
  source: string;
  label: string;
  validate?: Validator | Validator[];
  isDisabled?: boolean;
  /** A sentence below the field. */
  hint?: string;
  lengthMax?: number;
  placeholder?: string;
  autoComplete?: string;
}

interface BoxProps extends Props {
  field?: Partial<TextFieldProps>;
  htmlInput?: Record<string, unknown>;
  adornment?: ReactNode;
  /** The browser writes into the empty field: the label stays out of its way. */
  isLabelUp?: boolean;
}

/** react-hook-form's message; react-admin prefixes the ones its translator has to look at. */
function useField({ source, validate, isDisabled = false }: Props) {
  const options: InputProps = { source, disabled: isDisabled };
  const { field, fieldState, formState, id } = useInput(validate ? { ...options, validate } : options);
  const message = fieldState.error?.message ?? "";
  return {
    field,
    id,
    isSubmitting: formState.isSubmitting,
    error: message.replace(/^@@react-admin@@"?/, "").replace(/"$/, ""),
  };
}

function Box(props: BoxProps) {
  const {
    label,
    isDisabled = false,
    lengthMax,
    placeholder,
    autoComplete,
    field: look = {},
    htmlInput,
    adornment,
    isLabelUp = false,
  } = props;
  const { field, id, error } = useField(props);
  return (
    <TextField
      {...look}
      {...field}
      id={id}
      value={(field.value as string | number | null) ?? ""}
      label={label}
      disabled={isDisabled}
      error={error !== ""}
      helperText={error || props.hint || null}
      slotProps={{
        htmlInput: { maxLength: lengthMax, placeholder, autoComplete, ...htmlInput },
        ...(isLabelUp ? { inputLabel: { shrink: true } } : {}),
        ...(adornment ? { input: { endAdornment: adornment } } : {}),
      }}
    />
  );
}

/** One line, or with `rows` several that grow. */
export function TextBox({ rows, ...props }: Props & { rows?: number }) {
  return <Box {...props} {...(rows ? { field: { multiline: true, minRows: rows, maxRows: rows * 3 } } : {})} />;
}

/** Digits; kept as a text, so that a validator sees what was typed. */
export function DigitsBox(props: Props & { minimum?: number; maximum?: number }) {
  const { minimum, maximum, ...rest } = props;
  return (
    <Box
      autoComplete="off"
      {...rest}
      field={{ type: "number" }}
      htmlInput={{ min: minimum, max: maximum, step: 1, inputMode: "numeric" }}
    />
  );
}

/** A date and time of Seoul without a zone (D7), exact to the minute, of a year that is meant. */
export function SeoulTimeBox(props: Props) {
  const { minimum, maximum } = seoulTimeBounds;
  return (
    <Box
      {...props}
      validate={[props.validate ?? [], inYears].flat()}
      field={{ type: "datetime-local" }}
      isLabelUp
      htmlInput={{ step: 60, min: minimum, max: maximum }}
    />
  );
}

/** A secret, with a button that shows it. */
export function SecretBox({ isNumeric = false, ...props }: Props & { isNumeric?: boolean }) {
  const [isVisible, setVisible] = useState(false);
  const translate = useTranslate();
  return (
    <Box
      {...props}
      field={{ type: isVisible ? "text" : "password" }}
      htmlInput={isNumeric ? { inputMode: "numeric" } : {}}
      adornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            disabled={props.isDisabled ?? false}
            aria-label={`${props.label}: ${translate(isVisible ? "ra.input.password.toggle_visible" : "ra.input.password.toggle_hidden")}`}
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? <VisibilityIcon fontSize="small" /> : <HiddenIcon fontSize="small" />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}

/** One of a list of words. */
export function Choice({ words, ...props }: Props & { words: Readonly<Record<string, string>> }) {
  const { field, id, isSubmitting, error } = useField(props);
  return (
    <TextField
      {...field}
      id={id}
      select
      label={props.label}
      // No control of the browser, so the form's disabled fieldset doesn't reach it.
      disabled={isSubmitting}
      error={error !== ""}
      helperText={error || null}
    >
      {Object.entries(words).map(([value, label]) => (
        <MenuItem key={value} value={value} dense>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
