import { type ReactNode, useId } from "react";
import { WarningIcon } from "../icons/formIcons.tsx";
import styles from "./Field.module.css";

export interface FieldTexts {
  label: string;
  /** The label is for screen readers only (a search box with an icon says enough). */
  labelHidden?: boolean;
  /** Shown below the field while there is no error. */
  hint?: string;
  /** What is wrong and how to correct it; replaces the hint. */
  error?: string | null;
  /** A confirmation of the value ("쓸 수 있는 닉네임이에요"); replaces the hint. */
  success?: string | null;
}

/** Attributes that connect the control with its label and message. */
export interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FieldProps extends FieldTexts {
  counter?: { length: number; max: number } | null;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, labelHidden = false, hint, error, success, counter, children }: FieldProps): ReactNode {
  const id = useId();
  const message = error || success || hint;
  const tone = error ? styles.error : success ? styles.success : styles.hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? "visually-hidden" : styles.label}>
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": message ? `${id}-message` : undefined,
      })}
      {(message || counter) && (
        <div className={styles.below}>
          {/* Polite, so that an error that appears while typing doesn't interrupt. */}
          <p id={`${id}-message`} className={tone} aria-live="polite">
            {error && <WarningIcon size={16} strokeWidth={2} />}
            {message}
          </p>
          {counter && <Counter {...counter} />}
        </div>
      )}
    </div>
  );
}

function Counter({ length, max }: { length: number; max: number }): ReactNode {
  return (
    <span className={styles.counter} data-full={length >= max || undefined}>
      <span className="visually-hidden">{`${max}자 가운데 ${length}자 썼어요`}</span>
      <span aria-hidden="true">
        {length}/{max}
      </span>
    </span>
  );
}
