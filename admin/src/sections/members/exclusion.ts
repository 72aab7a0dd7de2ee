/** The statuses that shut a member out. They are asked for first, with the member's number and rice (D46). */
import type { MemberStatusValue } from "@babchingu/openapi/enums";
import type { AdminMember } from "@babchingu/openapi/types";
import { formatNumber } from "@babchingu/web/format.ts";

/** What the statuses do. */
const exclusionTexts: Partial<Record<MemberStatusValue, string>> = {
  BANNED: "이용을 정지하면 바로 로그아웃되고, 정지가 풀릴 때까지 정지 안내만 볼 수 있어요.",
  WITHDRAWN: "탈퇴 상태로 바꾸면 바로 로그아웃되고 다시 로그인할 수 없어요. 개인정보는 지워지지 않아요.",
};

/** A status ends no seat, so that the member is missed at the attendance check (D24). */
const SEATS = "참여한 모임과 연 모임은 그대로 남고, 출석하지 못하면 노쇼가 돼요.";

export const isExclusion = (status: MemberStatusValue): boolean => status in exclusionTexts;

export function exclusionText({ id, riceBalance }: AdminMember, status: MemberStatusValue): string {
  return `회원 ${id}번, 남은 쌀알은 ${formatNumber(riceBalance)}알이에요. ${exclusionTexts[status]} ${SEATS}`;
}
