import { type ReactNode, useId } from "react";
import styles from "./Choice.module.css";
import { cx } from "../cx.ts";

export interface Option<T extends string> {
  value: T;
  label: string;
  disabled?: boolean;
}

interface RadioGroupProps<T extends string> {
  legend: string;
  legendHidden?: boolean;
  options: readonly Option<T>[];
  /** Null while nothing is chosen. */
  value: T | null;
  onChange: (value: T) => void;
  /** `segmented`: a few short options side by side; `chips`: pills that wrap; `list`: one option per line. */
  variant?: "segmented" | "chips" | "list";
}

/** A choice among a few options, with native radio buttons: arrow keys move between them. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>): ReactNode {
  const { legend, legendHidden = false, options, value, onChange, variant = "segmented" } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={legendHidden ? "visually-hidden" : styles.legend}>{legend}</legend>
      <div className={cx(styles.options, styles[variant])}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.optionLabel}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
