import { createIllustration } from "./illustration.tsx";
import styles from "./illustrations.module.css";

export const NoNetworkIllustration = createIllustration(
  <>
    <path d="M8 78c18 0 20-14 34-14" />
    <path className={styles.body} d="M42 50h16c8 0 13 6 13 14s-5 14-13 14H42z" />
    <path d="M71 58h10M71 70h10" />
    <path className={styles.body} d="M118 46h-12c-10 0-16 8-16 18s6 18 16 18h12z" />
    <path d="M118 64c16 0 16 14 34 14" />
    <path className={styles.accent} d="M84 42l-4-9M92 38V28M76 48l-8-5" />
  </>,
);
