// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { isKakaoAvailable, kakaoRedirectUri, parseKakaoRedirect } from "./kakao.ts";

const parse = (query: string, expected: string | null = "s1") =>
  parseKakaoRedirect(new URLSearchParams(query), expected);

describe("parseKakaoRedirect", () => {
  it("accepts a code with the state that this tab has sent", () => {
    expect(parse("code=abc&state=s1")).toEqual({ kind: "code", code: "abc" });
  });

  it("recognizes a declined consent", () => {
    expect(parse("error=access_denied&state=s1")).toEqual({ kind: "declined" });
  });

  it.each([
    ["another state", "code=abc&state=s2", "s1"],
    ["no state", "code=abc", "s1"],
    ["a state when this tab has sent none", "code=abc&state=s1", null],
    ["no state when this tab has sent none", "code=abc", null],
    ["no code", "state=s1", "s1"],
    ["an error with another state", "error=access_denied&state=s2", "s1"],
  ])("rejects %s", (_, query, expected) => {
    expect(parse(query, expected)).toEqual({ kind: "invalid" });
  });
});

describe("kakaoRedirectUri", () => {
  it("returns a page of the app on this origin", () => {
    expect(new URL(kakaoRedirectUri()).origin).toBe(window.location.origin);
    expect(kakaoRedirectUri()).toMatch(/\/login\/kakao$/);
  });
});

function stubFetch(status: number, body: string): void {
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
}

describe("isKakaoAvailable", () => {
  it("returns true where the server has the development consent page", async () => {
    stubFetch(200, "<title>카카오 로그인 (개발용)</title>");
    expect(await isKakaoAvailable()).toBe(true);
  });

  it.each([
    [404, ""],
    [200, "<title>밥친구</title>"],
  ])("returns false when the server returns %i with %s", async (status, body) => {
    stubFetch(status, body);
    expect(await isKakaoAvailable()).toBe(false);
  });

  it("returns false without a network", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await isKakaoAvailable()).toBe(false);
  });
});
