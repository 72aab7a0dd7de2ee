import { call, describeFailure } from "@babchingu/openapi";
import type { Block } from "@babchingu/openapi/types";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { paths } from "../../../paths.ts";
import { Avatar } from "../../../ui/display/Avatar.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { confirm, showAlert } from "../../../ui/overlays/Dialog.tsx";
import { BowlIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import styles from "../components/settings.module.css";

/** Shown when the server sent no message (member §8). */
const UNBLOCK_FAILED = "차단을 푸는 중에 오류가 발생했어요.";

/** The blocked members, newest first, each with a button to unblock. */
export function BlockManagementScreen(): ReactNode {
  const blocks = useQuery({
    queryKey: ["blocks"],
    queryFn: ({ signal }) => call(api.GET("/blocks", { signal })),
    select: (response) => response.blockDtoList,
  });
  const { unblock, unblockingId } = useUnblock();
  return (
    <Screen title="차단 관리" backTo={paths.settings}>
      <QueryBoundary
        query={blocks}
        skeleton={<BlockSkeletons />}
        empty={
          <EmptyState
            fill
            illustration={<BowlIllustration />}
            title="차단한 밥친구가 없어요"
            text="모임 메뉴나 채팅방에서 차단할 수 있어요."
          />
        }
      >
        {(list) => (
          <ul className={styles.people}>
            {list.map((block) => (
              <li key={block.blockedId} className={styles.person}>
                <Avatar name={block.blockedName} imageUrl={block.blockedImageUrl} />
                <span className={styles.personName}>{block.blockedName}</span>
                <Button
                  variant="secondary"
                  size="small"
                  busy={unblockingId === block.blockedId}
                  aria-label={`${block.blockedName} 차단 풀기`}
                  onClick={() => void unblock(block)}
                >
                  차단 풀기
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Screen>
  );
}

function useUnblock(): { unblock: (block: Block) => Promise<void>; unblockingId: number | undefined } {
  const queryClient = useQueryClient();
  const unblockMutation = useMutation({
    mutationFn: (blockedId: number) => call(api.DELETE("/blocks", { body: { blockedId } })),
    onSuccess: () => toast("차단을 풀었어요."),
    onError: (error) => void showAlert({ text: describeFailure(error, UNBLOCK_FAILED) }),
    // Meetings and messages of the unblocked member are shown again. After an error the list may have been out of date.
    onSettled: () => {
      for (const key of ["blocks", "chat", "meetings"]) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
  return {
    unblockingId: unblockMutation.isPending ? unblockMutation.variables : undefined,
    unblock: async ({ blockedId, blockedName }) => {
      const confirmed = await confirm({
        title: `${blockedName}님의 차단을 풀까요?`,
        text: "이 밥친구의 모임과 채팅이 다시 보여요.",
        action: "차단 풀기",
      });
      if (confirmed) unblockMutation.mutate(blockedId);
    },
  };
}

function BlockSkeletons(): ReactNode {
  return (
    <SkeletonList count={5}>
      <div className={styles.person}>
        <Skeleton width="44px" height="44px" round />
        <Skeleton width="40%" />
      </div>
    </SkeletonList>
  );
}
