/** Expectations of every call of an app, for every response that the contract documents. */
import { ApiError, NetworkError } from "@babchingu/openapi";
import { beforeAll, expect, it } from "vitest";
import { publicPaths } from "@babchingu/openapi/operations";
import {
  documentedResponses,
  isDefaultSuccess,
  isSuccess,
  type DocumentedOperation,
  type DocumentedResponse,
} from "./documented.ts";
import { CONTRACT_SUCCESS, OFFLINE, REFRESH, type MockedClient, type Preference } from "./mocked-client.ts";

export interface Call {
  /** The first operation it calls, whose response the test chooses. */
  operation: DocumentedOperation;
  /** The expected line, such as `404 null: null`, for a success that lacks the requested row; null for any other. */
  expectedError?: (body: unknown) => string | null;
  /** What it calls instead when the backend lacks the first operation (D44). */
  operationsAfter501?: readonly string[];
  run: (client: Pick<MockedClient, "api" | "session" | "baseUrl">) => Promise<unknown>;
}

/** The outcome of a call as one line to compare, with the operations that it called. */
interface Outcome {
  line: string;
  operations: (string | null)[];
  value: unknown;
  /** What was thrown; null for a success. */
  error: unknown;
  hasTokens: boolean;
}

/** Describes an error in one line, for the error classes of both apps. */
function describeError(error: unknown): string {
  if (error instanceof NetworkError) return "no network";
  if (error instanceof ApiError) return `${error.status} ${error.code}: ${error.serverMessage}`;
  const { status, body } = error as { status?: number; body?: { code?: string; serverMessage?: string } };
  if (status === undefined || !body) return `another error: ${String(error)}`;
  return `${status} ${body.code}: ${body.serverMessage}`;
}

/** Runs a call on a new client. */
export async function runCall(
  call: Call,
  newClient: () => MockedClient,
  preferences: Preference[],
  refresh: Preference = null,
) {
  const client = newClient();
  client.prefer(...preferences);
  client.preferForRefresh(refresh);
  const settled = await call.run(client).then(
    (value) => ({ value, error: null }),
    (error: unknown) => ({ value: undefined, error }),
  );
  const operations = client.sent.map(({ operation }) => operation);
  const outcome: Outcome = {
    line: settled.error === null ? String(client.sent.at(-1)?.status) : describeError(settled.error),
    operations,
    ...settled,
    hasTokens: client.session.hasTokens(),
  };
  return outcome;
}

const isPublic = ({ path }: DocumentedOperation) => publicPaths.some((each) => each === path);

/** The expected line for a documented response to the first request. */
function expectedLine({ status, example, value }: DocumentedResponse): string {
  if (status < 300) return String(status);
  return `${status} ${example}: ${(value as { message: string }).message}`;
}

/** An error is the response to every attempt; a success only to the first request, and later requests get the mock's default. */
const preferencesFor = (response: DocumentedResponse): Preference[] =>
  isSuccess(response) ? [response.prefer, null] : [response.prefer];

interface ResponseOutcome {
  response: DocumentedResponse;
  outcome: Outcome;
}

/** Runs a call against every documented response. */
async function runEveryResponse(call: Call, newClient: () => MockedClient): Promise<ResponseOutcome[]> {
  const outcomes: ResponseOutcome[] = [];
  for (const response of documentedResponses(call.operation)) {
    outcomes.push({ response, outcome: await runCall(call, newClient, preferencesFor(response)) });
  }
  return outcomes;
}

/** The outcome of the first success, which may need several calls. Throws when nothing succeeded. */
function firstSuccess(outcomes: readonly ResponseOutcome[]): Outcome {
  const first = outcomes.find(({ response }) => isDefaultSuccess(response));
  if (!first) throw new Error("The contract documents no success.");
  return first.outcome;
}

/**
 * The actual and expected outcome of each response, as lines: the status and the server's message, with the operations
 * called. A 401 is followed by one refresh and one more attempt; no error ends the session.
 */
function compareOutcomes(call: Call, outcomes: ResponseOutcome[]): [actual: string[], expected: string[]] {
  const { operation, expectedError } = call;
  const actual = outcomes.map(({ response, outcome: { line, operations, hasTokens } }) => {
    const logout = hasTokens ? "" : ", logged out";
    return `${response.prefer} → ${line} (${operations.join(", ")})${logout}`;
  });
  const operationsOfSuccess = firstSuccess(outcomes).operations;
  const expected = outcomes.map(({ response }) => {
    const isRefreshed = response.status === 401 && !isPublic(operation);
    const fallback = response.status === 501 ? (call.operationsAfter501 ?? []) : [];
    const operationsOfError = isRefreshed ? [operation.id, REFRESH, operation.id] : [operation.id, ...fallback];
    const line = (isSuccess(response) ? expectedError?.(response.value) : null) ?? expectedLine(response);
    return `${response.prefer} → ${line} (${(isSuccess(response) ? operationsOfSuccess : operationsOfError).join(", ")})`;
  });
  return [actual, expected];
}

/** The outcomes of a call when the session ends, is refreshed, or there is no network, as lines to compare. */
async function compareFailures(
  call: Call,
  newClient: () => MockedClient,
  outcomes: readonly ResponseOutcome[],
): Promise<[actual: string[], expected: string[]]> {
  const { operation } = call;
  const success = firstSuccess(outcomes);
  const cases: [
    name: string,
    preferences: Preference[],
    refresh: Preference,
    line: string | null,
    operations: string[],
    hasTokens: boolean,
  ][] = [["no network", [OFFLINE], OFFLINE, "no network", [], true]];
  const unauthorised = documentedResponses(operation).find(({ status }) => status === 401);
  if (unauthorised && !isPublic(operation)) {
    const { prefer } = unauthorised;
    const [, ...rest] = success.operations.map(String);
    const again = [operation.id, REFRESH, operation.id, ...rest];
    cases.push(
      ["an expired token", [prefer, CONTRACT_SUCCESS], null, success.line, again, true],
      ["an ended session", [prefer], "code=401", expectedLine(unauthorised), [operation.id, REFRESH], false],
      ["a refresh without a network", [prefer], OFFLINE, "no network", [operation.id], true],
      ["a refresh that fails", [prefer], "code=503", "no network", [operation.id, REFRESH], true],
    );
  }
  const actual: string[] = [];
  const expected: string[] = [];
  for (const [name, preferences, refresh, line, operations, hasTokens] of cases) {
    const outcome = await runCall(call, newClient, preferences, refresh);
    const describe = (each: Pick<Outcome, "line" | "operations" | "hasTokens">) =>
      `${name} → ${each.line} (${each.operations.join(", ")}), ${each.hasTokens ? "signed in" : "logged out"}`;
    actual.push(describe(outcome));
    expected.push(describe({ line: line ?? "", operations, hasTokens }));
  }
  return [actual, expected];
}

/** Defines the tests that every call has; returns a getter of the outcomes for the tests that only one app has. */
export function testEveryResponse(call: Call, newClient: () => MockedClient): () => ResponseOutcome[] {
  let outcomes: ResponseOutcome[];
  beforeAll(async () => {
    outcomes = await runEveryResponse(call, newClient);
  });

  it("handles every documented response", () => {
    const [actual, expected] = compareOutcomes(call, outcomes);
    expect(actual).toEqual(expected);
  });

  it("refreshes once, and reports a missing network", async () => {
    const [actual, expected] = await compareFailures(call, newClient, outcomes);
    expect(actual).toEqual(expected);
  });
  return () => outcomes;
}
