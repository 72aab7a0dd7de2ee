import type { Tokens } from "@babchingu/openapi/types";
import { session } from "../../../api/api.ts";
import { reloadMember, sessionNow } from "../../../session/session.ts";

/** The tokens were issued, but the member couldn't be read, so the session hasn't started. */
export class MemberNotLoadedError extends Error {
  override readonly name = "MemberNotLoadedError";
}

/** Stores the tokens and fetches the member; the guard then redirects. Rejects with MemberNotLoadedError. */
export async function signIn({ accessToken, refreshToken }: Tokens): Promise<void> {
  session.setTokens({ accessToken, refreshToken });
  const member = await reloadMember();
  const now = sessionNow();
  // Without a network the guard shows its offline page with a retry.
  const isOffline = now.kind === "guest" && now.reason === "unreachable";
  if (member === null && !isOffline) throw new MemberNotLoadedError("The member couldn't be read after the sign-in.");
}
