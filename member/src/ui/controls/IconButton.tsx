import type { ButtonHTMLAttributes, ReactNode } from "react";
import styles from "./Button.module.css";
import { cx } from "../cx.ts";
import { Link, type LinkProps } from "../navigation/Link.tsx";

interface IconButtonStyle {
  /** The action, for screen readers. */
  "aria-label": string;
  /** A dot for something new; the label must say it as well. */
  dot?: boolean;
  children: ReactNode;
}

type IconButtonProps = IconButtonStyle &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | keyof IconButtonStyle>;

/** A 44-px button with an icon only. */
export function IconButton({ dot = false, children, ...rest }: IconButtonProps): ReactNode {
  return (
    <button type="button" {...rest} className={cx(styles.iconButton, dot && styles.dot)}>
      {children}
    </button>
  );
}

type IconLinkProps = IconButtonStyle & Omit<LinkProps, "className" | keyof IconButtonStyle>;

export function IconLink({ dot = false, children, ...rest }: IconLinkProps): ReactNode {
  return (
    <Link {...rest} className={cx(styles.iconButton, dot && styles.dot)}>
      {children}
    </Link>
  );
}
