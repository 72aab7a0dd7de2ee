import type { ReactNode } from "react";
import styles from "./create.module.css";

interface PickerButtonProps {
  label: string;
  icon: ReactNode;
  text: string;
  invalid?: boolean;
  onClick: () => void;
}

/** A button that looks like a field and opens a picker. */
export function PickerButton({ label, icon, text, invalid = false, onClick }: PickerButtonProps): ReactNode {
  return (
    <button type="button" className={styles.picker} data-invalid={invalid || undefined} onClick={onClick}>
      {icon}
      <span>
        <span className={styles.pickerLabel}>{label}</span>
        <span className={styles.pickerText}>{text}</span>
      </span>
    </button>
  );
}
