import { type ReactNode, useId } from "react";
import styles from "./Choice.module.css";

interface SwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A switch that takes effect at once. The whole row can be pressed. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <label className={styles.switchRow}>
      <span className={styles.switchText}>
        <span id={`${id}-label`} className={styles.switchLabel}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.switchHint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className="visually-hidden"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.rail} aria-hidden="true" />
    </label>
  );
}
