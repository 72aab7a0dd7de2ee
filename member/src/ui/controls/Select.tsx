import { type ReactNode, useId } from "react";
import styles from "./Choice.module.css";
import { DownIcon } from "../icons/lazyIcons.tsx";

interface SelectProps<T extends string> {
  /** For screen readers; only the chosen option is visible. */
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  disabled?: boolean;
  onChange: (value: T) => void;
}

/** A small drop-down that looks like a pill; opens the device's own list. */
export function Select<T extends string>({ label, options, value, disabled, onChange }: SelectProps<T>): ReactNode {
  const id = useId();
  return (
    <span className={styles.select}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <DownIcon size={16} />
    </span>
  );
}
