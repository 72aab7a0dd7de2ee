/** Texts of confirmations about all members. */
import { useGetList } from "react-admin";
import { formatNumber } from "@babchingu/web/format.ts";

/** Has to be typed to confirm an action on all members. */
export const ALL_MEMBERS = "모든 회원";

/** The length of the member list, withdrawn members and operators included; undefined until it is loaded. */
export function useMemberCount(): number | undefined {
  const { total } = useGetList("members", { pagination: { page: 1, perPage: 1 } });
  return total;
}

/** `모든 회원 (많게는 1,284명)`: the list counts withdrawn members too, whom the action leaves out. */
export function allMembersText(count: number | undefined): string {
  return count === undefined ? ALL_MEMBERS : `${ALL_MEMBERS} (많게는 ${formatNumber(count)}명)`;
}
