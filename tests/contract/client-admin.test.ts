/**
 * Each call of the console (every method of the data provider on every resource, every ApiCall, the login) against Prism with every answer the
 * contract documents. The last test compares them with the calls of the source, so that a new one is tested or fails there.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAuthProvider } from "../../admin/src/authProvider.ts";
import { describeAction, fieldErrorsOf, statusOf } from "../../admin/src/dataProvider/errors.ts";
import { readOperator } from "../../admin/src/operator.ts";
import type { RunningServer } from "../../mocks/src/mock-server.ts";
import type { AdminCall } from "./clients/admin-calls.ts";
import { adminCalls, isPage, providerOf, resources } from "./clients/admin-calls.ts";
import type { DocumentedAnswer } from "./clients/documented.ts";
import { answersOf, documented, isSuccess, operationById, successOf } from "./clients/documented.ts";
import type { Answered } from "./clients/expectations.ts";
import { compareAnswers, everyFailure, outcomeOf, runEveryAnswer } from "./clients/expectations.ts";
import { createMockedClient, startMockForClients } from "./clients/mocked-client.ts";
import { callsOf } from "./clients/source-calls.ts";

const calls = await adminCalls();
const operatorTokens = successOf("POST /auth/login/admin") as { accessToken: string; refreshToken: string };
let mock: RunningServer;
const newClient = () => createMockedClient(mock, operatorTokens);

beforeAll(async () => {
  mock = await startMockForClients();
});
afterAll(() => mock.stop());

const anExport = { name: expect.stringMatching(/^members.*\.csv$/) as string, content: expect.any(Blob) as Blob };
const aList = (data: unknown[], total: number) => expect.objectContaining({ data, total }) as object;

/** What the console makes of a success's body. */
function expectedValue({ kind, name }: AdminCall, body: unknown): unknown {
  const page = body as { content: unknown[]; totalElements: number };
  if (name === "login") return { redirectTo: "/dashboard" };
  if (name === "exportRows") return { data: anExport };
  if (name === "probeAuditLog") return { data: true };
  if (kind === "apiCall") return { data: body };
  if (kind === "list") return aList(page.content, page.totalElements);
  const row = isPage(body) ? page.content[0] : body;
  if (kind === "row") return { data: row };
  if (kind === "rows") return { data: [row] };
  return { data: expect.anything() as unknown };
}

/** The login's errors go to its form as they are; all others come as react-admin knows them. */
function expectWords({ status, value }: DocumentedAnswer, error: unknown): void {
  const { message, data } = value as { message: string; data?: { fields?: Record<string, string> } };
  const fields = Object.entries(data?.fields ?? {}).map(([pointer, text]) => [pointer.slice(1), text]);
  expect([statusOf(error), fieldErrorsOf(error)]).toEqual([status, Object.fromEntries(fields)]);
  expect(describeAction("바꾸지 못했어요.", error)).toBe(`바꾸지 못했어요. ${message}`);
}

// No describe.each: it cuts names off.
for (const call of calls) describeCall(call);

function describeCall(call: AdminCall): void {
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
      const successes = answered.filter(({ answer }) => isSuccess(answer) && !call.missing?.(answer.value));
      const expected = successes.map(({ answer }) => expectedValue(call, answer.value));
      expect(successes.map(({ outcome }) => outcome.value)).toEqual(expected);
    });

    it("says the server's words, lands refused fields at their fields, and logs out after a 401 only", async () => {
      for (const { answer, outcome } of answered.filter((each) => !isSuccess(each.answer))) {
        if (call.name !== "login") expectWords(answer, outcome.error);
        const { api, session } = newClient();
        const isOver = await createAuthProvider(api, session)
          .checkError(outcome.error)
          .then(
            () => false,
            () => true,
          );
        expect(isOver).toBe(answer.status === 401);
      }
    });

    it("refreshes once, and takes a missing network for what it is", async () => {
      const [seen, expected] = await everyFailure(call, newClient, answered);
      expect(seen).toEqual(expected);
    });
  });
}

it("an export is the answer's bytes, with the mark that spreadsheets need", async () => {
  const call = calls.find(({ name }) => name === "exportRows")!;
  const answer = answersOf(call.operation).find(isSuccess);
  const { value } = await outcomeOf(call, newClient, [answer!.prefer]);
  const { data } = value as { data: { name: string; content: Blob } };
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await data.content.arrayBuffer());
  expect(text).toBe(answer!.value);
});

describe("who is signed in", () => {
  it.each(answersOf(operationById("getMe")))("after $status $example", async (answer) => {
    const client = newClient();
    client.wish(answer.prefer);
    const identity = await createAuthProvider(client.api, client.session).getIdentity?.();
    const { id, name, role } = answer.value as { id: number; name: string; role: string };
    expect(identity).toEqual(isSuccess(answer) ? { id, fullName: name } : { id: 0 });

    const again = newClient();
    again.wish(answer.prefer);
    const operator = await readOperator(again.api, again.session).catch(() => "unknown");
    const refused = [401, 403, 404].includes(answer.status) ? null : "unknown";
    expect(operator).toEqual(isSuccess(answer) ? (role === "ROLE_ADMIN" ? answer.value : null) : refused);
  });
});

it.each(resources.filter(({ fields }) => fields !== null))(
  "every search field of $name is one of the contract",
  async ({ name, fields }) => {
    for (const field of Object.keys(fields ?? {})) {
      const client = newClient();
      const parameters = { pagination: { page: 1, perPage: 20 }, sort: { field: "id", order: "DESC" as const } };
      const { data } = await providerOf(client).getList(name, { ...parameters, filter: { q: "1", field } });
      expect([field, data.length > 0]).toEqual([field, true]);
    }
  },
);

it("tests every call of the console's source", () => {
  // Who is signed in is tested above.
  const tested = new Set(["getMe", ...calls.map(({ operation }) => operation.id)]);
  const written = callsOf("admin");
  const untested = written.filter(({ address }) => !tested.has(documented.get(address)?.id ?? ""));
  expect(written.length).toBeGreaterThan(40);
  expect(untested.map(({ address, file }) => `${address} in ${file}`)).toEqual([]);
});
