import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./feedback.module.css";

interface SkeletonProps {
  /** CSS lengths: a skeleton has the size of the content that replaces it. */
  width?: string;
  height?: string | undefined;
  round?: boolean;
}

/** A grey placeholder for content that is being loaded. Hidden from screen readers: `SkeletonList` announces the loading. */
export function Skeleton({ width = "100%", height = "1em", round = false }: SkeletonProps): ReactNode {
  return <span className={cx(styles.skeleton, round && styles.round)} style={{ width, height }} aria-hidden="true" />;
}

interface SkeletonListProps {
  count: number;
  /** The height of each skeleton; ignored with `children`. */
  height?: string;
  children?: ReactNode;
}

/** `count` copies of a skeleton, announced once. */
export function SkeletonList({ count, height, children }: SkeletonListProps): ReactNode {
  return (
    <div className={styles.skeletonList}>
      <output className="visually-hidden">불러오는 중이에요</output>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} aria-hidden="true">
          {children ?? <Skeleton height={height} />}
        </div>
      ))}
    </div>
  );
}
