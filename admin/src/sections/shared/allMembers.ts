/** Texts of confirmations about all members. */
import { COUNTED_ROWS_MAX } from "@babchingu/openapi";
import { useGetList } from "react-admin";
import { formatNumber } from "@babchingu/web/format.ts";

/** Has to be typed to confirm an action on all members. */
export const ALL_MEMBERS = "모든 회원";

/** The length of the member list, withdrawn members and operators included; undefined until it is loaded. */
export function useMemberCount(): number | undefined {
  const { total } = useGetList("members", { pagination: { page: 1, perPage: 1 } });
  return total;
}

/** `많게는 1,284`: the list counts withdrawn members too, whom the action leaves out. `약 12,000` where the total may be an estimate. */
export function boundOf(count: number, perMember = 1): string {
  return `${count > COUNTED_ROWS_MAX ? "약" : "많게는"} ${formatNumber(count * perMember)}`;
}

/** `모든 회원 (많게는 1,284명)`. */
export function allMembersText(count: number | undefined): string {
  return count === undefined ? ALL_MEMBERS : `${ALL_MEMBERS} (${boundOf(count)}명)`;
}
