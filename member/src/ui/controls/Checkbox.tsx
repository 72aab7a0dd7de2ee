import type { ReactNode } from "react";
import styles from "./Choice.module.css";
import { CheckIcon } from "../icons/lazyIcons.tsx";

interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** For the checkbox that checks all others. */
  emphasized?: boolean;
  disabled?: boolean;
  required?: boolean;
}

export function Checkbox({ label, checked, onChange, emphasized = false, ...input }: CheckboxProps): ReactNode {
  return (
    <label className={styles.row} data-emphasized={emphasized || undefined}>
      <input
        type="checkbox"
        className="visually-hidden"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...input}
      />
      <span className={styles.tick} aria-hidden="true">
        <CheckIcon size={18} strokeWidth={2.5} />
      </span>
      <span>{label}</span>
    </label>
  );
}
