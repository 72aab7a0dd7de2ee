import { ApiError, call, isFinalError } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { limits } from "@babchingu/openapi/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { api } from "../../../api/api.ts";
import { paths } from "../../../paths.ts";
import { reloadMember } from "../../../session/session.ts";
import { useKeptState } from "../../../session/useKeptState.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { confirm } from "../../../ui/overlays/Dialog.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import styles from "../components/detail.module.css";
import { DepositTerms, depositText, useChargeOffer, useDepositCheck, useFailureAlert } from "../../rice/index.ts";

const REFUNDS = [
  "호스트가 거절하거나 승인 전에 취소하면 돌려받아요.",
  "승인된 뒤에는 확정 전에 나가면 돌려받고, 확정된 뒤에 나가면 돌려받지 못해요.",
];

const APPLIED = new Set<string | null>([errorCodes.APPLICATION_PENDING, errorCodes.ALREADY_PARTICIPATED]);

/** Applies, with an introduction, to a meeting whose host approves members. */
export function ApplyScreen(): ReactNode {
  const meetingId = Number(useParams()["meetingId"]);
  const [content, setContent, forget] = useKeptState("content", () => "");
  /** An attempt got no answer: it may be stored, and paid. */
  const [isUnanswered, setIsUnanswered, forgetUnanswered] = useKeptState("unanswered", () => false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();
  const { ensureEnoughRice, checking } = useDepositCheck(useChargeOffer());
  const showFailure = useFailureAlert();

  const forgetAll = () => {
    forget();
    forgetUnanswered();
  };

  const apply = useMutation({
    mutationFn: () =>
      call(
        api.POST("/meeting-applications/{id}", {
          params: { path: { id: meetingId } },
          body: { content: content.trim() },
        }),
      ),
    onSuccess: async () => {
      forgetAll();
      toast("신청서를 보냈어요.");
      if (isMounted()) await navigate(paths.meetings, { replace: true });
    },
    onError: (error) => {
      // An earlier attempt was stored, but its response was lost.
      if (error instanceof ApiError && APPLIED.has(error.code)) forgetAll();
      setIsUnanswered(!isFinalError(error));
      showFailure(error);
    },
    // An application whose response was lost may have been stored and paid.
    onSettled: () => {
      for (const key of ["meeting", "meetings", "rice", "applications"]) {
        void queryClient.invalidateQueries({ queryKey: [key] });
      }
      void reloadMember();
    },
  });

  const send = async (): Promise<void> => {
    if (!isUnanswered && !(await ensureEnoughRice())) return;
    const confirmed = await confirm({
      title: `${depositText} 내고 신청할까요?`,
      text: <DepositTerms isDue refunds={REFUNDS} />,
      action: "신청하기",
    });
    if (confirmed) apply.mutate();
  };

  return (
    <Screen
      title="참여 신청"
      backTo={paths.meeting(meetingId)}
      bottom={
        <Button disabled={content.trim() === ""} busy={checking || apply.isPending} onClick={() => void send()}>
          {depositText} 내고 신청하기
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
