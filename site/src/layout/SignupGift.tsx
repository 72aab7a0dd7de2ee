import { formatNumber } from "@babchingu/web/format.ts";
import { figures } from "../figures.ts";

/** What it costs to begin, below the main action. */
export function SignupGift() {
  return (
    <p className="note">
      {`가입은 무료예요. 밥값은 식당에서 각자 내요. 자리를 잡을 때 맡기는 쌀알도 ${formatNumber(figures.riceGrant)}알 드려서, 모임 ${figures.signupRiceMeetings}번에 앉을 수 있어요.`}
    </p>
  );
}
