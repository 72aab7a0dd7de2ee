import { ApiError } from "../../lib/api-error.ts";

/** Normalizes a nickname to NFC without surrounding white space. @throws ApiError INVALID_REQUEST when it has no visible character. */
export function normalizeName(name: string): string {
  const normalized = name.normalize("NFC").trim();
  if (!/[^\s\p{Cc}\p{Cf}]/u.test(normalized)) {
    throw new ApiError("INVALID_REQUEST", { fields: { "/name": "꼭 필요한 항목이에요." } });
  }
  return normalized;
}
