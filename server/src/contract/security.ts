/** Who may use an operation: checked before the body is read or validated. */
import type { MemberStatusValue } from "@babchingu/openapi/enums";
import { ApiError } from "../lib/api-error.ts";
import type { ContractDocument, OperationObject } from "./document.ts";
import type { Actor } from "./types.ts";

/** Finds out whose access token this is. Throws E401-1, E401-2 or E401-3. */
export type Authenticate = (token: string) => Promise<Actor>;

/** What one operation demands of its sender. */
export interface AccessRule {
  schemes: ReadonlySet<string>;
  isOptional: boolean;
  statuses: ReadonlySet<MemberStatusValue>;
}

const DEFAULT_STATUSES: MemberStatusValue[] = ["ACTIVE"];

export function accessRule(document: ContractDocument, operation: OperationObject): AccessRule {
  const requirements = operation.security ?? document.security ?? [];
  const schemes = new Set(requirements.flatMap((requirement) => Object.keys(requirement)));
  return {
    schemes,
    isOptional: requirements.some((requirement) => Object.keys(requirement).length === 0),
    statuses: new Set((operation["x-member-status"] as MemberStatusValue[] | undefined) ?? DEFAULT_STATUSES),
  };
}

/** The bearer token of an Authorization header, or null. */
export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer +([\w.~+/=-]+) *$/i.exec(header ?? "");
  return match?.[1] ?? null;
}

/** The sender of a request; null for a public operation. Throws E401-… without a valid token, E403-1 and E403-2. */
export async function admit(rule: AccessRule, token: string | null, authenticate: Authenticate): Promise<Actor | null> {
  if (rule.schemes.size === 0) return null;
  if (rule.isOptional) return token === null ? null : authenticate(token).catch(ignoreRefusal);
  if (token === null) throw new ApiError("E401-1");
  const actor = await authenticate(token);
  const scheme = actor.role === "ROLE_ADMIN" ? "admin" : "bearer";
  if (!rule.schemes.has(scheme)) throw new ApiError("E403-1");
  if (scheme === "bearer" && !rule.statuses.has(actor.status)) throw new ApiError("E403-2", { status: actor.status });
  return actor;
}

function ignoreRefusal(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
