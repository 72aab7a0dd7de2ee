import type { ButtonHTMLAttributes, ReactNode } from "react";
import styles from "./Button.module.css";
import { cx } from "../cx.ts";
import { Link, type LinkProps } from "../navigation/Link.tsx";
import { Spinner } from "../feedback/Spinner.tsx";

/** `primary` is the main action of a screen, one at most; `danger` deletes or reports. */
export type ButtonVariant = "primary" | "secondary" | "text" | "danger";

interface ButtonStyle {
  variant?: ButtonVariant;
  /** Small buttons are for cards; they still have a 44-px target. */
  size?: "large" | "small";
  wide?: boolean;
  icon?: ReactNode;
}

function classOf({ variant = "primary", size = "large", wide = false }: ButtonStyle): string {
  return cx(styles.button, styles[variant], styles[size], wide && styles.wide);
}

type ButtonProps = ButtonStyle & {
  /** Its request is pending: keeps its width, can't be pressed again, and has a label for screen readers. */
  busy?: boolean;
  /** Looks disabled, but a press still calls `onClick`, so that the screen can show what is missing. */
  looksDisabled?: boolean;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">;

/** A button. Its label should be a verb. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  looksDisabled = false,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, size, wide })}
      disabled={disabled}
      aria-disabled={busy || looksDisabled || undefined}
      data-looks-disabled={looksDisabled || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // Stays focusable while busy, so that the focus isn't lost; a submit must be stopped as well.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={cx(styles.content, busy && styles.hidden)}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={styles.busy}>
          <Spinner label="처리하는 중이에요" size={22} />
        </span>
      )}
    </button>
  );
}

type LinkButtonProps = ButtonStyle & Omit<LinkProps, "className">;

export function LinkButton({ variant, size, wide, icon, children, ...rest }: LinkButtonProps): ReactNode {
  return (
    <Link {...rest} className={classOf({ variant, size, wide })}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
