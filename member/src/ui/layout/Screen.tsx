import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useBack } from "../navigation/useBack.ts";
import { IconButton } from "../controls/IconButton.tsx";
import { BackIcon } from "../icons/icons.tsx";
import { cx } from "../cx.ts";
import styles from "./Screen.module.css";

/** A header has room for three icons at most. */
type HeaderIcons = [] | [ReactNode] | [ReactNode, ReactNode] | [ReactNode, ReactNode, ReactNode];

interface ScreenProps {
  /** The heading; without it the content must have its own h1. */
  title?: string;
  /** The title of the browser tab and the history entry; `title` by default. */
  documentTitle?: string;
  /** Shows a back button. It navigates back in history, or to this path when the page was opened from outside. */
  backTo?: string;
  icons?: HeaderIcons;
  /** Main tabs have a large title. */
  large?: boolean;
  /** Between header and content; stays in view while the content scrolls (filters, a search box). */
  top?: ReactNode;
  /** The main action, fixed at the bottom, in reach of the thumb. */
  bottom?: ReactNode;
  /** A round button above the bottom bar. */
  floating?: ReactNode;
  /** The screen has exactly the height of the window and its content scrolls itself (map, chat). */
  fixed?: boolean;
  /** Content without side padding. */
  bleed?: boolean;
  children: ReactNode;
}

/** The frame of every screen: header, content, bottom bar. The document scrolls, so that the browser's own bars work. */
export function Screen(props: ScreenProps): ReactNode {
  const {
    title,
    documentTitle = title,
    large = false,
    fixed = false,
    bleed = false,
    top,
    bottom,
    floating,
    children,
  } = props;
  useDocumentTitle(documentTitle);
  return (
    <div className={cx(styles.screen, fixed && styles.fixed)}>
      <ScreenHeader title={title} backTo={props.backTo} icons={props.icons} large={large} />
      <main className={styles.main}>
        {top !== undefined && <div className={styles.top}>{top}</div>}
        <div className={cx(styles.content, !bleed && styles.gutter)}>{children}</div>
        {floating !== undefined && <div className={styles.floating}>{floating}</div>}
      </main>
      {bottom !== undefined && <footer className={styles.bottom}>{bottom}</footer>}
    </div>
  );
}

function ScreenHeader({
  title,
  backTo,
  icons,
  large,
}: Pick<ScreenProps, "title" | "backTo" | "icons" | "large">): ReactNode {
  const heading = useHeadingFocus();
  if (title === undefined && backTo === undefined && icons === undefined) return null;
  return (
    <header className={cx(styles.header, large && styles.large)}>
      {backTo !== undefined && <BackButton fallback={backTo} />}
      {title !== undefined && (
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      )}
      {icons && icons.length > 0 && <div className={styles.icons}>{icons}</div>}
    </header>
  );
}

function BackButton({ fallback }: { fallback: string }): ReactNode {
  const back = useBack(fallback);
  return (
    <IconButton aria-label="뒤로" onClick={back}>
      <BackIcon />
    </IconButton>
  );
}

function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? "밥친구" : `${title} · 밥친구`;
  }, [title]);
}

/** After a change of screen nothing has the focus; the heading takes it, so that screen readers announce the screen. */
function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
