import { call } from "@babchingu/openapi";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { api } from "../../../api/api.ts";
import { paths } from "../../../paths.ts";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { PostArticle, PostArticleSkeleton } from "../components/PostArticle.tsx";

export function AnnouncementScreen(): ReactNode {
  const id = Number(useParams()["announcementId"]);
  const announcement = useQuery({
    queryKey: ["announcements", id],
    queryFn: ({ signal }) => call(api.GET("/announcements/{id}", { params: { path: { id } }, signal })),
  });
  return (
    <Screen title="공지사항" documentTitle={announcement.data?.title ?? "공지사항"} backTo={paths.announcements}>
      <QueryBoundary
        query={announcement}
        errorMessage="공지사항을 불러오지 못했어요."
        skeleton={<PostArticleSkeleton />}
      >
        {(post) => <PostArticle post={post} />}
      </QueryBoundary>
    </Screen>
  );
}
