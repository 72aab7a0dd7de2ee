import { ApiProblem, describeFailure, MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import { useNavigate } from "react-router-dom";
import { withSeparators } from "../../lib/numbers.ts";
import { paths } from "../../routes/paths.ts";
import { reloadMember, sessionNow } from "../../session/session.ts";
import { confirm, notify } from "../../ui/Dialog.tsx";

/** What a meeting takes, in words. */
export const deposit = `${withSeparators(MEETING_DEPOSIT_RICE)}알`;

/** The code of a balance below the deposit. */
const NOT_ENOUGH_RICE = "E409-4";

/** Whether the balance covers a meeting; offers to charge when it doesn't. */
export function useRiceCheck(): () => Promise<boolean> {
  const navigate = useNavigate();
  return async () => {
    const session = sessionNow();
    const balance = session.kind === "member" ? session.member.riceBalance : 0;
    if (balance >= MEETING_DEPOSIT_RICE) return true;
    const charge = await confirm({
      title: "쌀알이 부족해요",
      text: `모임에 참여하려면 ${deposit}이 필요해요. 지금은 ${withSeparators(balance)}알 있어요.`,
      action: "충전하러 가기",
    });
    if (charge) await navigate(paths.ricePurchase);
    return false;
  };
}

/** Says why a write was refused; a balance that turned out too low leads to the charge. */
export function useTellRefusal(): (error: unknown) => void {
  const hasRice = useRiceCheck();
  const offerCharge = async (): Promise<void> => {
    await reloadMember();
    await hasRice();
  };
  // Doesn't wait for the person: the button must not stay busy behind the dialog.
  return (refusal) => {
    if (refusal instanceof ApiProblem && refusal.code === NOT_ENOUGH_RICE) void offerCharge();
    else void notify({ title: "알림", text: describeFailure(refusal) });
  };
}
