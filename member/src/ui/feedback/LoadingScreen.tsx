import type { ReactNode } from "react";
import styles from "./feedback.module.css";
import { Spinner } from "./Spinner.tsx";

/**
 * The page while the session is checked or the code of a screen is loaded. Becomes visible only after a short delay. Before the
 * first screen the frame that the page came with is shown instead of it (base.css).
 */
export function LoadingScreen(): ReactNode {
  return (
    <main className={styles.loading} data-loading>
      <Spinner label="불러오는 중이에요" size={32} />
    </main>
  );
}
