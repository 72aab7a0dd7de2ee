/** The typed client and its session before Prism's mock, with a say in which documented answer comes, and a record of what went out. */
import type { Api, Session } from "@babchingu/openapi";
import { createApi, createSession, memoryStorage } from "@babchingu/openapi";
import type { RunningServer } from "../../../mocks/src/mock-server.ts";
import { startMock } from "../../../mocks/src/mock-server.ts";
import type { Documented } from "./documented.ts";
import { answersOf, basePath, isSuccess, operationOf, successOf } from "./documented.ts";

/** For no network. */
export const OFF = "off";
/** What a call gets: by a Prefer header for the mock, by the mock's own choice (null), or nothing (`OFF`). */
export type Wish = string | null;

export interface Sent {
  /** Operation id; null when the contract has no such operation. */
  operation: string | null;
  status: number;
  request: Request;
}

export interface MockedClient {
  api: Api;
  session: Session;
  baseUrl: string;
  sent: Sent[];
  /** What the calls get, but for refreshes: each in its turn, the last one for all that follow. */
  wish: (...wishes: Wish[]) => void;
  /** What a refresh gets; the contract's tokens, without Prism, unless overridden. */
  wishForRefresh: (wish: Wish) => void;
}

export const REFRESH = "refreshTokens";

/**
 * The documented refusal that a wish names, without asking Prism for it: what a call does with a refusal doesn't depend on who sends
 * it, and the request is validated where the call succeeds. That Prism serves every documented status, prism-mock.test.ts holds.
 */
function refusalOf(operation: Documented | null, wish: string): Response | null {
  const answer = operation && answersOf(operation).find(({ prefer }) => `${prefer},`.startsWith(`${wish},`));
  return answer && !isSuccess(answer) ? Response.json(answer.value, { status: answer.status }) : null;
}

/** One Prism for a whole file. */
export async function startMockForClients(): Promise<RunningServer> {
  return await startMock({ port: 0, host: "127.0.0.1", isDynamic: false, origins: [], prefer: [], log: () => {} });
}

/** A signed-in client. */
export function createMockedClient(
  mock: RunningServer,
  tokens: { accessToken: string; refreshToken: string },
): MockedClient {
  const baseUrl = `http://127.0.0.1:${mock.port}${basePath}`;
  const sent: Sent[] = [];
  let wishes: Wish[] = [null];
  let refreshWish: Wish = null;

  const fetchFromMock: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const called = operationOf(request);
    const operation = called?.id ?? null;
    const wish = operation === REFRESH ? refreshWish : ((wishes.length > 1 ? wishes.shift() : wishes[0]) ?? null);
    if (wish === OFF) throw new TypeError("fetch failed");
    const record = request.clone();
    if (operation === REFRESH && wish === null) {
      // By far the most frequent call, and tested apart: the contract's example without asking Prism for it.
      sent.push({ operation, status: 200, request: record });
      return Response.json(successOf("POST /auth/refresh"));
    }
    if (wish !== null) request.headers.set("Prefer", wish);
    const response = (wish === null ? null : refusalOf(called, wish)) ?? (await fetch(request));
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
    wish: (...list) => (wishes = list),
    wishForRefresh: (wish) => (refreshWish = wish),
  };
}

/** The first operation a call asks for, learnt without a server. Throws when it asks for none of the contract. */
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
  if (!request) throw new Error("The call asks the server for nothing.", { cause: failure });
  const operation = operationOf(request);
  if (!operation) throw new Error(`The contract has no ${request.method} ${request.url}.`);
  return operation;
}
