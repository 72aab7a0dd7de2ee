import type { ButtonHTMLAttributes, ReactNode } from "react";
import styles from "./Button.module.css";
import { cx } from "../cx.ts";
import { Link, type LinkProps } from "../navigation/Link.tsx";

interface IconLook {
  /** What it does, for those who don't see the icon. */
  "aria-label": string;
  /** A dot that says: something new. The label has to say it too. */
  dot?: boolean;
  children: ReactNode;
}

type IconButtonProps = IconLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | keyof IconLook>;

/** A 44-px button with an icon only. */
export function IconButton({ dot = false, children, ...rest }: IconButtonProps): ReactNode {
  return (
    <button type="button" {...rest} className={cx(styles.iconButton, dot && styles.dot)}>
      {children}
    </button>
  );
}

type IconLinkProps = IconLook & Omit<LinkProps, "className" | keyof IconLook>;

/** The same as a link. */
export function IconLink({ dot = false, children, ...rest }: IconLinkProps): ReactNode {
  return (
    <Link {...rest} className={cx(styles.iconButton, dot && styles.dot)}>
      {children}
    </Link>
  );
}
