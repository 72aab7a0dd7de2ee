import * as errorCodes from "@babchingu/openapi/error-codes";
import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { FixedClock } from "../../lib/clock.ts";
import { answerJson, startMockServer, type Answer, type MockServer } from "../../testing/processes/mock-server.ts";
import { DevKakaoLogin } from "./dev.ts";
import { KakaoOAuth } from "./kakao-login.ts";

const grant = { code: "kx81hd02", redirectUri: "https://babchingu.example/app/login/kakao" };

const TIMEOUT_MS = 2000;
/** Leaves a second request less than half of the time. */
const SLOW_MS = 1200;

let server: MockServer | undefined;

afterEach(() => server?.close());

async function createKakao(answer: Answer, clientSecret: string | null = null) {
  server = await startMockServer(answer);
  const { baseUrl } = server;
  const urls = { authUrl: baseUrl, apiUrl: baseUrl };
  return new KakaoOAuth({ restApiKey: "key-1", clientSecret, ...urls, timeoutMs: TIMEOUT_MS });
}

/** Responds with a token for any code, then with this profile. */
const respondWithProfile =
  (profile: object): Answer =>
  ({ url }, response) =>
    url.pathname === "/oauth/token"
      ? answerJson(response, 200, { token_type: "bearer", access_token: "at-1", expires_in: 21_599, scope: "profile" })
      : answerJson(response, 200, profile);

describe("Kakao's OAuth", () => {
  test("exchanges the code and reads the profile", async () => {
    const profile = { id: 3_912_345_678, kakao_account: { profile: { nickname: "민지" } }, properties: {} };
    const kakao = await createKakao(respondWithProfile(profile), "secret-1");
    expect(await kakao.exchange(grant)).toEqual({ providerId: "3912345678", nickname: "민지" });
    const [token, me] = server?.requests ?? [];
    expect([token?.method, token?.url.pathname]).toEqual(["POST", "/oauth/token"]);
    expect(token?.headers["content-type"]).toMatch("application/x-www-form-urlencoded");
    expect(Object.fromEntries(new URLSearchParams(token?.body))).toEqual({
      grant_type: "authorization_code",
      client_id: "key-1",
      client_secret: "secret-1",
      redirect_uri: grant.redirectUri,
      code: grant.code,
    });
    expect([me?.url.pathname, me?.headers.authorization]).toEqual(["/v2/user/me", "Bearer at-1"]);
  });

  test("reads the nickname from the older field, and accepts a missing one", async () => {
    const older = await createKakao(respondWithProfile({ id: 7, properties: { nickname: "준호" } }));
    expect(await older.exchange(grant)).toEqual({ providerId: "7", nickname: "준호" });
    expect(new URLSearchParams(server?.requests[0]?.body).has("client_secret")).toBe(false);
    await server?.close();
    const none = await createKakao(respondWithProfile({ id: 8, kakao_account: {} }));
    expect(await none.exchange(grant)).toEqual({ providerId: "8", nickname: "" });
  });

  test("returns null for a refused code", async () => {
    const error = { error: "invalid_grant", error_description: "authorization code not found", error_code: "KOE320" };
    const kakao = await createKakao((_request, response) => answerJson(response, 400, error));
    expect(await kakao.exchange(grant)).toBeNull();
    expect(server?.requests).toHaveLength(1);
  });

  test.each<[string, Answer]>([
    [
      "refuses the key",
      (_request, response) => answerJson(response, 401, { error: "invalid_client", error_code: "KOE010" }),
    ],
    ["fails", (_request, response) => answerJson(response, 500, {})],
    ["responds with an unexpected body", (_request, response) => answerJson(response, 200, { token: "at-1" })],
    ["responds with no JSON", (_request, response) => void response.end("<html></html>")],
    ["doesn't respond in time", () => undefined],
    ["closes the connection", (_request, response: ServerResponse) => void response.destroy()],
    [
      "fails to return the profile",
      ({ url }, response) =>
        answerJson(response, url.pathname === "/oauth/token" ? 200 : 503, { access_token: "at-1" }),
    ],
  ])("throws UPSTREAM_FAILED when Kakao %s", async (_name, answer) => {
    const kakao = await createKakao(answer);
    await expect(kakao.exchange(grant)).rejects.toMatchObject({ code: errorCodes.UPSTREAM_FAILED });
  });

  test("has one time limit for the token and the profile", async () => {
    const kakao = await createKakao(({ url }, response) => {
      if (url.pathname === "/oauth/token") setTimeout(answerJson, SLOW_MS, response, 200, { access_token: "at-1" });
    });
    const startMs = performance.now();
    await expect(kakao.exchange(grant)).rejects.toMatchObject({ code: errorCodes.UPSTREAM_FAILED });
    expect(performance.now() - startMs).toBeLessThan(TIMEOUT_MS + SLOW_MS / 2);
    expect(server?.requests).toHaveLength(2);
  });
});

test("a development code is valid once, for ten minutes and with the same redirect URI", async () => {
  const clock = new FixedClock(new Date("2026-03-01T03:00:00Z"));
  const kakao = new DevKakaoLogin(clock);
  const profile = { providerId: "1", nickname: "민지" };
  const issue = () => kakao.issueCode(profile, grant.redirectUri);
  const exchange = (code: string, redirectUri = grant.redirectUri) => kakao.exchange({ code, redirectUri });
  const code = issue();
  expect([await exchange(code), await exchange(code)]).toEqual([profile, null]);
  expect(await exchange(issue(), "https://elsewhere.example/")).toBeNull();
  const late = issue();
  clock.advance(10 * 60_000);
  expect(await exchange(late)).toBeNull();
});
