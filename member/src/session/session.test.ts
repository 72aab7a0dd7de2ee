import { beforeEach, describe, expect, it, vi } from "vitest";
import { logout, patchMember, reloadMember, sessionNow, startSession } from "./session.ts";
import type { SessionLoad } from "./types.ts";
import { buildMember, fakeSource } from "../testing/session.ts";

describe("session", () => {
  beforeEach(() => {
    startSession(fakeSource({ load: () => new Promise(() => {}) }));
  });

  it("starts as loading until the member is fetched", async () => {
    expect(sessionNow()).toEqual({ kind: "loading" });
    const member = buildMember();
    startSession(fakeSource({ load: () => Promise.resolve(member) }));
    await reloadMember();
    expect(sessionNow()).toEqual({ kind: "member", member });
  });

  it("becomes a guest without a usable token", async () => {
    startSession(fakeSource({}));
    await reloadMember();
    expect(sessionNow()).toEqual({ kind: "guest", reason: "none" });
  });

  it("keeps 'expired' as the reason when the next read finds no member", async () => {
    const source = fakeSource({});
    startSession(source);
    source.end("refused");
    await reloadMember();
    expect(sessionNow()).toEqual({ kind: "guest", reason: "expired" });
  });

  it("keeps the member when the server can't be reached, and becomes 'unreachable' when there is none", async () => {
    const loads: SessionLoad[] = ["unreachable", buildMember(), "unreachable"];
    startSession(fakeSource({ load: () => Promise.resolve(loads.shift() ?? null) }));
    await Promise.resolve();
    await Promise.resolve();
    expect(sessionNow()).toEqual({ kind: "guest", reason: "unreachable" });
    await reloadMember();
    await reloadMember();
    expect(sessionNow().kind).toBe("member");
  });

  it.each([
    ["none", []],
    ["member", [buildMember()]],
  ] as const)("keeps a member and leaves a guest when the server fails: %s", async (_, first) => {
    const loads: SessionLoad[] = [...first, "failed"];
    startSession(fakeSource({ load: () => Promise.resolve(loads.shift() ?? "failed") }));
    const [member = null] = first;
    expect(await reloadMember()).toEqual(member);
    expect(sessionNow()).toEqual(member ? { kind: "member", member } : { kind: "guest", reason: "none" });
  });

  it("follows another tab: signed out, or signed in as another member", async () => {
    const loads: SessionLoad[] = [buildMember(), buildMember({ id: 8 })];
    const source = fakeSource({ load: () => Promise.resolve(loads.shift() ?? null) });
    startSession(source);
    await vi.waitFor(() => expect(sessionNow().kind).toBe("member"));
    source.end("otherTabSignedOut");
    expect(sessionNow()).toEqual({ kind: "guest", reason: "otherTabSignedOut" });
    source.end("replaced");
    expect(sessionNow()).toEqual({ kind: "loading" });
    await vi.waitFor(() => expect(sessionNow()).toMatchObject({ member: { id: 8 } }));
  });

  it("ignores the response to an older request", async () => {
    const answers: ((member: SessionLoad) => void)[] = [];
    startSession(fakeSource({ load: () => new Promise((resolve) => answers.push(resolve)) }));
    const [second, third] = [reloadMember(), reloadMember()];
    answers[2]?.(buildMember({ riceBalance: 500 }));
    await third;
    answers[1]?.(buildMember({ riceBalance: 0 }));
    expect(await second).toMatchObject({ riceBalance: 500 });
    const fourth = reloadMember();
    patchMember({ name: "국밥천사" });
    answers[3]?.(buildMember({ name: "국밥요정" }));
    await fourth;
    expect(sessionNow()).toMatchObject({ member: { riceBalance: 500, name: "국밥천사" } });
  });

  it("patches the member, and becomes a guest after logout", async () => {
    startSession(fakeSource({ load: () => Promise.resolve(buildMember({ riceBalance: 1500 })) }));
    await reloadMember();
    patchMember({ riceBalance: 1000 });
    expect(sessionNow()).toMatchObject({ member: { riceBalance: 1000 } });
    await logout();
    expect(sessionNow()).toEqual({ kind: "guest", reason: "signedOut" });
  });
});
