import type { ReactNode } from "react";
import styles from "./create.module.css";

interface PickRowProps {
  label: string;
  icon: ReactNode;
  text: string;
  invalid?: boolean;
  onClick: () => void;
}

/** A button that looks like a field and opens a picker. */
export function PickRow({ label, icon, text, invalid = false, onClick }: PickRowProps): ReactNode {
  return (
    <button type="button" className={styles.pick} data-invalid={invalid || undefined} onClick={onClick}>
      {icon}
      <span>
        <span className={styles.pickLabel}>{label}</span>
        <span className={styles.pickText}>{text}</span>
      </span>
    </button>
  );
}
