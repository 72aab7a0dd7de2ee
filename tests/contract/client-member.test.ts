// @vitest-environment jsdom
/**
 * Each call of the member app, as its source writes it, with every response the contract documents: successes are Prism's, errors are made
 * from the contract. The calls are read from the source, so that a new call is tested, or fails here until it has samples.
 */
import { describe, expect, it } from "vitest";
import { FILTERS, toQuery } from "../../member/src/features/meetings/model/listFilter.ts";
import { documentedResponses, isSuccess, operationById, requestOf } from "./clients/documented.ts";
import { testEveryResponse } from "./clients/expectations.ts";
import { memberCalls, unusedSamples, type MemberCall } from "./clients/member-calls.ts";
import { REFRESH, createMockedClient, type MockedClient } from "./clients/mocked-client.ts";

const calls = await memberCalls();
const newClient = (): MockedClient => createMockedClient({ accessToken: "member", refreshToken: "refresh" });

it("finds the calls in the source and has no unused sample", () => {
  expect(calls.length).toBeGreaterThan(50);
  expect(unusedSamples()).toEqual([]);
});

// No describe.each: it truncates names.
for (const call of calls) describeCall(call);

function describeCall(call: MemberCall): void {
  // oxlint-disable-next-line vitest/valid-title -- one describe for each call
  describe(call.name, () => {
    const outcomes = testEveryResponse(call, newClient);

    it("returns the data of a success", () => {
      const successes = outcomes().filter(({ response }) => isSuccess(response));
      expect(successes.map(({ outcome }) => outcome.value)).toEqual(successes.map(({ response }) => response.value));
    });
  });
}

it("the meeting list has every filter of the contract", () => {
  const { parameters } = requestOf(operationById("listMeetings"));
  const filters = Object.keys(parameters).filter((name) => !["lat", "lng", "cursor"].includes(name));
  expect(Object.keys(toQuery(FILTERS, new Date())).toSorted(), "toQuery of listFilter.ts").toEqual(filters.toSorted());
});

describe("the session's own calls", () => {
  /** A refresh with one of these statuses ends the session; after any other the member stays signed in. */
  const SESSION_ENDING = new Set([400, 401, 405, 413, 415]);

  it.each(documentedResponses(operationById(REFRESH)))("a refresh with $status $example", async (response) => {
    const client = newClient();
    client.preferForRefresh(response.prefer);
    const accessToken = await client.session.freshAccessToken(Infinity);
    expect(client.sent.map(({ operation, status }) => [operation, status])).toEqual([[REFRESH, response.status]]);
    const isOver = SESSION_ENDING.has(response.status);
    const tokens = isSuccess(response) ? response.value : { accessToken: "member", refreshToken: "refresh" };
    expect(client.session.tokens()).toEqual(isOver ? null : tokens);
    expect(accessToken).toBe(client.session.tokens()?.accessToken ?? null);
  });

  it.each(documentedResponses(operationById("logout")))("a logout with $status $example", async (response) => {
    const client = newClient();
    client.prefer(response.prefer);
    await client.session.logout();
    expect(client.sent.map(({ operation, status }) => [operation, status])).toEqual([["logout", response.status]]);
    expect(client.sent[0]?.request.headers.get("Authorization")).toBe("Bearer member");
    expect(client.session.hasTokens()).toBe(false);
  });

  it.each(["off", "code=503"])("a logout without a server (%s) still clears the tokens", async (preference) => {
    const client = newClient();
    client.prefer(preference);
    await client.session.logout();
    expect(client.session.hasTokens()).toBe(false);
  });
});
