import { createIllustration } from "./illustration.tsx";
import styles from "./illustrations.module.css";

export const EmptyTableIllustration = createIllustration(
  <>
    <path className={styles.body} d="M22 62h116c4 0 4 9 0 9H22c-4 0-4-9 0-9z" />
    <path d="M36 71l-6 31M124 71l6 31" />
    <path
      className={styles.body}
      d="M38 51h24c0 6-3 9-6 11H44c-3-2-6-5-6-11zM98 51h24c0 6-3 9-6 11h-12c-3-2-6-5-6-11z"
    />
    <path className={styles.tint} d="M68 62c0-13 5-20 12-20s12 7 12 20z" />
    <path d="M80 42v-4M64 85h32" />
    <path className={styles.accent} d="M76 31c-3-3 3-6 0-9M85 31c-3-3 3-6 0-9" />
  </>,
);
