import { ApiError } from "../../lib/api-error.ts";

/** A nickname as it is stored and compared: composed Hangul, no white space around. Throws INVALID_REQUEST when nothing shows. */
export function normalizeName(name: string): string {
  const normalized = name.normalize("NFC").trim();
  if (!/[^\s\p{Cc}\p{Cf}]/u.test(normalized)) {
    throw new ApiError("INVALID_REQUEST", { fields: { "/name": "꼭 필요한 항목이에요." } });
  }
  return normalized;
}
