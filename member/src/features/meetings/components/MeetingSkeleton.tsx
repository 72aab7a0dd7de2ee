import type { ReactNode } from "react";
import { Skeleton, SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import styles from "./detail.module.css";

/**
 * A meeting that is being loaded. The page shows it before the app runs, and its first script fills in what it has read: an element
 * gets the property that its `data-early` names (first-paint-script.ts).
 */
export function MeetingSkeleton(): ReactNode {
  return (
    <SkeletonList count={1}>
      <div className={styles.skeletonImage}>
        <Skeleton height="100%" />
        <img alt="" data-early="imageUrl" />
      </div>
      <div className={styles.skeleton}>
        <Skeleton width="56px" height="28px" />
        <h2 className={styles.title} data-early="title">
          <Skeleton width="70%" height="30px" />
        </h2>
        <Skeleton height="64px" />
        <Skeleton height="96px" />
        <Skeleton height="180px" />
      </div>
    </SkeletonList>
  );
}
