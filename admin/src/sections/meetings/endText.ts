import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import type { AdminMeeting } from "@babchingu/openapi/types";
import { formatNumber } from "@babchingu/web/format.ts";

/** What the end of a meeting does, by whether it is READY, which an operator may have set early (R53). */
export function endText(
  { status, memberCount, requiresApproval }: Pick<AdminMeeting, "status" | "memberCount" | "requiresApproval">,
  names: readonly string[],
): string {
  if (status === "READY")
    return "출석 체크 중인 모임이라 맡긴 쌀알은 돌려주지 않고, 회원에게 서로 평가해 달라고 알려요. 아직 출석 체크 시간이 아니면, 확정으로 되돌린 뒤 종료해야 돌려줘요.";
  const members = names.length > 0 ? `${names.join(", ")} ${memberCount}명` : `참여한 ${memberCount}명`;
  const applicants = requiresApproval ? " 기다리는 신청이 있으면 거절하고, 신청한 회원의 쌀알도 돌려줘요." : "";
  const total = formatNumber(memberCount * MEETING_DEPOSIT_RICE);
  return `${members}에게 한 사람에 ${formatNumber(MEETING_DEPOSIT_RICE)}알씩, 모두 ${total}알을 돌려줘요.${applicants} 돌려준 뒤에는 다시 열 수 없어요.`;
}
