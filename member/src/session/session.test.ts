import { beforeEach, describe, expect, it, vi } from "vitest";
import { logout, patchMember, reloadMember, sessionNow, startSession } from "./session.ts";
import type { SessionLoad } from "./types.ts";
import { buildMember, fakeSource } from "./testing.ts";

describe("session", () => {
  beforeEach(() => {
    startSession(fakeSource({ load: () => new Promise(() => {}) }));
  });

  it("is loading until the member is known", async () => {
    expect(sessionNow()).toEqual({ kind: "loading" });
    const member = buildMember();
    startSession(fakeSource({ load: () => Promise.resolve(member) }));
    await reloadMember();
    expect(sessionNow()).toEqual({ kind: "member", member });
  });

  it("has a guest when there is no usable token", async () => {
    startSession(fakeSource({}));
    await reloadMember();
    expect(sessionNow()).toEqual({ kind: "guest", because: "none" });
  });

  it("keeps 'expired' as the reason when the read that follows finds nobody", async () => {
    const source = fakeSource({});
    startSession(source);
    source.end("refused");
    await reloadMember();
    expect(sessionNow()).toEqual({ kind: "guest", because: "expired" });
  });

  it("keeps the member on screen when the server can't be reached, and says so when there is none", async () => {
    const loads: SessionLoad[] = ["unreachable", buildMember(), "unreachable"];
    startSession(fakeSource({ load: () => Promise.resolve(loads.shift() ?? null) }));
    await Promise.resolve();
    await Promise.resolve();
    expect(sessionNow()).toEqual({ kind: "guest", because: "unreachable" });
    await reloadMember();
    await reloadMember();
    expect(sessionNow().kind).toBe("member");
  });

  it.each([
    ["none", []],
    ["member", [buildMember()]],
  ] as const)(
    "clears nobody but those who aren't on screen yet when the server is in trouble: %s",
    async (_, first) => {
      const loads: SessionLoad[] = [...first, "failed"];
      startSession(fakeSource({ load: () => Promise.resolve(loads.shift() ?? "failed") }));
      const [member = null] = first;
      expect(await reloadMember()).toEqual(member);
      expect(sessionNow()).toEqual(member ? { kind: "member", member } : { kind: "guest", because: "none" });
    },
  );

  it("ends with what another tab did: nobody is signed in, or somebody else", async () => {
    const loads: SessionLoad[] = [buildMember(), buildMember({ id: 8 })];
    const source = fakeSource({ load: () => Promise.resolve(loads.shift() ?? null) });
    startSession(source);
    await vi.waitFor(() => expect(sessionNow().kind).toBe("member"));
    source.end("elsewhere");
    expect(sessionNow()).toEqual({ kind: "guest", because: "elsewhere" });
    source.end("replaced");
    expect(sessionNow()).toEqual({ kind: "loading" });
    await vi.waitFor(() => expect(sessionNow()).toMatchObject({ member: { id: 8 } }));
  });

  it("isn't undone by a read that was asked for earlier", async () => {
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

  it("patches the member on screen and forgets them on logout", async () => {
    startSession(fakeSource({ load: () => Promise.resolve(buildMember({ riceBalance: 1500 })) }));
    await reloadMember();
    patchMember({ riceBalance: 1000 });
    expect(sessionNow()).toMatchObject({ member: { riceBalance: 1000 } });
    await logout();
    expect(sessionNow()).toEqual({ kind: "guest", because: "signedOut" });
  });
});
