/** What every call of an app has to do with every answer that the contract documents. */
import { ApiError, NetworkError } from "@babchingu/openapi";
import { publicPaths } from "@babchingu/openapi/operations";
import type { Documented, DocumentedAnswer } from "./documented.ts";
import { answersOf, isSuccess } from "./documented.ts";
import type { MockedClient, Wish } from "./mocked-client.ts";
import { OFF, REFRESH } from "./mocked-client.ts";

export interface Call {
  /** The first operation it asks for, which is the one that answers as the test wants. */
  operation: Documented;
  /** What it makes of a success that doesn't hold what it looks for: a line like `404 null: null`; null when it does. */
  missing?: (body: unknown) => string | null;
  run: (client: Pick<MockedClient, "api" | "session" | "baseUrl">) => Promise<unknown>;
}

/** What became of a call, and the operations it took, as one line to compare. */
interface Outcome {
  line: string;
  operations: (string | null)[];
  value: unknown;
  /** What was thrown; null for a success. */
  error: unknown;
  hasTokens: boolean;
}

/** A refusal in words, whichever error class an app has for it. */
function describeError(error: unknown): string {
  if (error instanceof NetworkError) return "no network";
  if (error instanceof ApiError) return `${error.status} ${error.code}: ${error.serverMessage}`;
  const { status, body } = error as { status?: number; body?: { code?: string; serverMessage?: string } };
  if (status === undefined || !body) return `another error: ${String(error)}`;
  return `${status} ${body.code}: ${body.serverMessage}`;
}

/** Runs a call on a fresh client. */
export async function outcomeOf(call: Call, newClient: () => MockedClient, wishes: Wish[], refresh: Wish = null) {
  const client = newClient();
  client.wish(...wishes);
  client.wishForRefresh(refresh);
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

const isPublic = ({ path }: Documented) => publicPaths.some((each) => each === path);

/** What the call has to end with, given a documented answer to its first request. */
function expectedLine({ status, example, value }: DocumentedAnswer): string {
  if (status < 300) return String(status);
  return `${status} ${example}: ${(value as { message: string }).message}`;
}

/** A refusal is for every try; a success is for the first request, and what follows takes the mock's own choice. */
const wishesFor = (answer: DocumentedAnswer): Wish[] => (isSuccess(answer) ? [answer.prefer, null] : [answer.prefer]);

export interface Answered {
  answer: DocumentedAnswer;
  outcome: Outcome;
}

/** Runs a call against every documented answer. */
export async function runEveryAnswer(call: Call, newClient: () => MockedClient): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const answer of answersOf(call.operation)) {
    answered.push({ answer, outcome: await outcomeOf(call, newClient, wishesFor(answer)) });
  }
  return answered;
}

/** A success may need more calls than one; which, the first success tells. Throws when nothing succeeded. */
function usualOf(answered: readonly Answered[]): Outcome {
  const first = answered.find(({ answer }) => isSuccess(answer));
  if (!first) throw new Error("The contract documents no success.");
  return first.outcome;
}

/**
 * What came of each answer and what should have, to be compared line by line: the status and the server's words, with the operations
 * it took. A 401 is followed by one refresh and one more try; no refusal ends the session.
 */
export function compareAnswers(call: Call, answered: Answered[]): [seen: string[], expected: string[]] {
  const { operation, missing } = call;
  const seen = answered.map(({ answer, outcome: { line, operations, hasTokens } }) => {
    const end = hasTokens ? "" : ", logged out";
    return `${answer.prefer} → ${line} (${operations.join(", ")})${end}`;
  });
  const usual = usualOf(answered).operations;
  const expected = answered.map(({ answer }) => {
    const isRefreshed = answer.status === 401 && !isPublic(operation);
    const refused = isRefreshed ? [operation.id, REFRESH, operation.id] : [operation.id];
    const line = (isSuccess(answer) ? missing?.(answer.value) : null) ?? expectedLine(answer);
    return `${answer.prefer} → ${line} (${(isSuccess(answer) ? usual : refused).join(", ")})`;
  });
  return [seen, expected];
}

/** What a call does when the session ends, comes back, or there is no network, as lines to compare. */
export async function everyFailure(
  call: Call,
  newClient: () => MockedClient,
  answered: readonly Answered[],
): Promise<[seen: string[], expected: string[]]> {
  const { operation } = call;
  const usual = usualOf(answered);
  const cases: [
    name: string,
    wishes: Wish[],
    refresh: Wish,
    line: string | null,
    operations: string[],
    hasTokens: boolean,
  ][] = [["no network", [OFF], OFF, "no network", [], true]];
  const unauthorised = answersOf(operation).find(({ status }) => status === 401);
  if (unauthorised && !isPublic(operation)) {
    const { prefer } = unauthorised;
    const [, ...rest] = usual.operations.map(String);
    const again = [operation.id, REFRESH, operation.id, ...rest];
    cases.push(
      ["a token that ran out", [prefer, null], null, usual.line, again, true],
      ["a session that is over", [prefer], "code=401", expectedLine(unauthorised), [operation.id, REFRESH], false],
      ["a refresh without a network", [prefer], OFF, "no network", [operation.id], true],
      ["a refresh that fails", [prefer], "code=503", "no network", [operation.id, REFRESH], true],
    );
  }
  const seen: string[] = [];
  const expected: string[] = [];
  for (const [name, wishes, refresh, line, operations, hasTokens] of cases) {
    const outcome = await outcomeOf(call, newClient, wishes, refresh);
    const describe = (each: Pick<Outcome, "line" | "operations" | "hasTokens">) =>
      `${name} → ${each.line} (${each.operations.join(", ")}), ${each.hasTokens ? "signed in" : "logged out"}`;
    seen.push(describe(outcome));
    expected.push(describe({ line: line ?? "", operations, hasTokens }));
  }
  return [seen, expected];
}
