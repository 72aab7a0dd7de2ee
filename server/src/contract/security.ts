/** Authorization of operations, before the body is read or validated. */
import type { MemberStatusValue, OperatorRoleValue } from "@babchingu/openapi/enums";
import { ApiError } from "../lib/api-error.ts";
import type { ContractDocument, OperationObject } from "./document.ts";
import type { Actor } from "../domain/accounts/actor.ts";

/** Authenticates an access token. Throws TOKEN_INVALID, TOKEN_EXPIRED or TOKEN_REVOKED. */
export type Authenticate = (token: string) => Promise<Actor>;

export interface AccessRule {
  schemes: ReadonlySet<string>;
  isOptional: boolean;
  statuses: ReadonlySet<MemberStatusValue>;
  operatorRoles: ReadonlySet<OperatorRoleValue>;
}

const DEFAULT_STATUSES: MemberStatusValue[] = ["ACTIVE"];

export function accessRule(document: ContractDocument, operation: OperationObject): AccessRule {
  const requirements = operation.security ?? document.security ?? [];
  const schemes = new Set(requirements.flatMap((requirement) => Object.keys(requirement)));
  return {
    schemes,
    isOptional: requirements.some((requirement) => Object.keys(requirement).length === 0),
    statuses: new Set((operation["x-member-status"] as MemberStatusValue[] | undefined) ?? DEFAULT_STATUSES),
    operatorRoles: new Set(operation["x-roles"] as OperatorRoleValue[] | undefined),
  };
}

/** The bearer token of an Authorization header, or null. */
export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer +([\w.~+/=-]+) *$/i.exec(header ?? "");
  return match?.[1] ?? null;
}

/** Authorizes a request and returns its actor; null for a public operation. Throws TOKEN_…, ROLE_NOT_ALLOWED, OPERATOR_ROLE_NOT_ALLOWED or STATUS_NOT_ALLOWED. */
export async function authorize(
  rule: AccessRule,
  token: string | null,
  authenticate: Authenticate,
): Promise<Actor | null> {
  if (rule.schemes.size === 0) return null;
  if (rule.isOptional) return token === null ? null : authenticate(token).catch(ignoreApiError);
  if (token === null) throw new ApiError("TOKEN_INVALID");
  const actor = await authenticate(token);
  const scheme = actor.role === "ROLE_ADMIN" ? "admin" : "bearer";
  if (!rule.schemes.has(scheme)) throw new ApiError("ROLE_NOT_ALLOWED");
  if (scheme === "admin" && !(actor.operatorRole && rule.operatorRoles.has(actor.operatorRole)))
    throw new ApiError("OPERATOR_ROLE_NOT_ALLOWED");
  if (scheme === "bearer" && !rule.statuses.has(actor.status))
    throw new ApiError("STATUS_NOT_ALLOWED", { status: actor.status });
  return actor;
}

function ignoreApiError(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
