import { SECOND_MS } from "@babchingu/openapi";
import type { Authenticate } from "../../contract/security.ts";
import type { Deps } from "../../deps.ts";
import { readAccessToken, verifyAccessToken } from "../../domain/accounts/access-tokens.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { Identity } from "../hub/access.ts";
import type { VerifiedToken } from "./commands.ts";

/** Whom a token was issued to; its session may have ended. @throws ApiError TOKEN_INVALID, TOKEN_EXPIRED. */
export function verifySocketToken({ keys, clock }: Pick<Deps, "keys" | "clock">, token: string): Identity {
  const { sub, sid, exp } = verifyAccessToken(keys.accessToken, token, clock.now());
  return { memberId: Number(sub), sessionId: sid, expiresAt: new Date(exp * SECOND_MS) };
}

/** Authenticates an access token as HTTP does, and returns its expiry too. @throws ApiError TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_REVOKED. */
export async function authenticateSocket(
  deps: Pick<Deps, "keys">,
  authenticate: Authenticate,
  token: string,
): Promise<VerifiedToken> {
  const actor = await authenticate(token);
  const claims = readAccessToken(deps.keys.accessToken, token);
  if (claims === null) throw new ApiError("TOKEN_INVALID");
  return { actor, expiresAt: new Date(claims.exp * SECOND_MS) };
}
