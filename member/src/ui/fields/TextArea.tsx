import type { ReactNode, TextareaHTMLAttributes } from "react";
import { Field, type FieldTexts } from "./Field.tsx";
import styles from "./Field.module.css";
import { limitLength } from "./limitLength.ts";
import { lengthOf } from "../../lib/lengthOf.ts";

type AreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className" | "onChange" | "value" | "maxLength">;

interface TextAreaProps extends FieldTexts, AreaProps {
  value: string;
  onChange: (value: string) => void;
  /** The most characters that the contract takes; typing stops there and the counter shows it. */
  maxLength: number;
}

/** Several lines of text with a live counter; grows with its content where the browser can. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { label, labelHidden, hint, error, success, value, onChange, maxLength, ...area } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, success }} counter={{ length: lengthOf(value), max: maxLength }}>
      {(control) => (
        <div className={styles.box} data-invalid={control["aria-invalid"]}>
          <textarea
            rows={4}
            {...area}
            {...control}
            className={styles.area}
            value={value}
            {...limitLength(maxLength, onChange)}
          />
        </div>
      )}
    </Field>
  );
}
