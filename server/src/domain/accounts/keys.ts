import { deriveKey } from "../../lib/secrets.ts";

/** Keys for one purpose each, derived from the server's secrets. */
export interface Keys {
  accessToken: Buffer;
  refreshToken: Buffer;
  verificationCode: Buffer;
  phoneHash: Buffer;
}

/** Another `jwtSecret` ends every session; another `phoneHashSecret` forgets the locks of withdrawn phones. */
export function deriveKeys(jwtSecret: string, phoneHashSecret: string = jwtSecret): Keys {
  return {
    accessToken: deriveKey(jwtSecret, "access token"),
    refreshToken: deriveKey(jwtSecret, "refresh token"),
    verificationCode: deriveKey(jwtSecret, "verification code"),
    phoneHash: deriveKey(phoneHashSecret, "phone hash"),
  };
}
