import * as v from "valibot";
import { ApiError } from "../../lib/api-error.ts";

export interface KakaoProfile {
  providerId: string;
  nickname: string;
}

export interface KakaoGrant {
  code: string;
  /** The redirect URI that the code was sent to; the code is invalid with another. */
  redirectUri: string;
}

/** Exchanges an authorization code (D11). */
export interface KakaoLogin {
  /** Null when the provider refuses the code. @throws ApiError UPSTREAM_FAILED when the provider fails or doesn't respond in time. */
  exchange(grant: KakaoGrant): Promise<KakaoProfile | null>;
}

export interface KakaoLoginOptions {
  restApiKey: string;
  clientSecret: string | null;
  authUrl?: string;
  apiUrl?: string;
  timeoutMs?: number;
}

const AUTH_URL = "https://kauth.kakao.com";
const API_URL = "https://kapi.kakao.com";
/** For both requests. */
const TIMEOUT_MS = 5000;

const TokenResponse = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) });
const ErrorResponse = v.object({ error: v.string() });
/** The nickname is missing unless the member agrees to share it. */
const ProfileResponse = v.object({
  id: v.union([v.pipe(v.number(), v.integer(), v.transform(String)), v.pipe(v.string(), v.minLength(1))]),
  kakao_account: v.optional(v.object({ profile: v.optional(v.object({ nickname: v.optional(v.string()) })) })),
  properties: v.optional(v.object({ nickname: v.optional(v.string()) })),
});

/** Kakao Login by authorization code (https://developers.kakao.com/docs/latest/en/kakaologin/rest-api). */
export class KakaoOAuth implements KakaoLogin {
  readonly #options: Required<KakaoLoginOptions>;

  constructor(options: KakaoLoginOptions) {
    this.#options = { authUrl: AUTH_URL, apiUrl: API_URL, timeoutMs: TIMEOUT_MS, ...options };
  }

  async exchange(grant: KakaoGrant): Promise<KakaoProfile | null> {
    const signal = AbortSignal.timeout(this.#options.timeoutMs);
    try {
      const token = await this.#requestToken(grant, signal);
      return token === null ? null : await this.#readProfile(token, signal);
    } catch (cause) {
      throw Object.assign(new ApiError("UPSTREAM_FAILED"), { cause });
    }
  }

  /** Null when the code is unknown, used, expired or for another redirect URI: all of these are `invalid_grant`. */
  async #requestToken({ code, redirectUri }: KakaoGrant, signal: AbortSignal): Promise<string | null> {
    const { restApiKey, clientSecret, authUrl } = this.#options;
    const response = await fetch(new URL("/oauth/token", authUrl), {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        client_id: restApiKey,
        redirect_uri: redirectUri,
        code,
        ...(clientSecret === null ? {} : { client_secret: clientSecret }),
      }),
      signal,
    });
    if (response.ok) return v.parse(TokenResponse, await response.json()).access_token;
    const error = v.safeParse(ErrorResponse, await response.json());
    if (error.success && error.output.error === "invalid_grant") return null;
    // A wrong key or secret is a configuration error, not the member's.
    throw new Error(`Kakao's token endpoint answered ${response.status}.`);
  }

  async #readProfile(token: string, signal: AbortSignal): Promise<KakaoProfile> {
    const response = await fetch(new URL("/v2/user/me", this.#options.apiUrl), {
      headers: { authorization: `Bearer ${token}` },
      signal,
    });
    if (!response.ok) throw new Error(`Kakao's profile endpoint answered ${response.status}.`);
    const profile = v.parse(ProfileResponse, await response.json());
    const nickname = profile.kakao_account?.profile?.nickname ?? profile.properties?.nickname ?? "";
    return { providerId: profile.id, nickname };
  }
}
