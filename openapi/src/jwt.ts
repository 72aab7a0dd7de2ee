/** Reads access tokens without verifying them, which only the server can. */

/** Milliseconds until a JWT expires; Infinity for a token without an expiry. */
export function expiresInMs(token: string): number {
  return (claimsOf(token).exp ?? Infinity) * 1000 - Date.now();
}

/** The claims of a JWT; none for any other token. */
export function claimsOf(token: string): { exp?: number; sub?: string } {
  try {
    const payload = token.split(".")[1] ?? "";
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { exp?: number; sub?: string };
  } catch {
    return {};
  }
}
