import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { reloadMember, useSession } from "../session/session.ts";
import styles from "./OfflineBar.module.css";

function subscribe(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Says above every screen that there is no network and that what is shown may be old; goes away by itself. */
export function OfflineBar(): ReactNode {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const session = useSession();
  const isFromCache = session.kind === "member" && session.isFromCache === true;
  useEffect(() => {
    if (isOnline && isFromCache) void reloadMember();
  }, [isOnline, isFromCache]);
  if (isOnline && !isFromCache) return null;
  return <Bar canRetry={isOnline} />;
}

/** Screens as high as the window leave it its height. */
function Bar({ canRetry }: { canRetry: boolean }): ReactNode {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty("--offline", `${bar.current?.offsetHeight ?? 0}px`));
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--offline");
    };
  }, []);
  return (
    <aside ref={bar} className={styles.bar} aria-label="연결 상태">
      <output>지금은 오프라인이에요. 마지막으로 본 내용을 보여 드려요.</output>
      {canRetry && (
        <button type="button" className={styles.retry} onClick={() => void reloadMember()}>
          다시 연결
        </button>
      )}
    </aside>
  );
}
