import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, describeFailure, MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { formatNumber } from "@babchingu/web/format.ts";
import { paths } from "../../../paths.ts";
import { reloadMember, sessionNow } from "../../../session/session.ts";
import { confirm, showAlert } from "../../../ui/overlays/Dialog.tsx";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";

export const depositText = `${formatNumber(MEETING_DEPOSIT_RICE)}알`;

export function canPayDeposit(balance: number): boolean {
  return balance >= MEETING_DEPOSIT_RICE;
}

/** Tells the member that the balance doesn't cover the deposit. */
type InsufficientRiceHandler = (balance: number) => Promise<void>;

/** Offers to charge a balance that doesn't cover the deposit. */
export function useChargeOffer(): InsufficientRiceHandler {
  const navigate = useNavigate();
  return async (balance) => {
    const charge = await confirm({
      title: "쌀알이 부족해요",
      text: `모임에 참여하려면 ${depositText}이 필요해요. 지금은 ${formatNumber(balance)}알 있어요.`,
      action: "충전하러 가기",
    });
    if (charge) await navigate(paths.ricePurchase);
  };
}

interface DepositCheck {
  /** Whether the balance covers the deposit; calls `onInsufficientRice` when it doesn't. */
  ensureEnoughRice: () => Promise<boolean>;
  checking: boolean;
}

/** Checks the balance before a deposit is taken. */
export function useDepositCheck(onInsufficientRice: InsufficientRiceHandler): DepositCheck {
  const isMounted = useIsMounted();
  const reload = useMutation({ mutationFn: () => reloadMember() });
  const ensureEnoughRice = async (): Promise<boolean> => {
    const session = sessionNow();
    // Rice may have been returned since the member was fetched. The panel that opens shows the balance and follows it (D47).
    if (session.kind === "member" && canPayDeposit(session.member.riceBalance)) {
      void reloadMember();
      return true;
    }
    // Then no purchase may be needed.
    const member = await reload.mutateAsync();
    if (member === null || !isMounted()) return false;
    if (canPayDeposit(member.riceBalance)) return true;
    await onInsufficientRice(member.riceBalance);
    return false;
  };
  return { ensureEnoughRice, checking: reload.isPending };
}

/** Shows the error of a mutation; for a balance that is too low, offers to charge it. */
export function useFailureAlert(): (error: unknown) => void {
  const offerCharge = useChargeOffer();
  const showFailure = async (error: unknown): Promise<void> => {
    const isInsufficient = error instanceof ApiError && error.code === errorCodes.NOT_ENOUGH_RICE;
    const member = isInsufficient ? await reloadMember() : null;
    if (member && !canPayDeposit(member.riceBalance)) await offerCharge(member.riceBalance);
    else await showAlert({ text: describeFailure(error) });
  };
  // Doesn't await the dialog: the button must not stay busy behind it.
  return (error) => void showFailure(error);
}
