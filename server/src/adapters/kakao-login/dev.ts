import { MINUTE_MS } from "@babchingu/openapi";
import type { Clock } from "../../lib/clock.ts";
import { randomToken, isEqualConstantTime } from "../../lib/secrets.ts";
import type { KakaoGrant, KakaoLogin, KakaoProfile } from "./kakao-login.ts";

const CODE_LIFETIME_MS = 10 * MINUTE_MS;
const CODES_MAX = 1000;

interface IssuedCode {
  profile: KakaoProfile;
  redirectUri: string;
  expiresAtMs: number;
}

/** Mock Kakao login for development: the consent page under /dev/kakao issues its codes (D11). */
export class DevKakaoLogin implements KakaoLogin {
  readonly #clock: Clock;
  readonly #codes = new Map<string, IssuedCode>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Issues a single-use code, valid for ten minutes with the same redirect URI. */
  issueCode(profile: KakaoProfile, redirectUri: string): string {
    const [oldest] = this.#codes.keys();
    if (this.#codes.size >= CODES_MAX && oldest !== undefined) this.#codes.delete(oldest);
    const code = randomToken();
    this.#codes.set(code, { profile, redirectUri, expiresAtMs: this.#clock.now().getTime() + CODE_LIFETIME_MS });
    return code;
  }

  async exchange({ code, redirectUri }: KakaoGrant): Promise<KakaoProfile | null> {
    const issued = this.#codes.get(code);
    this.#codes.delete(code);
    if (!issued || issued.expiresAtMs <= this.#clock.now().getTime()) return null;
    return isEqualConstantTime(issued.redirectUri, redirectUri) ? issued.profile : null;
  }
}
