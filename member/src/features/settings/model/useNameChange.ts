import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, call, describeFailure, NAME_LOCK_DAYS } from "@babchingu/openapi";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/api.ts";
import { formatNameLock, type Nickname } from "../../account/index.ts";
import { patchMember, reloadMember } from "../../../session/session.ts";
import { confirm, showAlert } from "../../../ui/overlays/Dialog.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";

/** The message for a refused nickname; for a locked one with the days left (member §8). */
export function describeNameFailure(error: unknown): string {
  if (
    error instanceof ApiError &&
    error.code === errorCodes.NAME_CHANGE_LOCKED &&
    typeof error.data.daysLeft === "number"
  ) {
    return formatNameLock(error.data.daysLeft);
  }
  return describeFailure(error);
}

/** Changes the nickname after a confirmation, because a change locks further ones. */
export function useNameChange(nickname: Nickname) {
  const queryClient = useQueryClient();
  const nameChange = useMutation({
    mutationFn: (name: string) => call(api.PATCH("/members/change-name", { body: { name } })),
    onSuccess: (_, name) => {
      patchMember({ name, nameUpdatedAt: new Date().toISOString() });
      // Chat rooms and meetings show the name as well.
      void queryClient.invalidateQueries();
      nickname.setName(name);
      nickname.forget();
      toast("닉네임을 바꿨어요.");
    },
    onError: (error, name) => {
      nickname.catchTaken(error, name);
      void reloadMember();
      void showAlert({ text: describeNameFailure(error) });
    },
  });
  return {
    changing: nameChange.isPending,
    change: async (name: string) => {
      const confirmed = await confirm({
        title: "닉네임을 바꿀까요?",
        text: `새 닉네임: ${name}\n바꾸면 ${NAME_LOCK_DAYS}일 동안 다시 바꿀 수 없어요.`,
        action: "바꾸기",
      });
      if (confirmed) nameChange.mutate(name);
    },
  };
}
