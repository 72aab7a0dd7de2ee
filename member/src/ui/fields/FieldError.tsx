import type { ReactNode } from "react";
import styles from "./Field.module.css";

/** What is wrong with a control that isn't a `Field`. */
export function FieldError({ id, children }: { id?: string; children: string | undefined }): ReactNode {
  return (
    children && (
      <p id={id} className={styles.fieldError} role="alert">
        {children}
      </p>
    )
  );
}
