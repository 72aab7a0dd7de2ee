/** Sign-in through Kakao: the way to its consent page and the redirect back (D11, OAuth 2.0 authorization code). */
import { call } from "@babchingu/openapi";
import type { Agreements, KakaoNotRegistered } from "@babchingu/openapi/types";
import { api } from "../../../api/api.ts";
import { randomId } from "../../../lib/randomId.ts";
import { getPushToken } from "../../../native/bridge.ts";
import { paths } from "../../../paths.ts";
import { signIn } from "./signIn.ts";

const CLIENT_ID = import.meta.env.VITE_KAKAO_CLIENT_ID ?? "";
const KAKAO_CONSENT_URL = "https://kauth.kakao.com/oauth/authorize";
/** The server's mock of Kakao, in development only. */
const DEV_CONSENT_PATH = "/dev/kakao";
const DEV_CLIENT_ID = "development";
const STATE_KEY = "babchingu.kakaoState";
/** The mock runs on the developer's machine only. */
const DEV_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The redirect URI; it must be registered at Kakao. */
export function kakaoRedirectUri(): string {
  return new URL(`${import.meta.env.BASE_URL.replace(/\/$/, "")}${paths.kakaoLogin}`, window.location.href).href;
}

function consentUrl(page: string, clientId: string, state: string): string {
  const query = { response_type: "code", client_id: clientId, redirect_uri: kakaoRedirectUri(), state };
  return `${page}?${new URLSearchParams(query).toString()}`;
}

/** Whether Kakao is configured; undefined on a developer's machine, where the server decides. */
export function isKakaoConfigured(): boolean | undefined {
  if (CLIENT_ID !== "") return true;
  return import.meta.env.DEV || DEV_HOSTS.has(window.location.hostname) ? undefined : false;
}

/** Whether Kakao is available: with a client id, or when the server has its development consent page. */
export async function isKakaoAvailable(signal?: AbortSignal): Promise<boolean> {
  const configured = isKakaoConfigured();
  if (configured !== undefined) return configured;
  try {
    const page = await fetch(consentUrl(DEV_CONSENT_PATH, DEV_CLIENT_ID, ""), { signal });
    // Another server may return an app's start page for an unknown path, so the content is checked.
    return page.ok && (await page.text()).includes("카카오 로그인");
  } catch {
    return false;
  }
}

/** Opens the consent page. The state in the redirect proves that this browser has sent the request (RFC 6749, 10.12). */
export function redirectToKakao(): void {
  const state = randomId();
  window.sessionStorage.setItem(STATE_KEY, state);
  const page = CLIENT_ID === "" ? DEV_CONSENT_PATH : KAKAO_CONSENT_URL;
  window.location.assign(consentUrl(page, CLIENT_ID || DEV_CLIENT_ID, state));
}

export type KakaoRedirect = { kind: "code"; code: string } | { kind: "declined" } | { kind: "invalid" };

/**
 * Parses the query of the URL that Kakao redirected to.
 * @param expectedState the state that this browser has sent, or null
 */
export function parseKakaoRedirect(params: URLSearchParams, expectedState: string | null): KakaoRedirect {
  const code = params.get("code");
  if (expectedState === null || params.get("state") !== expectedState) return { kind: "invalid" };
  if (params.has("error")) return { kind: "declined" };
  return code === null || code === "" ? { kind: "invalid" } : { kind: "code", code };
}

/** The state of the last request from this tab, or null. */
export function expectedKakaoState(): string | null {
  try {
    return window.sessionStorage.getItem(STATE_KEY);
  } catch {
    return null;
  }
}

/** Signs in an existing account and resolves to null; for a new one resolves to the sign-up ticket. */
export async function exchangeKakaoCode(code: string): Promise<KakaoNotRegistered | null> {
  const fcmToken = await getPushToken();
  const body = { code, redirectUri: kakaoRedirectUri(), fcmToken };
  const result = await call(api.POST("/auth/kakao", { body }));
  window.sessionStorage.removeItem(STATE_KEY);
  if (!result.registered) return result;
  await signIn(result);
  return null;
}

/** Signs up with the ticket; the guard then redirects to the phone verification. */
export async function completeKakaoSignup(ticket: string, name: string, agreements: Agreements): Promise<void> {
  const fcmToken = await getPushToken();
  await signIn(await call(api.POST("/auth/kakao/complete", { body: { ticket, name, agreements, fcmToken } })));
}
