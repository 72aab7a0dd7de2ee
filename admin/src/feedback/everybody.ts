/** What a question about everybody says and asks for. */
import { useGetList } from "react-admin";
import { formatNumber } from "../lib/format.ts";

/** Has to be typed before something happens to everybody. */
export const EVERYBODY = "모든 회원";

/** How many members the list has, withdrawn ones and operators included; undefined while nobody has said. */
export function useMemberCount(): number | undefined {
  const { total } = useGetList("members", { pagination: { page: 1, perPage: 1 } });
  return total;
}

/** `모든 회원 (많게는 1,284명)`: who has withdrawn is in the list, and left out of what happens. */
export function everybody(count: number | undefined): string {
  return count === undefined ? EVERYBODY : `${EVERYBODY} (많게는 ${formatNumber(count)}명)`;
}
