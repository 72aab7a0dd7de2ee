import { call } from "@babchingu/openapi";
import type { Event } from "@babchingu/openapi/types";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { dishOf } from "../../../lib/dish.ts";
import { paths } from "../../../paths.ts";
import { LinkCard } from "../../../ui/layout/Card.tsx";
import { BowlIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { FramedImage } from "../../../ui/display/FramedImage.tsx";
import { QueryList } from "../../../ui/layout/QueryList.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { PostDate } from "../components/PostDate.tsx";
import styles from "../components/posts.module.css";

/** The operators' events, newest first. */
export function EventsScreen(): ReactNode {
  const events = useQuery({
    queryKey: ["events"],
    queryFn: ({ signal }) => call(api.GET("/events", { signal })),
    select: (response) => response.eventListDtoList,
  });
  return (
    <Screen title="이벤트" backTo={paths.mypage}>
      <QueryList
        query={events}
        errorMessage="이벤트를 불러오지 못했어요."
        skeleton={<SkeletonList count={3} height="240px" />}
        empty={{
          illustration: <BowlIllustration />,
          title: "지금은 이벤트가 없어요",
          text: "새 이벤트를 준비하면 여기에서 알려 드릴게요.",
        }}
        className={styles.list}
        keyOf={({ id }) => id}
      >
        {(event, index) => <EventCard event={event} eager={index === 0} />}
      </QueryList>
    </Screen>
  );
}

function EventCard({ event, eager }: { event: Event; eager: boolean }): ReactNode {
  const { id, title, createdAt, imageUrl } = event;
  return (
    <LinkCard to={paths.event(id)} flush>
      {imageUrl !== null && <FramedImage imageUrl={imageUrl} dish={dishOf(title)} ratio="2/1" eager={eager} />}
      <span className={styles.text}>
        <span className={styles.padded}>
          <strong className={styles.title}>{title}</strong>
          <br />
          <PostDate createdAt={createdAt} />
        </span>
      </span>
    </LinkCard>
  );
}
