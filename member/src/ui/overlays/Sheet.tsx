import type { ReactNode } from "react";
import { IconButton } from "../controls/IconButton.tsx";
import { CloseIcon } from "../icons/icons.tsx";
import styles from "./Overlay.module.css";
import { ToastOutput } from "./Toast.tsx";
import { isScrimClick, useModal } from "./useModal.ts";

interface SheetProps {
  open: boolean;
  /** Called on Esc, the back gesture, and a click on the scrim or the close button. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  actions?: ReactNode;
  /** The content is a long text, which a keyboard must be able to scroll. */
  isText?: boolean;
}

/** A sheet that rises from the bottom for one task; the page stays behind it. */
export function Sheet({ open, onClose, title, children, actions, isText = false }: SheetProps): ReactNode {
  const { id, ref, isRendered } = useModal(open);
  return (
    // The scrim is part of the dialog element; keyboards close it with Esc, which arrives as `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={styles.sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (isScrimClick(event)) onClose();
      }}
    >
      {isRendered && (
        <div className={styles.sheetBody}>
          <header className={styles.sheetHeader}>
            <h2 id={id} className={styles.sheetTitle}>
              {title}
            </h2>
            <IconButton aria-label="닫기" onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </header>
          <div className={styles.sheetContent} {...(isText && { role: "region", "aria-labelledby": id, tabIndex: 0 })}>
            {children}
          </div>
          {actions !== undefined && <footer className={styles.sheetActions}>{actions}</footer>}
        </div>
      )}
      {isRendered && <ToastOutput modalId={id} />}
    </dialog>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  /** Deletes, reports or blocks; shown in red. */
  danger?: boolean;
  disabled?: boolean;
  /** Why it is disabled, or its consequence. */
  hint?: string;
  onClick: () => void;
  children: ReactNode;
}

export function MenuItem({
  icon,
  danger = false,
  disabled = false,
  hint,
  onClick,
  children,
}: MenuItemProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.menuItem}
      data-danger={danger || undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
      <span>
        {children}
        {hint !== undefined && <span className={styles.menuHint}>{hint}</span>}
      </span>
    </button>
  );
}
