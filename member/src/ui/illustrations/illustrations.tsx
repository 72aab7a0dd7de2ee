/** Line illustrations for empty states and greetings; those of the first screens are in files of their own. */
import type { ReactNode } from "react";
import { createIllustration } from "./illustration.tsx";
import styles from "./illustrations.module.css";

const steam = (x: number, y: number): ReactNode => <path className={styles.accent} d={`M${x} ${y}c-4-4 4-8 0-13`} />;

export const BowlIllustration = createIllustration(
  <>
    <path className={styles.body} d="M46 60c1-16 15-25 34-25s33 9 34 25z" />
    <path d="M66 49l4-2M80 45l4 1M95 51l2 3M76 55l4-1" />
    <path className={styles.body} d="M36 60h88c0 20-11 34-27 42H63c-16-8-27-22-27-42z" />
    <path d="M50 72c3 9 8 15 14 19" />
    {steam(66, 27)}
    {steam(80, 24)}
    {steam(94, 27)}
  </>,
);

export const SpoonAndChopsticksIllustration = createIllustration(
  <>
    <path className={styles.body} d="M28 56h64c0 18-9 32-22 40H50c-13-8-22-22-22-40z" />
    <path d="M36 56c2-10 11-16 24-16s22 6 24 16" />
    <path className={styles.body} d="M112 24c7 0 10 7 10 15s-4 14-10 14-10-6-10-14 3-15 10-15z" />
    <path d="M112 53v45" />
    <path className={styles.accent} d="M132 22v76M141 22l-2 76" />
  </>,
);

export const PinIllustration = createIllustration(
  <>
    <path className={styles.ground} d="M14 96l28-12 30 10 32-12 42 14" />
    <path className={styles.body} d="M80 102c22-22 33-38 33-54a33 33 0 1 0-66 0c0 16 11 32 33 54z" />
    <path className={styles.tint} d="M62 48h36c0 9-5 15-11 18H73c-6-3-11-9-11-18z" />
    <path className={styles.accent} d="M74 39c-3-3 3-5 0-8M86 39c-3-3 3-5 0-8" />
  </>,
);

export const LostPageIllustration = createIllustration(
  <>
    <path
      className={styles.body}
      d="M44 18h46c0 7 6 8 9 6 0 6 4 9 9 7-1 6 3 9 8 8v55c0 4-3 8-8 8H44c-4 0-8-4-8-8V26c0-4 4-8 8-8z"
    />
    <path d="M62 84c4-8 24-8 28 0M60 58h.1M92 58h.1" strokeWidth={4} />
    <path className={styles.accent} d="M106 14h.1M118 20h.1M114 8h.1M126 30h.1" strokeWidth={5} />
  </>,
);

export const ChatBowlsIllustration = createIllustration(
  <>
    <path className={styles.body} d="M14 70h52c0 14-7 24-16 30H30c-9-6-16-16-16-30z" />
    <path d="M22 70c1-8 8-13 18-13s17 5 18 13" />
    <path className={styles.body} d="M94 70h52c0 14-7 24-16 30h-20c-9-6-16-16-16-30z" />
    <path d="M102 70c1-8 8-13 18-13s17 5 18 13" />
    <path className={styles.body} d="M26 18h44c5 0 8 3 8 8v10c0 5-3 8-8 8H52l-8 8v-8H26c-5 0-8-3-8-8V26c0-5 3-8 8-8z" />
    <path className={styles.tint} d="M98 28h34c5 0 8 3 8 8v6c0 5-3 8-8 8h-8v8l-8-8H98c-5 0-8-3-8-8v-6c0-5 3-8 8-8z" />
    <path d="M34 31h.1M48 31h.1M62 31h.1" strokeWidth={4} />
  </>,
);

export const RiceWalletIllustration = createIllustration(
  <>
    <path className={styles.body} d="M46 42c-20 18-24 60 6 60h56c30 0 26-42 6-60z" />
    <path
      className={styles.body}
      d="M46 42c-6-6-12-10-10-16 8 2 14-4 22-1 8 3 14-4 22-1s14-2 22 1 14-1 22 1c2 6-4 10-10 16z"
    />
    <path className={styles.accent} d="M44 42h72" />
    <path
      className={styles.tint}
      d="M83 60c5 2 5 10 1 16-4 7-10 9-14 6s-3-10 1-16 8-8 12-6zM104 68c4 2 4 8 1 13s-8 7-11 4-3-8 1-12 6-7 9-5z"
    />
  </>,
);

export const QuietBellIllustration = createIllustration(
  <>
    <path className={styles.body} d="M50 84c8-6 8-14 8-28 0-14 9-24 22-24s22 10 22 24c0 14 0 22 8 28z" />
    <path d="M80 32v-6M72 92c1 5 4 8 8 8s7-3 8-8" />
    <path className={styles.accent} d="M118 34h12l-12 14h12M134 18h8l-8 10h8" />
  </>,
);
