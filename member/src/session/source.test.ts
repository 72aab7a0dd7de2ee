// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { session } from "../api/api.ts";
import { persistMember, readPersistedMember } from "../offline/persistedQueries.ts";
import { readDeviceState } from "../push/device.ts";
import { sessionSource } from "./source.ts";
import { stubPushBrowser } from "../testing/pushBrowser.ts";
import { buildMember } from "../testing/session.ts";

const tokenOf = (memberId: number): string => `a.${btoa(JSON.stringify({ sub: String(memberId) }))}.sign`;

function buildResponse(status: number, body: unknown = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
}

const fetch = vi.fn<(request: Request | string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetch);
  window.localStorage.clear();
  session.setTokens({ accessToken: tokenOf(7), refreshToken: "refresh" });
});

/** Writes tokens as another tab does, with the storage event. */
function writeInOtherTab(token: string | null): void {
  for (const name of ["accessToken", "refreshToken"]) {
    if (token === null) window.localStorage.removeItem(`babchingu.member.${name}`);
    else window.localStorage.setItem(`babchingu.member.${name}`, token);
    window.dispatchEvent(new StorageEvent("storage"));
  }
}

describe("the session's source", () => {
  it.each([
    [500, "failed"],
    [502, "failed"],
    [429, "failed"],
    [401, null],
    [403, null],
    [404, null],
  ])("load() resolves a %i to %s", async (status, loaded) => {
    fetch.mockImplementation(() => Promise.resolve(buildResponse(status)));
    expect(await sessionSource.load()).toBe(loaded);
  });

  it("load() distinguishes an unreachable server from a failing one", async () => {
    fetch.mockRejectedValue(new TypeError("fetch failed"));
    expect(await sessionSource.load()).toBe("unreachable");
  });

  it("load() returns and stores the member whom another tab has signed in meanwhile", async () => {
    const next = buildMember({ id: 8, name: "다음사람" });
    fetch
      .mockImplementationOnce(() => {
        window.localStorage.setItem("babchingu.member.accessToken", tokenOf(8));
        return Promise.resolve(buildResponse(200, buildMember()));
      })
      .mockResolvedValueOnce(buildResponse(200, next));
    expect(await sessionSource.load()).toEqual(next);
    expect(readPersistedMember()?.id).toBe(8);
  });

  it("readCachedMember() returns nobody but the member whose tokens are stored", () => {
    persistMember(buildMember({ id: 8 }));
    expect(sessionSource.readCachedMember?.()).toBeNull();
    session.setTokens({ accessToken: tokenOf(8), refreshToken: "refresh" });
    persistMember(buildMember({ id: 8 }));
    expect(sessionSource.readCachedMember?.()?.id).toBe(8);
  });

  it.each([
    ["on", "has ended it", () => Promise.resolve(new Response(null, { status: 204 }))],
    ["off", "fails", () => Promise.resolve(buildResponse(503))],
    ["off", "isn't reached", () => Promise.reject(new TypeError("fetch failed"))],
  ] as const)("logout() leaves push messages %s when the server %s", async (state, _case, answer) => {
    const { subscribe } = stubPushBrowser("granted");
    await subscribe();
    fetch.mockImplementation(answer);
    await sessionSource.logout();
    await vi.dynamicImportSettled();
    await expect.poll(readDeviceState).toBe(state);
  });

  it("onEnd() reports how the session ended, except by a logout in this tab", async () => {
    const ends: string[] = [];
    const unsubscribe = sessionSource.onEnd((end) => ends.push(end));
    writeInOtherTab(tokenOf(8));
    writeInOtherTab(null);
    expect(ends).toEqual(["replaced", "otherTabSignedOut"]);
    writeInOtherTab(tokenOf(9));
    fetch.mockResolvedValue(buildResponse(200));
    await session.logout();
    expect(ends).toEqual(["replaced", "otherTabSignedOut", "replaced"]);
    unsubscribe();
  });
});
