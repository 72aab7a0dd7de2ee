import { deriveKey } from "../../lib/secrets.ts";

/** One key per purpose, derived from the server's secrets. */
export interface Keys {
  accessToken: Buffer;
  refreshToken: Buffer;
  verificationCode: Buffer;
  phoneHash: Buffer;
}

/** Changing `jwtSecret` ends every session; changing `phoneHashSecret` makes the rejoin locks ineffective. */
export function deriveKeys(jwtSecret: string, phoneHashSecret: string = jwtSecret): Keys {
  return {
    accessToken: deriveKey(jwtSecret, "access token"),
    refreshToken: deriveKey(jwtSecret, "refresh token"),
    verificationCode: deriveKey(jwtSecret, "verification code"),
    phoneHash: deriveKey(phoneHashSecret, "phone hash"),
  };
}
