import { call } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { api } from "../../api/api.ts";
import { paths } from "../../routes/paths.ts";
import { reloadMember } from "../../session/session.ts";
import { Button } from "../../ui/Button.tsx";
import { confirm } from "../../ui/Dialog.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { toast } from "../../ui/Toast.tsx";
import { useIsHere } from "../../ui/useIsHere.ts";
import styles from "./detail.module.css";
import { deposit, useChargeOffer, useRiceCheck, useTellRefusal } from "./rice.ts";

/** Applies to a meeting whose host chooses, with a few words about oneself. */
export function ApplyScreen(): ReactNode {
  const meetingId = Number(useParams()["meetingId"]);
  const [content, setContent] = useState("");
  const navigate = useNavigate();
  const client = useQueryClient();
  const isHere = useIsHere();
  const { hasRice, checking } = useRiceCheck(useChargeOffer());
  const tell = useTellRefusal();

  const apply = useMutation({
    mutationFn: () =>
      call(
        api.POST("/meeting-applications/{id}", {
          params: { path: { id: meetingId } },
          body: { content: content.trim() },
        }),
      ),
    onSuccess: async () => {
      toast("신청서를 보냈어요.");
      if (isHere()) await navigate(paths.meetings, { replace: true });
    },
    onError: tell,
    // An application whose answer was lost may have arrived, and paid.
    onSettled: () => {
      for (const key of ["meeting", "meetings", "rice", "applications"]) {
        void client.invalidateQueries({ queryKey: [key] });
      }
      void reloadMember();
    },
  });

  const send = async (): Promise<void> => {
    if (!(await hasRice())) return;
    const sure = await confirm({
      title: `${deposit} 내고 신청할까요?`,
      text: "호스트가 거절하거나 승인 전에 취소하면 그대로 돌려드려요. 모임에 와서 출석 체크를 해도 돌려드려요.",
      action: "신청하기",
    });
    if (sure) apply.mutate();
  };

  return (
    <Screen
      title="참여 신청"
      backTo={paths.meeting(meetingId)}
      bottom={
        <Button disabled={content.trim() === ""} busy={checking || apply.isPending} onClick={() => void send()}>
          {deposit} 내고 신청하기
        </Button>
      }
    >
      <div className={styles.section}>
        <h2 className={styles.title}>호스트에게 나를 소개해 주세요</h2>
        <TextArea
          label="소개"
          labelHidden
          value={content}
          onChange={setContent}
          maxLength={limits.Introduction.maxLength}
          placeholder="근처에서 일해요. 매운 음식도 잘 먹어요!"
          hint="호스트만 볼 수 있어요."
        />
      </div>
    </Screen>
  );
}
