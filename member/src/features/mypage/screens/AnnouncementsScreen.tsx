import { call } from "@babchingu/openapi";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { paths } from "../../../paths.ts";
import { LinkCard } from "../../../ui/layout/Card.tsx";
import { QuietBellIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { NextIcon } from "../../../ui/icons/icons.tsx";
import { QueryList } from "../../../ui/layout/QueryList.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { PostDate } from "../components/PostDate.tsx";
import styles from "../components/posts.module.css";

/** The operators' announcements, newest first. */
export function AnnouncementsScreen(): ReactNode {
  const announcements = useQuery({
    queryKey: ["announcements"],
    queryFn: ({ signal }) => call(api.GET("/announcements", { signal })),
    select: (response) => response.announcementListDtoList,
  });
  return (
    <Screen title="공지사항" backTo={paths.mypage}>
      <QueryList
        query={announcements}
        errorMessage="공지사항을 불러오지 못했어요."
        skeleton={<SkeletonList count={5} height="78px" />}
        empty={{
          illustration: <QuietBellIllustration />,
          title: "아직 공지가 없어요",
          text: "알려 드릴 일이 생기면 여기에 올려 둘게요.",
        }}
        className={styles.list}
        keyOf={({ id }) => id}
      >
        {({ id, title, createdAt }) => (
          <LinkCard to={paths.announcement(id)}>
            <span className={styles.row}>
              <span className={styles.text}>
                <strong className={styles.title}>{title}</strong>
                <PostDate createdAt={createdAt} />
              </span>
              <NextIcon size={18} />
            </span>
          </LinkCard>
        )}
      </QueryList>
    </Screen>
  );
}
