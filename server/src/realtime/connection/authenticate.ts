import { SECOND_MS } from "@babchingu/openapi";
import type { Authenticate } from "../../contract/security.ts";
import type { Deps } from "../../deps.ts";
import { readAccessToken } from "../../domain/accounts/access-tokens.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { VerifiedToken } from "./commands.ts";

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
