/** Dishes for meetings without an image: ink lines, one accent, drawn on a 96-unit plate. */
import type { ReactNode } from "react";
import type { Dish } from "../../lib/dish.ts";
import styles from "./illustrations.module.css";

const bowl = <path className={styles.body} d="M16 50h64c0 15-8 25-19 30H35c-11-5-19-15-19-30z" />;
const steam = <path className={styles.accent} d="M38 22c-4-4 4-7 0-11M48 20c-4-4 4-7 0-11M58 22c-4-4 4-7 0-11" />;

const shapes: Record<Dish, ReactNode> = {
  rice: (
    <>
      <path className={styles.body} d="M22 50c1-13 12-21 26-21s25 8 26 21z" />
      <path d="M38 40l3-2M48 37l3 1M58 41l2 2M45 45l3-1" />
      {bowl}
      <path className={styles.accent} d="M40 20c-3-3 3-6 0-9M54 20c-3-3 3-6 0-9" />
    </>
  ),
  soup: (
    <>
      <path className={styles.body} d="M14 46h68v8c0 15-10 26-22 28H36C24 80 14 69 14 54z" />
      <path d="M14 54H7M82 54h7M14 46c8-6 60-6 68 0" />
      <path d="M36 46c2-4 8-4 10 0M52 46c2-5 9-5 11 0" />
      {steam}
    </>
  ),
  noodles: (
    <>
      <path d="M30 50c0-10 4-16 10-16M38 50c0-8 3-12 8-12M64 50c-1-9-6-13-12-13M56 50c0-6-3-9-7-9" />
      {bowl}
      <path className={styles.accent} d="M46 40L74 10M53 42L82 16" />
      <path d="M30 64c5 4 9-4 14 0s9-4 14 0 8-3 10-1" />
    </>
  ),
  meat: (
    <>
      <path className={styles.body} d="M12 58h72l-6 14H18z" />
      <path d="M24 72l-5 10M72 72l5 10M24 58v14M36 58v14M48 58v14M60 58v14M72 58v14" />
      <path className={styles.body} d="M24 50c-5-9 4-16 16-14 10 2 14-4 23-1 9 2 12 13 4 17-10 5-38 6-43-2z" />
      <path className={styles.accent} d="M32 46c7-5 13 1 19-3s9-3 13-2" />
      <path className={styles.accent} d="M38 26c-4-4 4-7 0-11M56 24c-4-4 4-7 0-11" />
    </>
  ),
  chicken: (
    <>
      <path className={styles.body} d="M30 60c-10-12-4-34 18-38 20-3 34 14 26 28-7 12-26 12-32 14" />
      <path className={styles.body} d="M42 64L30 76c1 5-6 8-8 3-5-1-3-8 2-8l11-12" />
      <path className={styles.accent} d="M46 34c4-4 9-5 14-4M52 43c4-2 8-2 11 0" />
    </>
  ),
  sushi: (
    <>
      <path className={styles.body} d="M14 56c-2 8 2 14 8 14h52c6 0 10-6 8-14z" />
      <path className={styles.tint} d="M10 54c4-14 18-22 38-22s34 8 38 22c1 4-2 5-6 3-18-8-46-8-64 0-4 2-7 1-6-3z" />
      <path className={styles.accent} d="M34 36c-4 4-6 9-7 14M48 33c-2 5-3 10-3 15M62 36c0 5 1 9 3 13" />
      <path d="M28 64h.1M40 63h.1M54 64h.1M66 63h.1" />
    </>
  ),
  pizza: (
    <>
      <path className={styles.body} d="M48 84L16 28c20-12 44-12 64 0z" />
      <path d="M16 28c-3-2-3-6 0-8 20-12 44-12 64 0 3 2 3 6 0 8" />
      <circle className={styles.tint} cx="40" cy="38" r="6" />
      <circle className={styles.tint} cx="59" cy="40" r="5" />
      <circle className={styles.tint} cx="48" cy="58" r="5" />
    </>
  ),
  cafe: (
    <>
      <path className={styles.body} d="M20 42h48v18c0 12-8 20-18 20H38c-10 0-18-8-18-20z" />
      <path d="M68 48h6c6 0 9 4 9 9s-4 10-10 10h-6M14 86h60" />
      <path className={styles.accent} d="M36 32c-4-4 4-7 0-11M50 32c-4-4 4-7 0-11" />
    </>
  ),
};

/** The illustration of a dish. Decoration: the title beside it has the text. */
export function DishIllustration({ dish }: { dish: Dish }): ReactNode {
  return (
    <svg viewBox="0 0 96 96" className={styles.illustration} aria-hidden="true">
      {shapes[dish]}
    </svg>
  );
}
