import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { Field, type FieldTexts } from "./Field.tsx";
import styles from "./Field.module.css";
import { limitLength } from "./limitLength.ts";
import { lengthOf } from "../../lib/lengthOf.ts";

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "onChange" | "value" | "prefix" | "maxLength"
>;

interface TextFieldProps extends FieldTexts, InputProps {
  value: string;
  /** Gets the text, not the event. */
  onChange: (value: string) => void;
  /** The most characters that the contract takes; typing stops there. */
  maxLength?: number;
  /** The limit of HTML, in UTF-16 units, which password managers read. */
  unitsMax?: number;
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
    maxLength,
    unitsMax,
    ...input
  } = props;
  const max = counter === true ? maxLength : counter || undefined;
  const count = max === undefined ? null : { length: lengthOf(value), max };
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
            maxLength={unitsMax}
            {...limitLength(maxLength ?? Infinity, onChange)}
          />
          {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
