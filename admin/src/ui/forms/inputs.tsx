/**
 * Inputs for react-admin's forms, on MUI's TextField. react-admin's own inputs pass MUI a prop that it no longer supports,
 * `InputProps`, which ends up as an attribute in the page.
 */
import VisibilityIcon from "@mui/icons-material/VisibilityOutlined";
import HiddenIcon from "@mui/icons-material/VisibilityOffOutlined";
import { IconButton, InputAdornment, MenuItem, TextField, type TextFieldProps } from "@mui/material";
import { type ReactNode, useState } from "react";
import { type InputProps, useInput, useTranslate } from "react-admin";
import { yearValidator, seoulTimeBounds, type Validator } from "./validators.ts";

interface Props {
  source: string;
  label: string;
  validate?: Validator | Validator[];
  isDisabled?: boolean;
  hint?: string;
  lengthMax?: number;
  placeholder?: string;
  autoComplete?: string;
}

interface BaseInputProps extends Props {
  field?: Partial<TextFieldProps>;
  htmlInput?: Record<string, unknown>;
  adornment?: ReactNode;
  /** The browser shows a format in the empty field: the label must be above it. */
  isLabelShrunk?: boolean;
}

/** The field's state, with react-hook-form's message without the prefix that react-admin adds for its translation. */
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

function BaseInput(props: BaseInputProps) {
  const {
    label,
    isDisabled = false,
    lengthMax,
    placeholder,
    autoComplete,
    field: textFieldProps = {},
    htmlInput,
    adornment,
    isLabelShrunk = false,
  } = props;
  const { field, id, error } = useField(props);
  return (
    <TextField
      {...textFieldProps}
      {...field}
      id={id}
      value={(field.value as string | number | null) ?? ""}
      label={label}
      disabled={isDisabled}
      error={error !== ""}
      helperText={error || props.hint || null}
      slotProps={{
        htmlInput: { maxLength: lengthMax, placeholder, autoComplete, ...htmlInput },
        ...(isLabelShrunk ? { inputLabel: { shrink: true } } : {}),
        ...(adornment ? { input: { endAdornment: adornment } } : {}),
      }}
    />
  );
}

/** A text field of one line, or with `rows` of several lines, which grows with its text. */
export function TextBox({ rows, ...props }: Props & { rows?: number }) {
  return <BaseInput {...props} {...(rows ? { field: { multiline: true, minRows: rows, maxRows: rows * 3 } } : {})} />;
}

/** An integer. Its value is kept as text, so that a validator gets the input unchanged. */
export function IntegerBox(props: Props & { minimum?: number; maximum?: number }) {
  const { minimum, maximum, ...rest } = props;
  return (
    <BaseInput
      autoComplete="off"
      {...rest}
      field={{ type: "number" }}
      htmlInput={{ min: minimum, max: maximum, step: 1, inputMode: "numeric" }}
    />
  );
}

/** A date and time of Seoul without a zone (D7), exact to the minute, of a year from 2000 to 2099. */
export function SeoulTimeBox(props: Props) {
  const { minimum, maximum } = seoulTimeBounds;
  return (
    <BaseInput
      {...props}
      validate={[props.validate ?? [], yearValidator].flat()}
      field={{ type: "datetime-local" }}
      isLabelShrunk
      htmlInput={{ step: 60, min: minimum, max: maximum }}
    />
  );
}

/** A password field, with a button that shows the text. */
export function PasswordBox({ isNumeric = false, ...props }: Props & { isNumeric?: boolean }) {
  const [isVisible, setVisible] = useState(false);
  const translate = useTranslate();
  return (
    <BaseInput
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

export function SelectBox({ labels, ...props }: Props & { labels: Readonly<Record<string, string>> }) {
  const { field, id, isSubmitting, error } = useField(props);
  return (
    <TextField
      {...field}
      id={id}
      select
      label={props.label}
      // Not a native control, so the form's disabled fieldset doesn't apply to it.
      disabled={isSubmitting}
      error={error !== ""}
      helperText={error || null}
    >
      {Object.entries(labels).map(([value, label]) => (
        <MenuItem key={value} value={value} dense>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
