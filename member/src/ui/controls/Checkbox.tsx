import type { ReactNode } from "react";
import styles from "./Choice.module.css";
import { CheckIcon } from "../icons/moreIcons.tsx";

interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Emphasised: the one that checks all others. */
  strong?: boolean;
  disabled?: boolean;
  required?: boolean;
}

/** One thing to agree to or to leave. */
export function Checkbox({ label, checked, onChange, strong = false, ...input }: CheckboxProps): ReactNode {
  return (
    <label className={styles.row} data-strong={strong || undefined}>
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
