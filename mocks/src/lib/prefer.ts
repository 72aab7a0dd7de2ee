/** The Prefer header (RFC 7240) as Prism reads it, and the defaults for calls without one. */
import { type OpenApiDocument, type Operation, successStatus } from "@babchingu/openapi/contract/document";
import { exampleOf } from "./contract.ts";

export interface Preference {
  code?: string;
  example?: string;
}

/** `code=404, example=MEETING_NOT_FOUND` → both values. */
export function parsePrefer(header: string | undefined): Preference {
  const parts = (header ?? "").split(/[,;]/).map((part) => part.trim().split("=", 2));
  const value = (name: string) =>
    parts
      .find(([key]) => key?.trim() === name)?.[1]
      ?.trim()
      .replaceAll('"', "");
  const code = value("code");
  const example = value("example");
  return { ...(code ? { code } : {}), ...(example ? { example } : {}) };
}

/** `getMe:example=created` options → operation id → Prefer header. Throws on an unknown operation. */
export function parsePreferOptions(options: readonly string[], operationIds: ReadonlySet<string>): Map<string, string> {
  const preferences = new Map<string, string>();
  for (const option of options) {
    const [id = "", ...rest] = option.split(":");
    const header = rest.join(":");
    const { code, example } = parsePrefer(header);
    if (!operationIds.has(id)) throw new Error(`--prefer ${option}: the contract has no operation "${id}".`);
    if (!code && !example) throw new Error(`--prefer ${option}: write operationId:code=… or operationId:example=…`);
    preferences.set(id, header);
  }
  return preferences;
}

export const OPERATOR_EXAMPLE = "operator";

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** The operator's tokens, as in the contract's example of the operator login. */
export function operatorTokens(document: OpenApiDocument): Tokens | null {
  const login = document.paths["/auth/login/admin"]?.post;
  if (!login) return null;
  const value = exampleOf(login, successStatus(login))?.value as Partial<Tokens> | undefined;
  if (!value?.accessToken || !value.refreshToken) return null;
  return { accessToken: value.accessToken, refreshToken: value.refreshToken };
}

/** Whether a call comes from an operator's session: by its bearer token, or the refresh token in its body. */
export function isOperatorCall(tokens: Tokens | null, authorization: string | undefined, body: Buffer): boolean {
  if (!tokens) return false;
  return authorization === `Bearer ${tokens.accessToken}` || body.includes(`"${tokens.refreshToken}"`);
}

export function hasExample(operation: Operation, name: string): boolean {
  return exampleOf(operation, successStatus(operation), name) !== null;
}
