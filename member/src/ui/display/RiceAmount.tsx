import type { ReactNode } from "react";
import { formatNumber, formatSignedNumber } from "@babchingu/web/format.ts";
import { cx } from "../cx.ts";
import { GrainIcon } from "../icons/lazyIcons.tsx";
import styles from "./RiceAmount.module.css";

interface RiceAmountProps {
  grains: number;
  /** Shows the sign, for changes of the balance; a positive one is green. */
  signed?: boolean;
  size?: "sm" | "md" | "xl";
}

/** An amount of rice: the icon of a grain, the number, the unit. */
export function RiceAmount({ grains, signed = false, size = "md" }: RiceAmountProps): ReactNode {
  return (
    <span className={cx(styles.rice, styles[size], signed && grains > 0 && styles.positive)}>
      <GrainIcon size={size === "xl" ? 30 : 18} />
      <span className={styles.grains}>{signed ? formatSignedNumber(grains) : formatNumber(grains)}알</span>
    </span>
  );
}
