import type { AnchorHTMLAttributes, ReactNode } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

/** What a link inside the app takes. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target" | "onClick"> {
  /** An address of the app, from `routes/paths.ts`. */
  to: string;
  /** Takes the place of this page in the history. */
  replace?: boolean;
  /** What the next page finds in its location. */
  state?: unknown;
}

/**
 * A link to another screen. The router's own comes with what only its framework needs (prefetching of pages and data),
 * a good part of its bytes; on its hooks a link is this.
 */
export function Link({ to, replace, state, children, ...rest }: LinkProps): ReactNode {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { replace, state });
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
