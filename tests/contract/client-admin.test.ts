/**
 * Each call of the console (every method of the data provider on every resource, every ApiCall, the login) with every response the contract
 * documents: successes are Prism's, errors are made from the contract. The last test compares them with the calls in the source, and fails for a new call that isn't tested.
 */
import { describe, expect, it } from "vitest";
import { createAuthProvider } from "../../admin/src/authProvider.ts";
import { describeFailedAction, fieldErrorsOf, statusOf } from "../../admin/src/dataProvider/errors.ts";
import { readOperator } from "../../admin/src/operator.ts";
import { adminCalls, filtersOf, isPage, providerOf, resources, type AdminCall } from "./clients/admin-calls.ts";
import type { DocumentedResponse } from "./clients/documented.ts";
import {
  documentedResponses,
  documentedOperations,
  isSuccess,
  operationById,
  successOf,
} from "./clients/documented.ts";
import { runCall, testEveryResponse } from "./clients/expectations.ts";
import { createMockedClient } from "./clients/mocked-client.ts";
import { callsOf } from "./clients/source-calls.ts";

const calls = await adminCalls();
const operatorTokens = successOf("POST /auth/login/admin") as { accessToken: string; refreshToken: string };
const newClient = () => createMockedClient(operatorTokens);

const exportResult = { name: expect.stringMatching(/^reports.*\.csv$/) as string, content: expect.any(Blob) as Blob };
const listResult = (data: unknown[], total: number) => expect.objectContaining({ data, total }) as object;

/** The console's result of a success. */
function expectedValue({ kind, name }: AdminCall, body: unknown): unknown {
  const page = body as { content: { id: number }[]; totalElements: number };
  if (name === "login") return { redirectTo: "/dashboard" };
  if (name === "exportRows") return { data: exportResult };
  if (name.startsWith("probe")) return { data: true };
  if (name === "readOpenReportIds") return { data: page.content.map(({ id }) => id) };
  if (kind === "apiCall") return { data: body };
  if (kind === "list") return listResult(page.content, page.totalElements);
  const row = isPage(body) ? page.content[0] : body;
  if (kind === "row") return { data: row };
  if (kind === "rows") return { data: [row] };
  return { data: expect.anything() as unknown };
}

/** The login's errors reach its form unchanged; all others are react-admin's HttpError. */
function expectMessage({ status, value }: DocumentedResponse, error: unknown): void {
  const { message, data } = value as { message: string; data?: { fields?: Record<string, string> } };
  const fields = Object.entries(data?.fields ?? {}).map(([pointer, text]) => [pointer.slice(1), text]);
  expect([statusOf(error), fieldErrorsOf(error)]).toEqual([status, Object.fromEntries(fields)]);
  expect(describeFailedAction("바꾸지 못했어요.", error)).toBe(`바꾸지 못했어요. ${message}`);
}

// No describe.each: it truncates names.
for (const call of calls) describeCall(call);

function describeCall(call: AdminCall): void {
  // oxlint-disable-next-line vitest/valid-title -- one describe for each call
  describe(call.name, () => {
    const outcomes = testEveryResponse(call, newClient);

    it("returns the data of a success", () => {
      const successes = outcomes().filter(
        ({ response }) => isSuccess(response) && !call.expectedError?.(response.value),
      );
      const expected = successes.map(({ response }) => expectedValue(call, response.value));
      expect(successes.map(({ outcome }) => outcome.value)).toEqual(expected);
    });

    it("shows the server's message, maps field errors, and logs out after a 401 only", async () => {
      for (const { response, outcome } of outcomes().filter((each) => !isSuccess(each.response))) {
        if (call.name !== "login") expectMessage(response, outcome.error);
        const { api, session } = newClient();
        const endsSession = await createAuthProvider(api, session)
          .checkError(outcome.error)
          .then(
            () => false,
            () => true,
          );
        expect(endsSession).toBe(response.status === 401);
      }
    });
  });
}

it("an export contains the response's bytes, with the byte order mark", async () => {
  const call = calls.find(({ name }) => name === "exportRows")!;
  const response = documentedResponses(call.operation).find(isSuccess);
  const { value } = await runCall(call, newClient, [response!.prefer]);
  const { data } = value as { data: { name: string; content: Blob } };
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await data.content.arrayBuffer());
  expect(text).toBe(response!.value);
});

describe("getIdentity and readOperator", () => {
  it.each(documentedResponses(operationById("getMe")))("after $status $example", async (response) => {
    const client = newClient();
    client.prefer(response.prefer);
    const identity = await createAuthProvider(client.api, client.session).getIdentity?.();
    const { id, name, role } = response.value as { id: number; name: string; role: string };
    expect(identity).toEqual(isSuccess(response) ? { id, fullName: name } : { id: 0 });

    const otherClient = newClient();
    otherClient.prefer(response.prefer, ...(isSuccess(response) ? [null] : []));
    const operator = await readOperator(otherClient.api, otherClient.session).catch(() => "unknown");
    const expectedOnError = [403, 404].includes(response.status) ? null : "unknown";
    const account = role === "ROLE_ADMIN" ? successOf("GET /admin/me") : null;
    expect(operator).toEqual(isSuccess(response) ? account : expectedOnError);
  });

  it.each(documentedResponses(operationById("getAdminMe")))("with the role of $status $example", async (response) => {
    const client = newClient();
    const me = documentedResponses(operationById("getMe")).find(
      ({ value }) => (value as { role?: string }).role === "ROLE_ADMIN",
    );
    client.prefer(me?.prefer ?? null, response.prefer);
    const operator = await readOperator(client.api, client.session).catch(() => "unknown");
    const name = (me?.value as { name?: string } | undefined)?.name;
    const expectedByStatus: Record<number, unknown> = {
      200: response.value,
      403: null,
      404: { name, role: "OWNER" },
      501: { name, role: "OWNER" },
    };
    expect(operator).toEqual(response.status in expectedByStatus ? expectedByStatus[response.status] : "unknown");
  });
});

it.each(resources)("$name has the filters of its list in the contract", ({ path, filterPatterns }) => {
  const names = Object.keys(filtersOf(path)).toSorted();
  expect(Object.keys(filterPatterns).toSorted(), "filterPatterns in the section's resource.ts").toEqual(names);
});

it.each(resources.filter(({ searchFields }) => searchFields !== null))(
  "every search field of $name is one of the contract",
  async ({ name, searchFields }) => {
    for (const field of Object.keys(searchFields ?? {})) {
      const client = newClient();
      const parameters = { pagination: { page: 1, perPage: 20 }, sort: { field: "id", order: "DESC" as const } };
      const { data } = await providerOf(client).getList(name, { ...parameters, filter: { q: "1", field } });
      expect([field, data.length > 0]).toEqual([field, true]);
    }
  },
);

it("covers every call of the console's source", () => {
  // getMe and getAdminMe are tested above.
  const tested = new Set(["getMe", "getAdminMe", ...calls.map(({ operation }) => operation.id)]);
  const sourceCalls = callsOf("admin");
  const untested = sourceCalls.filter(({ endpoint }) => !tested.has(documentedOperations.get(endpoint)?.id ?? ""));
  expect(sourceCalls.length).toBeGreaterThan(40);
  expect(untested.map(({ endpoint, file }) => `${endpoint} in ${file}`)).toEqual([]);
});
