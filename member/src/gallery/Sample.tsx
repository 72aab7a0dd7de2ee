import type { ReactNode } from "react";
import styles from "./Sample.module.css";

export function Sample({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.sample}>
      <h2 className={styles.name}>{name}</h2>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.row}>{children}</div>;
}
