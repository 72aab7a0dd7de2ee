const PREFIX = "00000000-0000-4000-8000-";
const DIGITS = 12;

/** How the shell names the member to the app stores, which want a UUID: `appAccountToken`, `obfuscatedAccountId` (R56). */
export function storeAccountId(memberId: number): string {
  return PREFIX + memberId.toString(16).padStart(DIGITS, "0");
}
