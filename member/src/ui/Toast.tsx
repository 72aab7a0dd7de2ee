import { type ReactNode, useEffect } from "react";
import { create } from "zustand";
import styles from "./Overlay.module.css";

const SHOWN_MS = 3_500;

interface Shown {
  id: number;
  text: string;
}

const useToast = create<{ shown: Shown | null }>(() => ({ shown: null }));
let lastId = 0;

/** Says in passing that something is done. A newer message takes the place of the older one. */
export function toast(text: string): void {
  useToast.setState({ shown: { id: ++lastId, text } });
}

/** Shows the messages of `toast`. Stands once in the app, always present so that screen readers notice changes. */
export function ToastHost(): ReactNode {
  const shown = useToast((state) => state.shown);

  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => useToast.setState({ shown: null }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <output className={styles.toasts} aria-live="polite">
      {shown && (
        <div key={shown.id} className={styles.toast}>
          {shown.text}
        </div>
      )}
    </output>
  );
}
