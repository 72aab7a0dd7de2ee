import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { Field, type FieldTexts } from "./Field.tsx";
import styles from "./Field.module.css";

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "onChange" | "value" | "prefix">;

interface TextFieldProps extends FieldTexts, InputProps {
  value: string;
  /** Gets the text, not the event. */
  onChange: (value: string) => void;
  /** Shows "3/20", up to `maxLength`. A number instead of true is a limit that may be exceeded, with an error. */
  counter?: boolean | number;
  /** Inside the field, before the text (an icon). */
  prefix?: ReactNode;
  /** Inside the field, after the text (a unit, a small button). */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps): ReactNode {
  const {
    label,
    labelHidden,
    hint,
    error,
    success,
    counter = false,
    prefix,
    suffix,
    value,
    onChange,
    ...input
  } = props;
  const max = counter === true ? input.maxLength : counter || undefined;
  const count = max === undefined ? null : { length: value.length, max };
  return (
    <Field {...{ label, labelHidden, hint, error, success }} counter={count}>
      {(control) => (
        <div className={styles.box} data-invalid={control["aria-invalid"]} data-locked={input.readOnly || undefined}>
          {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
          <input
            type="text"
            {...input}
            {...control}
            className={styles.input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
