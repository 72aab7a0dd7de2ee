import { useSearchParams } from "react-router-dom";
import { parseId } from "../../ui/url.ts";

/** The member whom the URL names, as a link from the member's dialog does: ?memberId=12. */
export function usePrefilledMember(): { memberId?: string } {
  const [parameters] = useSearchParams();
  const id = parseId(parameters.get("memberId") ?? undefined);
  return id === null ? {} : { memberId: String(id) };
}
