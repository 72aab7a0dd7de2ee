import { deriveKey, hmac } from "../../lib/secrets.ts";

export type Keys = ReturnType<typeof deriveKeys>;

/** One key per purpose. Changing `jwtSecret` ends every session; changing `phoneHashSecret` makes the rejoin locks ineffective. */
export function deriveKeys(jwtSecret: string, phoneHashSecret: string = jwtSecret) {
  return {
    accessToken: deriveKey(jwtSecret, "access token"),
    refreshToken: deriveKey(jwtSecret, "refresh token"),
    verificationCode: deriveKey(jwtSecret, "verification code"),
    attempts: deriveKey(jwtSecret, "attempts"),
    phoneHash: deriveKey(phoneHashSecret, "phone hash"),
  };
}

/** Identifies a phone in rows that outlast its member (D16). */
export function hashPhone(keys: Pick<Keys, "phoneHash">, phone: string): string {
  return hmac(keys.phoneHash, phone);
}
