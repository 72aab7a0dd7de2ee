import * as errorCodes from "@babchingu/openapi/error-codes";
import { beforeEach, describe, expect, test } from "vitest";
import type { KakaoLogin, KakaoProfile } from "../../adapters/kakao-login/kakao-login.ts";
import { ApiError } from "../../lib/api-error.ts";
import { createTestApp, productionEnv, type TestApp } from "../../testing/harness.ts";

const redirectUri = "http://127.0.0.1:8080/app/login/kakao";
const agreements = { terms: true, privacy: true, location: true, version: "2025-09-01" };

let t: TestApp;

beforeEach(async () => {
  t = await createTestApp();
});

const get = (url: string) => t.api.inject({ method: "GET", url });

/** Where the consent page redirects after this account has agreed, with the code. */
async function redirectAfterConsent({ providerId: id, nickname: name }: KakaoProfile): Promise<URL> {
  const query = new URLSearchParams({ redirect_uri: redirectUri, state: "s-1", id, name });
  const response = await get(`/dev/kakao/consent?${query.toString()}`);
  expect(response.statusCode).toBe(302);
  return new URL(String(response.headers.location));
}

async function login(profile: KakaoProfile, fcmToken: string | null = null) {
  const code = (await redirectAfterConsent(profile)).searchParams.get("code") ?? "";
  return t.api.ok("loginKakao", { body: { code, redirectUri, fcmToken } });
}

const minji = { providerId: "3900000001", nickname: "민지" };

async function ticketOf(profile: KakaoProfile): Promise<string> {
  const answer = await login(profile);
  if (answer.registered) throw new Error("This account is registered already.");
  return answer.ticket;
}

async function signUp(profile: KakaoProfile, name = profile.nickname) {
  return t.api.ok("completeKakao", { body: { ticket: await ticketOf(profile), name, agreements } });
}

describe("the consent page", () => {
  test("redirects with a code and the state, or with the cancellation", async () => {
    const query = new URLSearchParams({ redirect_uri: redirectUri, state: 'a"b' });
    const page = await get(`/dev/kakao?${query.toString()}`);
    expect(page.headers["content-type"]).toMatch("text/html");
    expect(page.body).toContain("민지 계정으로 동의하고 계속하기");
    expect(page.body).toContain("error=access_denied");
    expect(page.body).not.toContain('a"b');
    const [, href = ""] = /href="(\/dev\/kakao\/consent[^"]+)"/.exec(page.body) ?? [];
    const back = await get(href.replaceAll("&amp;", "&"));
    const location = new URL(String(back.headers.location));
    expect(location.origin + location.pathname).toBe(redirectUri);
    expect(location.searchParams.get("state")).toBe('a"b');
    expect(location.searchParams.get("code")).not.toBe("");
  });

  test.each(["javascript:alert(1)", "nothing", ""])("refuses the redirect URI %s", async (address) => {
    const query = new URLSearchParams({ redirect_uri: address, id: "1" });
    expect((await get(`/dev/kakao?${query.toString()}`)).statusCode).toBe(400);
    expect((await get(`/dev/kakao/consent?${query.toString()}`)).statusCode).toBe(400);
  });

  test("the consent page doesn't exist in production, or with Kakao's keys set", async () => {
    const environments: Record<string, string>[] = [productionEnv, { KAKAO_REST_API_KEY: "key-1" }];
    for (const env of environments) {
      const { api, app } = await createTestApp({ env });
      const response = await api.inject({ method: "GET", url: "/dev/kakao?redirect_uri=http://a.example" });
      expect(response.statusCode).toBe(404);
      expect(app.printRoutes({ commonPrefix: false })).not.toContain("kakao/consent");
    }
    const { api } = await createTestApp({ env: productionEnv });
    expect((await api.call("loginKakao", { body: { code: "c", redirectUri } })).json()).toMatchObject({
      code: errorCodes.NOT_IMPLEMENTED,
    });
  });
});

const suggested = async (nickname: string) => {
  const answer = await login({ providerId: "1", nickname });
  return answer.registered ? null : answer.suggestedName;
};
const failingKakao: KakaoLogin = { exchange: () => Promise.reject(new ApiError("UPSTREAM_FAILED")) };

describe("sign-up through Kakao", () => {
  test("creates a member who has to verify the phone next", async () => {
    const tokens = await signUp(minji, "민지네밥상");
    const me = await t.api.ok("getMe", { token: tokens.accessToken });
    expect(me).toMatchObject({
      name: "민지네밥상",
      phone: null,
      provider: "KAKAO",
      status: "PHONE_V_REQUIRED",
      riceBalance: 1500,
      locationAgreed: true,
    });
    await t.api.refused("activateMember", "CANNOT_ACTIVATE", { token: tokens.accessToken });
    const body = { phone: "01044443333", purpose: "REVERIFICATION" as const };
    await t.api.ok("sendVerificationCode", { body });
    const verificationCode = t.devMailbox.list(body.phone)[0]?.code ?? "";
    await t.api.ok("verifyReverificationCode", {
      token: tokens.accessToken,
      body: { phone: body.phone, verificationCode },
    });
    await t.api.ok("activateMember", { token: tokens.accessToken });
    expect(await t.api.ok("getMe", { token: tokens.accessToken })).toMatchObject({
      status: "ACTIVE",
      phone: body.phone,
    });
  });

  test("suggests Kakao's nickname, truncated to the maximum length", async () => {
    expect(await suggested("  민지  ")).toBe("민지");
    expect(await suggested("🍚🍜🍲🍛🍱🍙🍘🍥🥟🍡🍢")).toBe("🍚🍜🍲🍛🍱🍙🍘🍥🥟🍡");
    expect(await suggested("")).toBe("");
  });

  test("keeps the ticket usable when the nickname is taken", async () => {
    await t.member({ name: "민지" });
    const ticket = await ticketOf(minji);
    await t.api.refused("completeKakao", "NAME_TAKEN", { body: { ticket, name: "민지", agreements } });
    await t.api.refused("completeKakao", "AGREEMENT_REQUIRED", {
      body: { ticket, name: "민지네", agreements: { ...agreements, privacy: false } },
    });
    await t.api.ok("completeKakao", { body: { ticket, name: "민지네", agreements } });
    await t.api.refused("completeKakao", "SOCIAL_CODE_INVALID", { body: { ticket, name: "또민지", agreements } });
  });

  test("accepts a ticket for ten minutes, and a Kakao account once", async () => {
    const [first, second] = [await ticketOf(minji), await ticketOf(minji)];
    await t.api.ok("completeKakao", { body: { ticket: first, name: "민지", agreements } });
    await t.api.refused("completeKakao", "SOCIAL_ACCOUNT_TAKEN", {
      body: { ticket: second, name: "민지둘", agreements },
    });
    await t.api.refused("completeKakao", "SOCIAL_CODE_INVALID", {
      body: { ticket: "unknown", name: "민지셋", agreements },
    });
    const late = await ticketOf({ providerId: "2", nickname: "준호" });
    t.clock.advance(10 * 60_000);
    await t.api.refused("completeKakao", "SOCIAL_CODE_INVALID", { body: { ticket: late, name: "준호", agreements } });
  });
});

describe("login through Kakao", () => {
  test("opens a session for an existing account, also a banned one", async () => {
    const first = await signUp(minji);
    const { id } = await t.api.ok("getMe", { token: first.accessToken });
    const again = await login(minji, "device-1");
    if (!again.registered) throw new Error("The account should be registered.");
    expect((await t.api.ok("getMe", { token: again.accessToken })).id).toBe(id);
    const member = await t.db.selectFrom("members").select("targetToken").where("id", "=", id).executeTakeFirst();
    expect(member?.targetToken).toBe("device-1");
    await t.db.updateTable("members").set({ status: "BANNED" }).where("id", "=", id).execute();
    expect((await login(minji)).registered).toBe(true);
  });

  test("treats a withdrawn account as unregistered", async () => {
    const { accessToken } = await signUp(minji);
    await t.api.ok("withdrawMember", { token: accessToken });
    expect((await login(minji)).registered).toBe(false);
    await signUp(minji);
  });

  test("refuses a code that Kakao refuses, and reports when Kakao fails", async () => {
    const code = (await redirectAfterConsent(minji)).searchParams.get("code") ?? "";
    await t.api.refused("loginKakao", "SOCIAL_CODE_INVALID", { body: { code: "unknown", redirectUri } });
    await t.api.refused("loginKakao", "SOCIAL_CODE_INVALID", {
      body: { code, redirectUri: "http://elsewhere.example/" },
    });
    const { api } = await createTestApp({ deps: { kakao: failingKakao } });
    const response = await api.call("loginKakao", { body: { code: "c", redirectUri } });
    expect(response.json()).toMatchObject({ code: errorCodes.UPSTREAM_FAILED });
  });
});
