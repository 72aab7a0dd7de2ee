import { call } from "@babchingu/openapi";
import type { MeetingDetail } from "@babchingu/openapi/types";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { api } from "../../../api/api.ts";
import { LeavingRefund } from "../components/LeavingRefund.tsx";
import { useBlock } from "./useBlock.ts";
import { forgetRoom } from "../../chat/index.ts";
import { paths } from "../../../paths.ts";
import { offerLater } from "../../../lib/offerLater.ts";
import { reloadMember, sessionNow } from "../../../session/session.ts";
import { confirm } from "../../../ui/overlays/Dialog.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import { DepositTerms, depositText, useChargeOffer, useDepositCheck, useFailureAlert } from "../../rice/index.ts";

/** Shown before the deposit is taken and before a meeting is confirmed. */
const REFUNDS = ["확정 전에 나가면 돌려받고, 확정된 뒤에 나가면 돌려받지 못해요."];

interface Change {
  request: () => Promise<unknown>;
  successText: string;
  leavesPage?: boolean;
  /** Whether it is a good moment to offer push messages or the installation. */
  hasOffer?: boolean;
}

/** The mutations of the meeting page, each with its confirmation, request and toast. */
export function useMeetingMutations(meetingId: number, meeting: MeetingDetail) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();
  const { ensureEnoughRice, checking } = useDepositCheck(useChargeOffer());
  const showFailure = useFailureAlert();
  const { block, blockingId } = useBlock();
  const byMeetingId = { params: { path: { meetingId } } };
  const byId = { params: { path: { id: meetingId } } };

  const leavePage = async (): Promise<void> => {
    if (!isMounted()) return;
    queryClient.removeQueries({ queryKey: ["meeting", meetingId] });
    await navigate(paths.meetings, { replace: true });
  };
  const mutation = useMutation({
    mutationFn: ({ request }: Change) => request(),
    onSuccess: async (_, { successText, leavesPage = false, hasOffer = false }) => {
      toast(successText);
      if (leavesPage) await leavePage();
      if (hasOffer) offerLater(async () => (await import("../../../push/offer.ts")).offerAfterJoin());
    },
    onError: showFailure,
    // After an error as well: the page may have been out of date.
    onSettled: () => {
      for (const key of ["meeting", "meetings", "rice", "chat", "applications"]) {
        void queryClient.invalidateQueries({ queryKey: [key] });
      }
      void reloadMember();
    },
  });
  const mutate = (
    request: Change["request"],
    successText: string,
    rest: Omit<Change, "request" | "successText"> = {},
  ): void => mutation.mutate({ request, successText, ...rest });

  return {
    busy: checking || mutation.isPending || blockingId !== undefined,
    join: async () => {
      if (!(await ensureEnoughRice())) return;
      const confirmed = await confirm({
        title: `${depositText} 내고 참여할까요?`,
        text: <DepositTerms isDue refunds={REFUNDS} />,
        action: "참여하기",
      });
      if (confirmed)
        mutate(() => call(api.POST("/member-meetings/{meetingId}", byMeetingId)), "모임에 참여했어요.", {
          hasOffer: true,
        });
    },
    requestSeatAlert: () =>
      mutate(() => call(api.PUT("/meetings/{id}/seat-alert", byId)), "빈자리가 나면 알려 드릴게요.", {
        hasOffer: true,
      }),
    cancelSeatAlert: () => mutate(() => call(api.DELETE("/meetings/{id}/seat-alert", byId)), "빈자리 알림을 껐어요."),
    confirmMeeting: async () => {
      const confirmed = await confirm({
        title: "모임을 확정할까요?",
        text: (
          <>
            확정하면 되돌릴 수 없고 더는 참여를 받지 않아요.
            {meeting.requiresApproval && " 기다리는 신청은 거절되고 보증금은 돌려드려요."}
            <DepositTerms refunds={REFUNDS} />
          </>
        ),
        action: "확정하기",
      });
      if (confirmed) mutate(() => call(api.PATCH("/meetings/{id}/status", byId)), "모임을 확정했어요.");
    },
    leave: async () => {
      const session = sessionNow();
      const memberId = session.kind === "member" ? session.member.id : undefined;
      const confirmed = await confirm({
        title: "모임에서 나갈까요?",
        text: <LeavingRefund meetingId={meetingId} meeting={meeting} memberId={memberId} />,
        action: "나가기",
        danger: true,
      });
      if (confirmed)
        mutate(
          async () => {
            await call(api.DELETE("/member-meetings/{meetingId}", byMeetingId));
            forgetRoom(meetingId);
          },
          "모임에서 나왔어요.",
          { leavesPage: true },
        );
      return confirmed;
    },
    remove: async () => {
      const confirmed = await confirm({
        title: "모임을 삭제할까요?",
        text: (
          <>
            되돌릴 수 없어요. <LeavingRefund meetingId={meetingId} meeting={meeting} />
          </>
        ),
        action: "삭제하기",
        danger: true,
      });
      if (confirmed) mutate(() => call(api.DELETE("/meetings/{id}", byId)), "모임을 삭제했어요.", { leavesPage: true });
      return confirmed;
    },
    blockHost: () => {
      const host = meeting.members.find(({ id }) => id === meeting.hostId);
      return block({ id: meeting.hostId, name: host?.name ?? "호스트" }, () => void leavePage());
    },
  };
}
