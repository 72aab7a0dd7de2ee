// @vitest-environment jsdom
/**
 * Each call of the member app, as its source writes it, against Prism with every answer the contract documents. The calls are read
 * from the source, so that a new one is tested or fails here until it can be.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../../mocks/src/mock-server.ts";
import { answersOf, isSuccess, operationById } from "./clients/documented.ts";
import type { Answered } from "./clients/expectations.ts";
import { compareAnswers, everyFailure, runEveryAnswer } from "./clients/expectations.ts";
import type { MemberCall } from "./clients/member-calls.ts";
import { memberCalls, unusedSamples } from "./clients/member-calls.ts";
import type { MockedClient } from "./clients/mocked-client.ts";
import { REFRESH, createMockedClient, startMockForClients } from "./clients/mocked-client.ts";

const calls = await memberCalls();
let mock: RunningServer;
const newClient = (): MockedClient => createMockedClient(mock, { accessToken: "member", refreshToken: "refresh" });

beforeAll(async () => {
  mock = await startMockForClients();
});
afterAll(() => mock.stop());

it("finds the calls", () => {
  expect(calls.length).toBeGreaterThan(50);
  expect(unusedSamples()).toEqual([]);
});

// No describe.each: it cuts names off.
for (const call of calls) describeCall(call);

function describeCall(call: MemberCall): void {
  // oxlint-disable-next-line vitest/valid-title -- one describe for each call
  describe(call.name, () => {
    let answered: Answered[];
    beforeAll(async () => {
      answered = await runEveryAnswer(call, newClient);
    });

    it("takes every documented answer", () => {
      const [seen, expected] = compareAnswers(call, answered);
      expect(seen).toEqual(expected);
    });

    it("hands on what a success holds", () => {
      const successes = answered.filter(({ answer }) => isSuccess(answer));
      expect(successes.map(({ outcome }) => outcome.value)).toEqual(successes.map(({ answer }) => answer.value));
    });

    it("refreshes once, and takes a missing network for what it is", async () => {
      const [seen, expected] = await everyFailure(call, newClient, answered);
      expect(seen).toEqual(expected);
    });
  });
}

describe("the session's own calls", () => {
  /** Answers that say the session is over; after any other one the person stays signed in and tries again. */
  const ENDS = new Set([400, 401, 405, 413, 415]);

  it.each(answersOf(operationById(REFRESH)))("a refresh answered with $status $example", async (answer) => {
    const client = newClient();
    client.wishForRefresh(answer.prefer);
    const fresh = await client.session.freshAccessToken(Infinity);
    expect(client.sent.map(({ operation, status }) => [operation, status])).toEqual([[REFRESH, answer.status]]);
    const isOver = ENDS.has(answer.status);
    const tokens = isSuccess(answer) ? answer.value : { accessToken: "member", refreshToken: "refresh" };
    expect(client.session.tokens()).toEqual(isOver ? null : tokens);
    expect(fresh).toBe(client.session.tokens()?.accessToken ?? null);
  });

  it.each(answersOf(operationById("logout")))("a logout answered with $status $example", async (answer) => {
    const client = newClient();
    client.wish(answer.prefer);
    await client.session.logout();
    expect(client.sent.map(({ operation, status }) => [operation, status])).toEqual([["logout", answer.status]]);
    expect(client.sent[0]?.request.headers.get("Authorization")).toBe("Bearer member");
    expect(client.session.hasTokens()).toBe(false);
  });

  it.each(["off", "code=503"])("a logout without a server (%s) forgets the tokens all the same", async (wish) => {
    const client = newClient();
    client.wish(wish);
    await client.session.logout();
    expect(client.session.hasTokens()).toBe(false);
  });
});
