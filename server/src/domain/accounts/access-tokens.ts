/** Access tokens: HS256 JSON web tokens, valid for 30 minutes (D15). */
import { ACCESS_TOKEN_MIN, MINUTE_MS, SECOND_MS } from "@babchingu/openapi";
import type { RoleValue } from "@babchingu/openapi/enums";
import { LRUCache } from "lru-cache";
import { ApiError } from "../../lib/api-error.ts";
import { hmac, isEqualConstantTime } from "../../lib/secrets.ts";

const ACCESS_TOKEN_MS = ACCESS_TOKEN_MIN * MINUTE_MS;

export interface AccessClaims {
  /** Member id. */
  sub: string;
  /** Session id. */
  sid: number;
  role: RoleValue;
  /** Issued at and expires at, in seconds. */
  iat: number;
  exp: number;
}

const HEADER = encode({ alg: "HS256", typ: "JWT" });

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** Signs the token of a session; the same session, time and role give the same token. */
export function signAccessToken(
  key: Buffer,
  { memberId, sessionId, role, at }: { memberId: number; sessionId: number; role: RoleValue; at: Date },
): string {
  const iat = Math.floor(at.getTime() / SECOND_MS);
  const claims: AccessClaims = {
    sub: String(memberId),
    sid: sessionId,
    role,
    iat,
    exp: iat + ACCESS_TOKEN_MS / SECOND_MS,
  };
  const content = `${HEADER}.${encode(claims)}`;
  return `${content}.${hmac(key, content)}`;
}

/** Claims of verified tokens, by key: verifying a signature again costs more than a small query. */
const verifiedClaims = new WeakMap<Buffer, LRUCache<string, AccessClaims>>();
const CACHED_CLAIMS_MAX = 10_000;

/** The claims of a token that this server signed, expired or not; null for any other. Only HS256 is accepted. */
export function readAccessToken(key: Buffer, token: string): AccessClaims | null {
  const cache = verifiedClaims.get(key) ?? new LRUCache<string, AccessClaims>({ max: CACHED_CLAIMS_MAX });
  verifiedClaims.set(key, cache);
  const claims = cache.get(token) ?? parseSignedToken(key, token);
  if (claims !== null) cache.set(token, claims);
  return claims;
}

function parseSignedToken(key: Buffer, token: string): AccessClaims | null {
  const [header, payload, signature, ...rest] = token.split(".");
  if (header !== HEADER || payload === undefined || signature === undefined || rest.length > 0) return null;
  if (!isEqualConstantTime(signature, hmac(key, `${header}.${payload}`))) return null;
  return JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as AccessClaims;
}

/** The claims of a valid token. Throws TOKEN_INVALID for one that this server didn't sign, TOKEN_EXPIRED for an expired one. */
export function verifyAccessToken(key: Buffer, token: string, now: Date): AccessClaims {
  const claims = readAccessToken(key, token);
  if (!claims) throw new ApiError("TOKEN_INVALID");
  if (claims.exp * SECOND_MS <= now.getTime()) throw new ApiError("TOKEN_EXPIRED");
  return claims;
}
