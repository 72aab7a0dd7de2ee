/** Refuses passwords that are guessed first (D65). Only the server has the list: it is too large for the apps. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ApiError } from "../../lib/api-error.ts";

const LICENSE_LINE = /^# .*\n|^#\n/gm;

/** In lower case, most common first. */
const commonPasswords = new Set(
  readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")
    .replaceAll(LICENSE_LINE, "")
    .split("\n"),
);

/** Throws INVALID_REQUEST at the field for one of the 10,000 most common passwords, in upper or lower case. */
export function requireUncommonPassword(password: string, field: "/password" | "/newPassword"): void {
  if (!commonPasswords.has(password.toLowerCase())) return;
  throw new ApiError("INVALID_REQUEST", {
    fields: { [field]: "많은 사람이 쓰는 비밀번호예요. 다른 비밀번호를 써 주세요." },
  });
}
