import type { ReactNode } from "react";
import { Skeleton, SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { PostDate } from "./PostDate.tsx";
import styles from "./posts.module.css";

interface PostArticleProps {
  post: { title: string; content: string; createdAt: string };
  /** Between heading and text. */
  image?: ReactNode;
}

/** An announcement or event in full. Its text is plain; line breaks are kept. */
export function PostArticle({ post, image }: PostArticleProps): ReactNode {
  return (
    <article className={styles.post}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{post.title}</h2>
        <PostDate createdAt={post.createdAt} />
      </header>
      {image}
      <p className={styles.content}>{post.content}</p>
    </article>
  );
}

export function PostArticleSkeleton(): ReactNode {
  return (
    <SkeletonList count={1}>
      <div className={styles.skeleton}>
        <Skeleton width="80%" height="32px" />
        <Skeleton width="40%" height="18px" />
        <Skeleton height="168px" />
      </div>
    </SkeletonList>
  );
}
