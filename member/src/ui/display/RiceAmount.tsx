import type { ReactNode } from "react";
import { formatNumber, formatSignedNumber } from "@babchingu/web/format.ts";
import { cx } from "../cx.ts";
import { GrainIcon } from "../icons/lazyIcons.tsx";
import styles from "./display.module.css";

interface RiceAmountProps {
  grains: number;
  /** A change of the balance: shows its sign, green when it grows. */
  change?: boolean;
  size?: "sm" | "md" | "xl";
}

/** An amount of rice: a grain, the number, the unit. */
export function RiceAmount({ grains, change = false, size = "md" }: RiceAmountProps): ReactNode {
  return (
    <span className={cx(styles.rice, styles[size], change && grains > 0 && styles.gain)}>
      <GrainIcon size={size === "xl" ? 30 : 18} />
      <span className={styles.grains}>{change ? formatSignedNumber(grains) : formatNumber(grains)}알</span>
    </span>
  );
}
