import { call } from "@babchingu/openapi";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { api } from "../../../api/api.ts";
import { dishOf } from "../../../lib/dish.ts";
import { paths } from "../../../paths.ts";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { FramedImage } from "../../../ui/display/FramedImage.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { PostArticle, PostArticleSkeleton } from "../components/PostArticle.tsx";

export function EventScreen(): ReactNode {
  const eventId = Number(useParams()["eventId"]);
  const event = useQuery({
    queryKey: ["events", eventId],
    queryFn: ({ signal }) => call(api.GET("/events/{eventId}", { params: { path: { eventId } }, signal })),
  });
  return (
    <Screen title="이벤트" documentTitle={event.data?.title ?? "이벤트"} backTo={paths.events}>
      <QueryBoundary query={event} errorMessage="이벤트를 불러오지 못했어요." skeleton={<PostArticleSkeleton />}>
        {(post) => (
          <PostArticle
            post={post}
            image={
              post.imageUrl !== null && (
                <FramedImage imageUrl={post.imageUrl} dish={dishOf(post.title)} alt="이벤트 사진" rounded eager />
              )
            }
          />
        )}
      </QueryBoundary>
    </Screen>
  );
}
