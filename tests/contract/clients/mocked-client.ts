/** The typed client and its session: the test chooses the documented response and reads the sent requests. Prism's mock sends the successes. */
import { createApi, createSession, memoryStorage, type Api, type Session } from "@babchingu/openapi";
import { inject } from "vitest";
import {
  documentedResponses,
  basePath,
  isDefaultSuccess,
  isSuccess,
  operationOf,
  successOf,
  type DocumentedOperation,
} from "./documented.ts";

/** Simulates a missing network. */
export const OFFLINE = "off";
/** The contract's first success, without a request to Prism: for a call whose request and response Prism has seen before. */
export const CONTRACT_SUCCESS = "contract";
/** The response to a call: a Prefer header for the mock, the mock's default (null), `CONTRACT_SUCCESS`, or none (`OFFLINE`). */
export type Preference = string | null;

export interface SentRequest {
  /** Operation id; null when the contract has no such operation. */
  operation: string | null;
  status: number;
  request: Request;
}

export interface MockedClient {
  api: Api;
  session: Session;
  baseUrl: string;
  sent: SentRequest[];
  /** The responses to calls other than refreshes, in order; the last one also to all that follow. */
  prefer: (...preferences: Preference[]) => void;
  /** The response to refreshes; by default the contract's tokens, without Prism. */
  preferForRefresh: (preference: Preference) => void;
}

export const REFRESH = "refreshTokens";

/**
 * The documented error that a preference names, without a request to Prism: how a call handles an error doesn't depend on who sent it,
 * and the request is validated where the call succeeds. prism-mock.test.ts tests that Prism serves what is documented.
 */
function documentedError(operation: DocumentedOperation | null, preference: string): Response | null {
  const response =
    operation && documentedResponses(operation).find(({ prefer }) => `${prefer},`.startsWith(`${preference},`));
  return response && !isSuccess(response) ? Response.json(response.value, { status: response.status }) : null;
}

function documentedSuccess(operation: DocumentedOperation | null): Response {
  const response = operation && documentedResponses(operation).find(isDefaultSuccess);
  if (!response) throw new Error("The contract documents no success.");
  const { value, status } = response;
  const [mediaType] = Object.keys(operation.operation.responses[status]?.content ?? {});
  if (mediaType === undefined) return new Response(null, { status });
  if (mediaType === "application/json") return Response.json(value, { status });
  return new Response(String(value), { status, headers: { "Content-Type": mediaType } });
}

/** The origin of the mock of shared-mock.ts. */
export const mockOrigin = `http://127.0.0.1:${inject("mockPort")}`;

/** A signed-in client. */
export function createMockedClient(tokens: { accessToken: string; refreshToken: string }): MockedClient {
  const baseUrl = `${mockOrigin}${basePath}`;
  const sent: SentRequest[] = [];
  let preferences: Preference[] = [null];
  let refreshPreference: Preference = null;

  const fetchFromMock: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const called = operationOf(request);
    const operation = called?.id ?? null;
    const preference =
      operation === REFRESH
        ? refreshPreference
        : ((preferences.length > 1 ? preferences.shift() : preferences[0]) ?? null);
    if (preference === OFFLINE) throw new TypeError("fetch failed");
    const record = request.clone();
    if (preference === CONTRACT_SUCCESS) {
      const response = documentedSuccess(called);
      sent.push({ operation, status: response.status, request: record });
      return response;
    }
    if (operation === REFRESH && preference === null) {
      // By far the most frequent call, and tested separately: the contract's example without a request to Prism.
      sent.push({ operation, status: 200, request: record });
      return Response.json(successOf("POST /auth/refresh"));
    }
    if (preference !== null) request.headers.set("Prefer", preference);
    const response = (preference === null ? null : documentedError(called, preference)) ?? (await fetch(request));
    sent.push({ operation, status: response.status, request: record });
    return response;
  };

  const session = createSession({ baseUrl, name: "test", storage: memoryStorage(), fetch: fetchFromMock });
  session.setTokens(tokens);
  return {
    api: createApi(baseUrl, session),
    session,
    baseUrl,
    sent,
    prefer: (...list) => (preferences = list),
    preferForRefresh: (preference) => (refreshPreference = preference),
  };
}

/** The first operation of a call, found without a server. Throws when it isn't in the contract. */
export async function firstOperation(
  run: (client: Pick<MockedClient, "api" | "session" | "baseUrl">) => Promise<unknown>,
) {
  const baseUrl = `http://contract.invalid${basePath}`;
  let first: Request | null = null;
  const session = createSession({
    baseUrl,
    name: "test",
    storage: memoryStorage(),
    fetch: async (input, init) => {
      first ??= new Request(input, init);
      throw new TypeError("fetch failed");
    },
  });
  session.setTokens({ accessToken: "access", refreshToken: "refresh" });
  const failure = await run({ api: createApi(baseUrl, session), session, baseUrl }).then(
    () => null,
    (error: unknown) => error,
  );
  const request = first as Request | null;
  if (!request) throw new Error("The call sends no request.", { cause: failure });
  const operation = operationOf(request);
  if (!operation) throw new Error(`The contract has no ${request.method} ${request.url}.`);
  return operation;
}
