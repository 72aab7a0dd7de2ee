import type { ReactNode } from "react";
import { parseTime } from "../../../lib/seoulTime.ts";
import { formatLongDate } from "../../../lib/formatTime.ts";
import styles from "./posts.module.css";

/** The day an announcement or event was posted; nothing when its time is invalid. */
export function PostDate({ createdAt }: { createdAt: string }): ReactNode {
  const at = parseTime(createdAt);
  return (
    at && (
      <time className={styles.date} dateTime={createdAt}>
        {formatLongDate(at)}
      </time>
    )
  );
}
