import type { AdminMember } from "@babchingu/openapi/types";
import { useQueryClient } from "@tanstack/react-query";
import { statusOf } from "../../dataProvider/errors.ts";
import { type Outcome, useConsoleDataProvider } from "../../ui/feedback/apiActions.ts";
import { memberNotFound } from "./MemberIdInput.tsx";

/** Returns a function that refuses the number of a member who doesn't exist, at its field; null for one who does, or when it can't be known. */
export function useMemberCheck(): (id: number) => Promise<Outcome<never> | null> {
  const provider = useConsoleDataProvider();
  const queryClient = useQueryClient();
  return async (id) => {
    try {
      await queryClient.fetchQuery({
        queryKey: ["members", "getOne", { id: String(id) }],
        queryFn: async () => (await provider.getOne<AdminMember>("members", { id })).data,
        staleTime: CACHE_MS,
        retry: false,
      });
      return null;
    } catch (error) {
      return statusOf(error) === 404 ? { ok: false, errors: { memberId: memberNotFound(id) }, status: 404 } : null;
    }
  };
}

/** What was looked up when the field was left needn't be again. */
const CACHE_MS = 60_000;
