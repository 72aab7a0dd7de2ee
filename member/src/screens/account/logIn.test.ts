// @vitest-environment jsdom
import { describeFailure, GENERIC_MESSAGE } from "@babchingu/openapi";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sessionNow, startSession } from "../../session/session.ts";
import { buildMember, fakeSource } from "../../session/testing.ts";
import type { SessionLoad } from "../../session/types.ts";
import { logIn } from "./logIn.ts";

let loaded: SessionLoad;

beforeEach(() => {
  loaded = null;
  startSession(fakeSource({ load: () => Promise.resolve(loaded) }));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ accessToken: "a", refreshToken: "r" })));
});

describe("logIn", () => {
  it("has the member signed in", async () => {
    loaded = buildMember();
    await logIn("01012345678", "babbab12");
    expect(sessionNow()).toMatchObject({ kind: "member", member: { id: 7 } });
  });

  it("fails with words for a person when the tokens come but the member can't be read, and can be tried again", async () => {
    loaded = "failed";
    const failure: unknown = await logIn("01012345678", "babbab12").catch((error: unknown) => error);
    expect(describeFailure(failure)).toBe(GENERIC_MESSAGE);
    expect(failure).toBeInstanceOf(Error);
    loaded = buildMember();
    await logIn("01012345678", "babbab12");
    expect(sessionNow().kind).toBe("member");
  });

  it("leaves it to the guard's page to tell of a network that went away", async () => {
    loaded = "unreachable";
    await logIn("01012345678", "babbab12");
    expect(sessionNow()).toEqual({ kind: "guest", because: "unreachable" });
  });
});
