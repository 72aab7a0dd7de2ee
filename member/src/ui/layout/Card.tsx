import type { HTMLAttributes, ReactNode } from "react";
import styles from "./Card.module.css";
import { cx } from "../cx.ts";
import { NextIcon } from "../icons/icons.tsx";
import { Link, type LinkProps } from "../navigation/Link.tsx";

interface CardStyle {
  /** No padding, for an image up to the edge. */
  flush?: boolean;
}

/** A raised surface for one item or section. */
export function Card({
  flush = false,
  ...rest
}: CardStyle & Omit<HTMLAttributes<HTMLDivElement>, "className">): ReactNode {
  return <div {...rest} className={cx(styles.card, !flush && styles.padded)} />;
}

export function LinkCard({ flush = false, ...rest }: CardStyle & Omit<LinkProps, "className">): ReactNode {
  return <Link {...rest} className={cx(styles.card, styles.link, !flush && styles.padded)} />;
}

interface RowProps extends Pick<LinkProps, "to" | "state"> {
  icon?: ReactNode;
  /** On the right, before the arrow. */
  value?: ReactNode;
  children: ReactNode;
}

/** A menu row that links to another screen. */
export function LinkRow({ icon, value, children, ...link }: RowProps): ReactNode {
  return (
    <Link {...link} className={styles.row}>
      {icon}
      <span className={styles.rowText}>{children}</span>
      {value !== undefined && <span className={styles.rowValue}>{value}</span>}
      <NextIcon size={18} />
    </Link>
  );
}
