import { call, describeFailure } from "@babchingu/openapi";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/api.ts";
import { confirm, showAlert } from "../../../ui/overlays/Dialog.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";

/** Shown when the server sent no message (member §8). */
const BLOCK_FAILED = "차단하는 중에 오류가 발생했어요.";

interface BlockAction {
  /** Asks for confirmation, blocks, shows a toast, then calls `onBlocked`. */
  block: (person: { id: number; name: string }, onBlocked?: () => void) => Promise<void>;
  /** The id of the person who is being blocked. */
  blockingId: number | undefined;
}

/** Blocks a member: their meetings and messages are hidden from then on (D26). */
export function useBlock(): BlockAction {
  const queryClient = useQueryClient();
  const blockMutation = useMutation({
    mutationFn: (blockedId: number) => call(api.POST("/blocks", { body: { blockedId } })),
    onSuccess: () => toast("차단했어요."),
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
    },
  };
}
