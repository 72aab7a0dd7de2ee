import { type ReactNode, useId } from "react";
import styles from "./Choice.module.css";
import { IconButton } from "./IconButton.tsx";
import { PlusIcon } from "../icons/icons.tsx";
import { MinusIcon } from "../icons/lazyIcons.tsx";

interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Shown after the number: "명". */
  unit?: string;
  onChange: (value: number) => void;
}

/** A whole number between two bounds, one step at a time. */
export function Stepper({ label, value, min, max, unit = "", onChange }: StepperProps): ReactNode {
  const id = useId();
  const step = (by: number): void => onChange(Math.min(max, Math.max(min, value + by)));
  return (
    <fieldset className={styles.stepper} aria-labelledby={id}>
      <span id={id} className={styles.switchLabel}>
        {label}
      </span>
      <div className={styles.steps}>
        <IconButton aria-label={`${label} 줄이기`} disabled={value <= min} onClick={() => step(-1)}>
          <MinusIcon size={20} strokeWidth={2} />
        </IconButton>
        <output className={styles.number} aria-live="polite">
          {value}
          {unit}
        </output>
        <IconButton aria-label={`${label} 늘리기`} disabled={value >= max} onClick={() => step(1)}>
          <PlusIcon size={20} strokeWidth={2} />
        </IconButton>
      </div>
    </fieldset>
  );
}
