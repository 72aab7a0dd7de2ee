/** Signing in through Kakao: the way there and what comes back (D11, OAuth 2.0 authorization code). */
import { call } from "@babchingu/openapi";
import type { Agreements, KakaoNotRegistered } from "@babchingu/openapi/types";
import { api } from "../../../api/api.ts";
import { randomId } from "../../../lib/randomId.ts";
import { getPushToken } from "../../../native/bridge.ts";
import { paths } from "../../../paths.ts";
import { signIn } from "./signIn.ts";

const CLIENT_ID = import.meta.env.VITE_KAKAO_CLIENT_ID ?? "";
const KAKAO_CONSENT = "https://kauth.kakao.com/oauth/authorize";
/** The server's mock of Kakao, in development only. */
const DEV_CONSENT = "/dev/kakao";
const DEV_CLIENT_ID = "development";
const STATE_KEY = "babchingu.kakaoState";
/** The mock runs on the developer's own machine; on other hosts it isn't asked for. */
const DEV_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Where Kakao sends people back to; it has to be registered there. */
export function kakaoRedirectUri(): string {
  return new URL(`${import.meta.env.BASE_URL.replace(/\/$/, "")}${paths.kakaoLogin}`, window.location.href).href;
}

function consentUrl(page: string, clientId: string, state: string): string {
  const query = { response_type: "code", client_id: clientId, redirect_uri: kakaoRedirectUri(), state };
  return `${page}?${new URLSearchParams(query).toString()}`;
}

/** Whether Kakao is offered, where that is known without asking: always but on a developer's own machine. */
export function knownKakaoOffer(): boolean | undefined {
  if (CLIENT_ID !== "") return true;
  return import.meta.env.DEV || DEV_HOSTS.has(window.location.hostname) ? undefined : false;
}

/** Whether Kakao can be offered: with a client id, or while the server has its consent page of development. */
export async function isKakaoOffered(signal?: AbortSignal): Promise<boolean> {
  const known = knownKakaoOffer();
  if (known !== undefined) return known;
  try {
    const page = await fetch(consentUrl(DEV_CONSENT, DEV_CLIENT_ID, ""), { signal });
    // Another server may answer an unknown path with an app's start page: only its own page names Kakao.
    return page.ok && (await page.text()).includes("카카오 로그인");
  } catch {
    return false;
  }
}

/** Opens the consent page. The state proves on return that this browser has sent the request (RFC 6749, 10.12). */
export function goToKakao(): void {
  const state = randomId();
  window.sessionStorage.setItem(STATE_KEY, state);
  const page = CLIENT_ID === "" ? DEV_CONSENT : KAKAO_CONSENT;
  window.location.assign(consentUrl(page, CLIENT_ID || DEV_CLIENT_ID, state));
}

/** What the consent page sent back. */
export type KakaoReturn = { kind: "code"; code: string } | { kind: "declined" } | { kind: "invalid" };

/**
 * Reads the address that Kakao led back to.
 * @param expectedState the state of the request of this browser, or null when there was none
 */
export function readKakaoReturn(params: URLSearchParams, expectedState: string | null): KakaoReturn {
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

/** Signs a known account in and resolves to null; a new one gets the ticket to sign up with. Rejects with a failure. */
export async function exchangeKakaoCode(code: string): Promise<KakaoNotRegistered | null> {
  const fcmToken = await getPushToken();
  const body = { code, redirectUri: kakaoRedirectUri(), fcmToken };
  const answer = await call(api.POST("/auth/kakao", { body }));
  window.sessionStorage.removeItem(STATE_KEY);
  if (!answer.registered) return answer;
  await signIn(answer);
  return null;
}

/** Signs up with the ticket; the guard then leads to the verification of the phone. Rejects with a failure. */
export async function completeKakao(ticket: string, name: string, agreements: Agreements): Promise<void> {
  const fcmToken = await getPushToken();
  await signIn(await call(api.POST("/auth/kakao/complete", { body: { ticket, name, agreements, fcmToken } })));
}
