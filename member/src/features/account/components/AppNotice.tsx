import { type ReactNode, useState } from "react";
import { isInNativeShell } from "../../../native/bridge.ts";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { NOTICE_CLOSED_KEY } from "../model/appNotice.ts";
import styles from "./account.module.css";

/** The site's page with both stores; it is on the same origin (D2). */
const DOWNLOAD_PATH = "/download";

function wasClosed(): boolean {
  try {
    return window.localStorage.getItem(NOTICE_CLOSED_KEY) !== null;
  } catch {
    return false;
  }
}

function rememberClosed(): void {
  try {
    window.localStorage.setItem(NOTICE_CLOSED_KEY, "1");
  } catch {
    // A browser without storage shows the notice again next time.
  }
}

/** Recommends the native app to visitors in a browser, until it is closed (member §1). */
export function AppNotice(): ReactNode {
  const [open, setOpen] = useState(() => !isInNativeShell() && !wasClosed());
  if (!open) return null;
  return (
    <aside className={styles.notice} aria-label="앱 안내">
      <p>
        <a href={DOWNLOAD_PATH} className={styles.noticeLink}>
          밥친구 앱
        </a>
        에서는 쌀알도 충전할 수 있어요.
      </p>
      <IconButton
        aria-label="앱 안내 닫기"
        onClick={() => {
          rememberClosed();
          setOpen(false);
        }}
      >
        <CloseIcon size={20} />
      </IconButton>
    </aside>
  );
}
