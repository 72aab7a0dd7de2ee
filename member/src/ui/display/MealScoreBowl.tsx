import type { ReactNode } from "react";
import { clampScore, mealTier } from "../../lib/mealScore.ts";
import { cx } from "../cx.ts";
import styles from "./MealScoreBowl.module.css";

interface MealScoreBowlProps {
  /** 0–100. */
  point: number;
  /** `badge`: bowl and number beside a name; `full`: large, with the tier's name. */
  variant?: "badge" | "full";
}

/** How high the rice stands above the rim, in the 48-unit illustration, by tier. */
const HEAP_HEIGHTS = [0, 0, 4, 8, 12, 15, 15] as const;

function Bowl({ level, size }: { level: 1 | 2 | 3 | 4 | 5 | 6; size: number }): ReactNode {
  const height = HEAP_HEIGHTS[level];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
      className={cx(styles.score, level === 6 && styles.golden)}
    >
      {height > 0 && (
        <path
          className={styles.scoreHeap}
          d={`M9 26c2-${height} 8-${height + 2} 15-${height + 2}s13 2 15 ${height + 2}z`}
        />
      )}
      {level === 1 && <path className={styles.scoreLine} d="M19 21.5h.1M25 19.5h.1M29 22h.1" />}
      <path className={styles.scoreBowl} d="M5 26h38c0 8.5-4.5 14.5-11 17H16C9.5 40.5 5 34.5 5 26z" />
      {level >= 4 && <path className={styles.steam} d="M24 8c-2.400-2.200 2.400-3.800 0-6" />}
      {level >= 5 && (
        <path className={styles.steam} d="M16 10c-2.400-2.200 2.400-3.800 0-6M32 10c-2.400-2.200 2.400-3.800 0-6" />
      )}
    </svg>
  );
}

/** The meal score: a bowl that fills by tier, the number, and in full the name of the tier. */
export function MealScoreBowl({ point, variant = "badge" }: MealScoreBowlProps): ReactNode {
  const score = Math.round(clampScore(point));
  const tier = mealTier(score);
  if (variant === "badge") {
    return (
      <span className={styles.badge}>
        <span className="visually-hidden">{`밥점수 ${score}점, ${tier.name}`}</span>
        <Bowl level={tier.level} size={20} />
        <span className="tabular" aria-hidden="true">
          {score}
        </span>
      </span>
    );
  }
  return (
    <span className={styles.scoreFull}>
      <Bowl level={tier.level} size={56} />
      <span>
        <span className={styles.scoreNumber}>
          <span className="visually-hidden">밥점수 </span>
          {score}점
        </span>
        <span className={styles.tier}>{tier.name}</span>
      </span>
    </span>
  );
}
