// @vitest-environment jsdom
import { describeFailure, GENERIC_MESSAGE } from "@babchingu/openapi";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sessionNow, initSessionStore } from "../../../session/session.ts";
import { buildMember, fakeSource } from "../../../testing/session.ts";
import type { SessionLoadResult } from "../../../session/types.ts";
import { logIn } from "./logIn.ts";

let loaded: SessionLoadResult;

beforeEach(() => {
  loaded = null;
  initSessionStore(fakeSource({ load: () => Promise.resolve(loaded) }));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ accessToken: "a", refreshToken: "r" })));
});

describe("logIn", () => {
  it("signs the member in", async () => {
    loaded = buildMember();
    await logIn("01012345678", "babbab12");
    expect(sessionNow()).toMatchObject({ kind: "member", member: { id: 7 } });
  });

  it("doesn't wait long for a push token that the shell doesn't deliver", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    vi.stubGlobal("flutter_inappwebview", { callHandler: () => new Promise(() => undefined) });
    loaded = buildMember();
    const loggedIn = logIn("01012345678", "babbab12");
    await vi.advanceTimersByTimeAsync(5000);
    expect(sessionNow().kind).toBe("member");
    await loggedIn;
  });

  it("fails with a message when tokens are issued but the member can't be read, and can be retried", async () => {
    loaded = "failed";
    const failure: unknown = await logIn("01012345678", "babbab12").catch((error: unknown) => error);
    expect(describeFailure(failure)).toBe(GENERIC_MESSAGE);
    expect(failure).toBeInstanceOf(Error);
    loaded = buildMember();
    await logIn("01012345678", "babbab12");
    expect(sessionNow().kind).toBe("member");
  });

  it("resolves when the network is lost: the guard shows its offline page", async () => {
    loaded = "unreachable";
    await logIn("01012345678", "babbab12");
    expect(sessionNow()).toEqual({ kind: "guest", reason: "unreachable" });
  });
});
