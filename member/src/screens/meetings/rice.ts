import { ApiProblem, describeFailure, MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { withSeparators } from "../../lib/numbers.ts";
import { paths } from "../../routes/paths.ts";
import { reloadMember, sessionNow } from "../../session/session.ts";
import { confirm, notify } from "../../ui/Dialog.tsx";
import { useIsHere } from "../../ui/useIsHere.ts";

/** What a meeting takes, in words. */
export const deposit = `${withSeparators(MEETING_DEPOSIT_RICE)}알`;

/** The code of a balance below the deposit. */
const NOT_ENOUGH_RICE = "E409-4";

/** Whether the balance covers the deposit. */
export function canPay(balance: number): boolean {
  return balance >= MEETING_DEPOSIT_RICE;
}

/** Tells somebody that the balance doesn't cover a meeting. */
type Denial = (balance: number) => Promise<void>;

/** Offers to charge a balance that doesn't cover a meeting. */
export function useChargeOffer(): Denial {
  const navigate = useNavigate();
  return async (balance) => {
    const charge = await confirm({
      title: "쌀알이 부족해요",
      text: `모임에 참여하려면 ${deposit}이 필요해요. 지금은 ${withSeparators(balance)}알 있어요.`,
      action: "충전하러 가기",
    });
    if (charge) await navigate(paths.ricePurchase);
  };
}

interface RiceCheck {
  /** Whether the balance covers a meeting; denies it when it doesn't. */
  hasRice: () => Promise<boolean>;
  checking: boolean;
}

/** Checks the balance before a deposit is asked for. */
export function useRiceCheck(deny: Denial): RiceCheck {
  const isHere = useIsHere();
  const reading = useMutation({ mutationFn: () => reloadMember() });
  const hasRice = async (): Promise<boolean> => {
    const session = sessionNow();
    if (session.kind === "member" && canPay(session.member.riceBalance)) return true;
    // A deposit may have come back since the member was read; nobody should buy what they have.
    const member = await reading.mutateAsync();
    if (member === null || !isHere()) return false;
    if (canPay(member.riceBalance)) return true;
    await deny(member.riceBalance);
    return false;
  };
  return { hasRice, checking: reading.isPending };
}

/** Says why a write was refused; a balance that turned out too low leads to the charge. */
export function useTellRefusal(): (error: unknown) => void {
  const offerCharge = useChargeOffer();
  const tell = async (refusal: unknown): Promise<void> => {
    const isShort = refusal instanceof ApiProblem && refusal.code === NOT_ENOUGH_RICE;
    const member = isShort ? await reloadMember() : null;
    if (member && !canPay(member.riceBalance)) await offerCharge(member.riceBalance);
    else await notify({ title: "알림", text: describeFailure(refusal) });
  };
  // Doesn't wait for the person: the button must not stay busy behind the dialog.
  return (refusal) => void tell(refusal);
}
