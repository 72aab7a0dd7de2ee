import { call, describeFailure } from "@babchingu/openapi";
import type {
  ChatroomInfo,
  MeetingListResponse,
  MeetingMapResponse,
  MeetingSearchResponse,
} from "@babchingu/openapi/types";
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/api.ts";
import { removePaintedRoom } from "../../chat/index.ts";
import { confirm, showAlert } from "../../../ui/overlays/Dialog.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";

/** Shown when the server sent no message (member §8). */
const BLOCK_FAILED = "차단하는 중에 오류가 발생했어요.";

interface BlockAction {
  /** Asks for confirmation, which it resolves to; blocks, shows a toast, then calls `onBlocked`. */
  block: (person: { id: number; name: string }, onBlocked?: () => void) => Promise<boolean>;
  /** The id of the person who is being blocked. */
  blockingId: number | undefined;
}

/** Blocks a member: their meetings and messages are hidden from then on (D26). */
export function useBlock(): BlockAction {
  const queryClient = useQueryClient();
  const blockMutation = useMutation({
    mutationFn: (blockedId: number) => call(api.POST("/blocks", { body: { blockedId } })),
    onSuccess: (_, blockedId) => {
      hideMember(queryClient, blockedId);
      toast("차단했어요.");
    },
    onError: (error) => void showAlert({ text: describeFailure(error, BLOCK_FAILED) }),
    // After an error as well: the shown data may have been out of date.
    onSettled: () => {
      for (const key of ["chat", "meetings", "blocks"]) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
  return {
    blockingId: blockMutation.isPending ? blockMutation.variables : undefined,
    block: async ({ id, name }, onBlocked) => {
      const confirmed = await confirm({
        title: `${name}님을 차단할까요?`,
        text: "이 밥친구의 모임과 채팅이 모두 보이지 않아요. 설정에서 다시 풀 수 있어요.",
        action: "차단하기",
        danger: true,
      });
      if (confirmed) blockMutation.mutate(id, { onSuccess: onBlocked });
      return confirmed;
    },
  };
}

/** Hides a member in what is cached: on a bad network it isn't fetched again (D26). */
function hideMember(queryClient: QueryClient, blockedId: number): void {
  const hosted = [["meeting"], ["chat", "info"]]
    .flatMap((queryKey) => queryClient.getQueriesData<{ hostId?: number }>({ queryKey }))
    .filter(([, data]) => data?.hostId === blockedId);
  const hostedIds = new Set(hosted.map(([key]) => key.at(-1)));
  // Search and map don't say who the host is.
  const isShown = (meeting: { meetingId: number; hostId?: number }): boolean =>
    meeting.hostId !== blockedId && !hostedIds.has(meeting.meetingId);

  function update<T>(queryKey: readonly string[], hide: (data: T) => T): void {
    queryClient.setQueriesData<T>({ queryKey }, (data) => data && hide(data));
  }
  update<InfiniteData<MeetingListResponse>>(["meetings", "nearby"], ({ pages, ...rest }) => ({
    ...rest,
    pages: pages.map((page) => ({ ...page, meetingListDtoList: page.meetingListDtoList.filter(isShown) })),
  }));
  update<MeetingSearchResponse>(["meetings", "search"], ({ meetingSearchDtoList }) => ({
    meetingSearchDtoList: meetingSearchDtoList.filter(isShown),
  }));
  update<MeetingMapResponse>(["meetings", "map"], ({ meetingMapDtoList }) => ({
    meetingMapDtoList: meetingMapDtoList.filter(isShown),
  }));
  update<ChatroomInfo>(["chat", "info"], (info) => ({
    ...info,
    blockMemberIdList: [...info.blockMemberIdList, blockedId],
  }));
  removePaintedRoom();
}
