import type { Config } from "../../config.ts";
import type { Clock } from "../../lib/clock.ts";
import { DevKakaoLogin } from "./dev.ts";
import { type KakaoLogin, KakaoOAuth } from "./kakao-login.ts";

/** Kakao with its keys set; otherwise the mock consent page in development, and none in production (D11). */
export function chooseKakaoLogin(config: Pick<Config, "kakao" | "isProduction">, clock: Clock): KakaoLogin | null {
  if (config.kakao !== null) return new KakaoOAuth(config.kakao);
  return config.isProduction ? null : new DevKakaoLogin(clock);
}
