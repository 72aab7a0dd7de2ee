import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { reloadMember, sessionNow, useIsFromCache } from "../session/session.ts";
import styles from "./OfflineBar.module.css";

/** A phone says that it is online before it reaches anybody: then the first attempt fails. */
const RETRY_MS = 10_000;

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Shows above every screen that the app is offline and its data may be old. */
export function OfflineBar(): ReactNode {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isFromCache = useIsFromCache();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOnline || !isFromCache) return undefined;
    const reload = async () => {
      await reloadMember();
      const session = sessionNow();
      if (session.kind === "member" && session.isFromCache !== true)
        await queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
    };
    void reload();
    const timer = setInterval(() => void reload(), RETRY_MS);
    return () => clearInterval(timer);
  }, [isOnline, isFromCache, queryClient]);
  if (isOnline && !isFromCache) return null;
  return <Bar canRetry={isOnline} />;
}

/** Sets `--offline`, the height that full-height screens subtract. */
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
