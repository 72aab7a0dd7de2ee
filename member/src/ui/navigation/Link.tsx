import type { AnchorHTMLAttributes, ReactNode } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target" | "onClick"> {
  /** A path of the app, from `paths.ts`. */
  to: string;
  /** Replaces this page in the history. */
  replace?: boolean;
  state?: unknown;
}

/**
 * A link to another screen. The router's `Link` has code for its framework mode (prefetching of pages and data), which is
 * a large part of its size.
 */
export function Link({ to, replace, state, children, ...rest }: LinkProps): ReactNode {
  const href = useHref(to);
  const onClick = useLinkClickHandler(to, { replace, state });
  return (
    <a {...rest} href={href} onClick={onClick}>
      {children}
    </a>
  );
}
