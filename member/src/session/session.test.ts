import { beforeEach, describe, expect, it, vi } from "vitest";
import { logout, patchMember, reloadMember, sessionNow, initSessionStore } from "./session.ts";
import type { SessionLoadResult } from "./types.ts";
import { buildMember, fakeSource } from "../testing/session.ts";

describe("session", () => {
  beforeEach(() => {
    initSessionStore(fakeSource({ load: () => new Promise(() => {}) }));
  });

  it("is loading until the member is fetched", async () => {
    expect(sessionNow()).toEqual({ kind: "loading" });
    const member = buildMember();
    initSessionStore(fakeSource({ load: () => Promise.resolve(member) }));
    await reloadMember();
    expect(sessionNow()).toEqual({ kind: "member", member });
  });

  it("becomes a guest without a usable token", async () => {
    initSessionStore(fakeSource({}));
    await reloadMember();
    expect(sessionNow()).toEqual({ kind: "guest", reason: "none" });
  });

  it("keeps 'expired' as the reason when a reload finds no member", async () => {
    const source = fakeSource({});
    initSessionStore(source);
    source.end("expired");
    await reloadMember();
    expect(sessionNow()).toEqual({ kind: "guest", reason: "expired" });
  });

  it("keeps the member when the server can't be reached, and becomes 'unreachable' when there is none", async () => {
    const loads: SessionLoadResult[] = ["unreachable", buildMember(), "unreachable"];
    initSessionStore(fakeSource({ load: () => Promise.resolve(loads.shift() ?? null) }));
    await Promise.resolve();
    await Promise.resolve();
    expect(sessionNow()).toEqual({ kind: "guest", reason: "unreachable" });
    await reloadMember();
    await reloadMember();
    expect(sessionNow().kind).toBe("member");
  });

  it("shows the stored member when the server doesn't answer for a few seconds, until it does", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const resolveLoads: ((member: SessionLoadResult) => void)[] = [];
    const load = () => new Promise<SessionLoadResult>((resolve) => resolveLoads.push(resolve));
    const member = buildMember();
    initSessionStore(fakeSource({ load, readCachedMember: () => member }));
    vi.advanceTimersByTime(5000);
    expect(sessionNow()).toEqual({ kind: "member", member, isFromCache: true });
    resolveLoads[0]?.(member);
    await vi.waitFor(() => expect(sessionNow()).toEqual({ kind: "member", member }));
    initSessionStore(fakeSource({ load, readCachedMember: () => null }));
    vi.advanceTimersByTime(60_000);
    expect(sessionNow()).toEqual({ kind: "loading" });
  });

  it.each([
    ["none", []],
    ["member", [buildMember()]],
  ] as const)("stays a guest or keeps the member when the server fails: %s", async (_, first) => {
    const loads: SessionLoadResult[] = [...first, "failed"];
    initSessionStore(fakeSource({ load: () => Promise.resolve(loads.shift() ?? "failed") }));
    const [member = null] = first;
    expect(await reloadMember()).toEqual(member);
    expect(sessionNow()).toEqual(member ? { kind: "member", member } : { kind: "guest", reason: "none" });
  });

  it("follows another tab that signs out, or signs in as another member", async () => {
    const loads: SessionLoadResult[] = [buildMember(), buildMember({ id: 8 })];
    const source = fakeSource({ load: () => Promise.resolve(loads.shift() ?? null) });
    initSessionStore(source);
    await vi.waitFor(() => expect(sessionNow().kind).toBe("member"));
    source.end("otherTabSignedOut");
    expect(sessionNow()).toEqual({ kind: "guest", reason: "otherTabSignedOut" });
    source.end("replaced");
    expect(sessionNow()).toEqual({ kind: "loading" });
    await vi.waitFor(() => expect(sessionNow()).toMatchObject({ member: { id: 8 } }));
  });

  it("ignores the response to an older request", async () => {
    const resolveLoads: ((member: SessionLoadResult) => void)[] = [];
    initSessionStore(fakeSource({ load: () => new Promise((resolve) => resolveLoads.push(resolve)) }));
    const [second, third] = [reloadMember(), reloadMember()];
    resolveLoads[2]?.(buildMember({ riceBalance: 500 }));
    await third;
    resolveLoads[1]?.(buildMember({ riceBalance: 0 }));
    expect(await second).toMatchObject({ riceBalance: 500 });
    const fourth = reloadMember();
    patchMember({ name: "국밥천사" });
    resolveLoads[3]?.(buildMember({ name: "국밥요정" }));
    await fourth;
    expect(sessionNow()).toMatchObject({ member: { riceBalance: 500, name: "국밥천사" } });
  });

  it("patches the member, and becomes a guest after logout", async () => {
    initSessionStore(fakeSource({ load: () => Promise.resolve(buildMember({ riceBalance: 1500 })) }));
    await reloadMember();
    patchMember({ riceBalance: 1000 });
    expect(sessionNow()).toMatchObject({ member: { riceBalance: 1000 } });
    await logout();
    expect(sessionNow()).toEqual({ kind: "guest", reason: "signedOut" });
  });
});
