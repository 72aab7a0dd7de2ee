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

export function canPay(balance: number): boolean {
  return balance >= MEETING_DEPOSIT_RICE;
}

/** Shows that the balance doesn't cover a meeting. */
type Denial = (balance: number) => Promise<void>;

/** Offers to charge a balance that doesn't cover a meeting. */
export function useChargeOffer(): Denial {
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

interface RiceCheck {
  /** Whether the balance covers a meeting; calls `onDenied` when it doesn't. */
  ensureEnoughRice: () => Promise<boolean>;
  checking: boolean;
}

/** Checks the balance before a deposit is taken. */
export function useRiceCheck(onDenied: Denial): RiceCheck {
  const isMounted = useIsMounted();
  const reading = useMutation({ mutationFn: () => reloadMember() });
  const ensureEnoughRice = async (): Promise<boolean> => {
    const session = sessionNow();
    if (session.kind === "member" && canPay(session.member.riceBalance)) return true;
    // A deposit may have been returned since the member was read; then no purchase is needed.
    const member = await reading.mutateAsync();
    if (member === null || !isMounted()) return false;
    if (canPay(member.riceBalance)) return true;
    await onDenied(member.riceBalance);
    return false;
  };
  return { ensureEnoughRice, checking: reading.isPending };
}

/** Shows why a write was refused; for a balance that is too low, offers to charge it. */
export function useFailureAlert(): (error: unknown) => void {
  const offerCharge = useChargeOffer();
  const showFailure = async (refusal: unknown): Promise<void> => {
    const isShort = refusal instanceof ApiError && refusal.code === errorCodes.NOT_ENOUGH_RICE;
    const member = isShort ? await reloadMember() : null;
    if (member && !canPay(member.riceBalance)) await offerCharge(member.riceBalance);
    else await showAlert({ text: describeFailure(refusal) });
  };
  // Doesn't await the dialog: the button must not stay busy behind it.
  return (refusal) => void showFailure(refusal);
}
