import type { ReactNode } from "react";
import styles from "./Field.module.css";

/** The error of a control that isn't inside a `Field`. */
export function FieldError({ id, children }: { id?: string; children: string | undefined }): ReactNode {
  return (
    children && (
      <p id={id} className={styles.fieldError} role="alert">
        {children}
      </p>
    )
  );
}
