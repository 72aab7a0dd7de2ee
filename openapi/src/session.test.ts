import * as errorCodes from "../generated/error-codes.ts";
import { describe, expect, it, vi } from "vitest";
import { createApi } from "./client.ts";
import {
  ApiError,
  attempt,
  call,
  describeFailure,
  GENERIC_MESSAGE,
  NETWORK_MESSAGE,
  NetworkError,
} from "./failures.ts";
import { createSession } from "./session.ts";
import { memoryStorage } from "./storage.ts";

const BASE = "https://api.test/api/v1";
const member = { id: 1042, name: "따뜻한숟갈" };

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
}

const stalled = (type: string): Response => new Response(new ReadableStream(), { headers: { "Content-Type": type } });

const expired = (code: string = errorCodes.TOKEN_EXPIRED) =>
  json(401, { code, message: "로그인이 만료됐어요. 다시 로그인해 주세요." });

/** A backend that accepts one access token at a time and issues numbered pairs. */
function createBackend(
  overrides: { code?: string; refresh?: (request: Request) => Response | Promise<Response> } = {},
) {
  let valid = "access-1";
  let pair = 1;
  const calls: string[] = [];
  const fakeFetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const path = request.url.slice(BASE.length);
    calls.push(
      `${request.method} ${path} ${request.headers.get("Authorization") ?? "-"} ${await request.text()}`.trim(),
    );
    if (path === "/auth/refresh") {
      if (overrides.refresh) return await overrides.refresh(request);
      pair += 1;
      valid = `access-${pair}`;
      return json(200, { accessToken: valid, refreshToken: `refresh-${pair}` });
    }
    if (path === "/auth/login")
      return json(401, { code: errorCodes.LOGIN_REFUSED, message: "휴대폰 번호나 비밀번호가 맞지 않아요." });
    return request.headers.get("Authorization") === `Bearer ${valid}` ? json(200, member) : expired(overrides.code);
  });
  const storage = memoryStorage();
  const session = createSession({ baseUrl: BASE, name: "test", storage, fetch: fakeFetch });
  const ends: string[] = [];
  session.onEnd((end) => ends.push(end));
  return { api: createApi(BASE, session), session, storage, calls, ends, expire: () => (valid = "none yet") };
}

describe("session", () => {
  it("sends the bearer token and refreshes nothing while it is valid", async () => {
    const { api, session, calls } = createBackend();
    session.setTokens({ accessToken: "access-1", refreshToken: "refresh-1" });
    expect(await call(api.GET("/members/me"))).toEqual(member);
    expect(calls).toEqual(["GET /members/me Bearer access-1"]);
  });

  it("refreshes once for concurrent 401s and sends each call again with its body", async () => {
    const { api, session, calls } = createBackend();
    session.setTokens({ accessToken: "old", refreshToken: "refresh-1" });
    const name = { body: { name: "든든한한끼" } };
    await Promise.all([
      call(api.GET("/members/me")),
      call(api.PATCH("/members/change-name", name)),
      call(api.GET("/members/me")),
    ]);
    expect(calls.filter((entry) => entry.startsWith("POST /auth/refresh"))).toHaveLength(1);
    expect(calls).toContain('PATCH /members/change-name Bearer access-2 {"name":"든든한한끼"}');
    expect(session.tokens()).toEqual({ accessToken: "access-2", refreshToken: "refresh-2" });
  });

  it("uses the token that another tab has just stored instead of refreshing again", async () => {
    const { session, calls, api, storage } = createBackend();
    session.setTokens({ accessToken: "old", refreshToken: "refresh-0" });
    const pending = call(api.GET("/members/me"));
    storage.write("test.accessToken", "access-1");
    await pending;
    expect(calls).toEqual(["GET /members/me Bearer old", "GET /members/me Bearer access-1"]);
  });

  it.each([
    ["expired", errorCodes.TOKEN_EXPIRED, undefined],
    ["revoked", errorCodes.TOKEN_REVOKED, undefined],
    ["banned", errorCodes.TOKEN_REVOKED, { status: "BANNED" }],
  ])("ends the session as %s when the refresh is refused", async (end, code, data) => {
    const { api, session, ends } = createBackend({
      code,
      refresh: () => json(401, { code: errorCodes.REFRESH_REFUSED, message: "다시 로그인해 주세요.", data }),
    });
    session.setTokens({ accessToken: "old", refreshToken: "used" });
    const result = await attempt(api.GET("/members/me"));
    expect(result).toMatchObject({ ok: false, failure: { status: 401 } });
    expect(ends).toEqual([end]);
    expect(session.hasTokens()).toBe(false);
  });

  it.each([
    ["the network is gone", () => Promise.reject(new TypeError("fetch failed"))],
    ["the server is down", () => json(503, { code: errorCodes.UNAVAILABLE, message: "지금은 접속이 어려워요." })],
    ["a captive portal answers", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
  ])("keeps the tokens when %s during the refresh", async (_case, refresh) => {
    const { api, session, ends } = createBackend({ refresh });
    session.setTokens({ accessToken: "old", refreshToken: "refresh-1" });
    const result = await attempt(api.GET("/members/me"));
    expect(result).toMatchObject({ ok: false, failure: expect.any(NetworkError) });
    expect(ends).toEqual([]);
    expect(session.tokens()).toEqual({ accessToken: "old", refreshToken: "refresh-1" });
  });

  it.each([
    [
      "nothing answers",
      ({ signal }: Request) => new Promise<Response>((_, reject) => signal.addEventListener("abort", reject)),
    ],
    ["the response is lost", () => Promise.reject(new TypeError("fetch failed"))],
    ["its end is lost", () => new Response('{"accessToken":"acc', { headers: { "Content-Type": "application/json" } })],
  ])("sends the refresh token again within the server's 10 seconds (D15) when %s", async (_case, lose) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    });
    const sentAt: number[] = [];
    const refresh = (request: Request): Response | Promise<Response> =>
      sentAt.push(Date.now()) === 1 ? lose(request) : json(200, { accessToken: "access-2", refreshToken: "refresh-2" });
    const { session, storage, calls } = createBackend({ refresh });
    storage.write("test.refreshToken", "refresh-1");
    const started = session.start();
    await vi.advanceTimersByTimeAsync(8000);
    expect(await started).toBe(true);
    expect(calls).toEqual(Array(2).fill('POST /auth/refresh - {"refreshToken":"refresh-1"}'));
  });

  it("doesn't send the refresh token again after a log-out meanwhile", async () => {
    const refresh = async (): Promise<Response> => {
      await session.logout();
      throw new TypeError("fetch failed");
    };
    const { session, storage, calls } = createBackend({ refresh });
    storage.write("test.refreshToken", "refresh-1");
    expect(await session.start()).toBe(false);
    expect(calls).toHaveLength(1);
  });

  it.each([
    ["renewed", "log-out", null],
    ["renewed", "log-in of another member", "access-b"],
    ["refused", "log-out", null],
    ["refused", "log-in of another member", "access-b"],
  ])("drops the answer of a refresh that is %s after a %s", async (kind, _event, next) => {
    const answer = Promise.withResolvers<Response>();
    const { session, ends } = createBackend({ refresh: () => answer.promise });
    session.setTokens({ accessToken: "access-a", refreshToken: "refresh-a" });
    const refreshed = session.freshAccessToken(Infinity);
    await session.logout();
    if (next !== null) session.setTokens({ accessToken: next, refreshToken: "refresh-b" });
    answer.resolve(
      kind === "renewed"
        ? json(200, { accessToken: "access-2", refreshToken: "refresh-2" })
        : expired(errorCodes.REFRESH_REFUSED),
    );
    expect(await refreshed).toBe(next);
    expect(session.tokens()?.accessToken ?? null).toBe(next);
    expect(ends).toEqual(["logout"]);
  });

  it("doesn't call a session expired when a call is refused after its log-out", async () => {
    const { api, session, ends } = createBackend();
    session.setTokens({ accessToken: "old", refreshToken: "refresh-1" });
    const refused = attempt(api.GET("/members/me"));
    await session.logout();
    expect(await refused).toMatchObject({ ok: false, failure: { status: 401 } });
    expect(ends).toEqual(["logout"]);
  });

  it("gives up a call or a body that nothing answers, an upload later, and leaves a response the time that it needs", async () => {
    vi.useFakeTimers();
    const sent: { url: string; signal: AbortSignal | null | undefined }[] = [];
    const session = createSession({
      baseUrl: BASE,
      name: "test",
      storage: memoryStorage(),
      fetch: (input, init) => {
        const { url } = input as Request;
        sent.push({ url, signal: init?.signal });
        if (url.endsWith("/members/me")) return Promise.resolve(json(200, member));
        if (url.endsWith("/notifications")) return Promise.resolve(stalled("application/json"));
        if (url.endsWith("/admin/exports/members")) return Promise.resolve(stalled("text/csv; charset=utf-8"));
        return new Promise(() => undefined);
      },
    });
    const api = createApi(BASE, session);
    await call(api.GET("/members/me"));
    const list = attempt(api.GET("/chat"));
    const halfRead = attempt(api.GET("/notifications"));
    // Streamed for as long as it takes.
    const file = new AbortController();
    const download = api.GET("/admin/exports/{resource}", {
      params: { path: { resource: "members" } },
      parseAs: "stream",
      signal: file.signal,
    });
    const upload = attempt(api.POST("/images", { body: { file: new Blob() }, bodySerializer: () => new FormData() }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await list).toMatchObject({ ok: false, failure: expect.any(NetworkError) });
    expect(await halfRead).toMatchObject({ ok: false, failure: expect.any(NetworkError) });
    await download;
    await vi.advanceTimersByTimeAsync(80_000);
    expect(sent.map(({ signal }) => signal?.aborted)).toEqual([false, true, true, false, false]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await upload).toMatchObject({ ok: false, failure: expect.any(NetworkError) });
    // The caller may still end the reading of a response.
    file.abort();
    expect(sent.map(({ signal }) => signal?.aborted)).toEqual([false, true, true, true, true]);
  });

  it("ends a call that its caller aborts, before or after it was sent, without calling that a failure", async () => {
    const session = createSession({
      baseUrl: BASE,
      name: "test",
      storage: memoryStorage(),
      fetch: () => new Promise(() => undefined),
    });
    const api = createApi(BASE, session);
    await expect(call(api.GET("/chat", { signal: AbortSignal.abort() }))).rejects.toThrow(DOMException);
    const leaving = new AbortController();
    const list = call(api.GET("/chat", { signal: leaving.signal }));
    leaving.abort();
    await expect(list).rejects.toMatchObject({ name: "AbortError" });
  });

  it("retries only once", async () => {
    const { api, session, calls, expire } = createBackend({
      refresh: () => json(200, { accessToken: "still wrong", refreshToken: "refresh-2" }),
    });
    expire();
    session.setTokens({ accessToken: "old", refreshToken: "refresh-1" });
    expect(await attempt(api.GET("/members/me"))).toMatchObject({ ok: false, failure: { status: 401 } });
    expect(calls).toHaveLength(3);
  });

  it("sends no token with an auth call and doesn't refresh after its 401", async () => {
    const { api, session, calls } = createBackend();
    session.setTokens({ accessToken: "access-1", refreshToken: "refresh-1" });
    const login = attempt(
      api.POST("/auth/login", { body: { phone: "01023456789", password: "wrong", fcmToken: null } }),
    );
    expect(await login).toMatchObject({ ok: false, failure: { code: errorCodes.LOGIN_REFUSED } });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain("POST /auth/login -");
  });

  it("returns a 401 unchanged when there are no tokens", async () => {
    const { api, calls, ends } = createBackend();
    expect(await attempt(api.GET("/members/me"))).toMatchObject({ ok: false, failure: { status: 401 } });
    expect(calls).toHaveLength(1);
    expect(ends).toEqual([]);
  });

  it("starts from a refresh token alone", async () => {
    const { session, storage } = createBackend();
    expect(await session.start()).toBe(false);
    storage.write("test.refreshToken", "refresh-1");
    expect(await session.start()).toBe(true);
    expect(session.tokens()?.accessToken).toBe("access-2");
  });

  it.each([
    [
      "confirmed",
      () => Promise.resolve(new Response(null, { status: 204, headers: { "Content-Type": "application/json" } })),
      true,
    ],
    ["refused", () => Promise.resolve(expired()), false],
    ["lost", () => Promise.reject(new TypeError("fetch failed")), false],
  ])(
    "removes the tokens at a log-out that is %s, and returns whether it was confirmed",
    async (_case, answer, isConfirmed) => {
      const fetch = vi.fn().mockImplementation(answer);
      const session = createSession({ baseUrl: BASE, name: "test", storage: memoryStorage(), fetch });
      session.setTokens({ accessToken: "a", refreshToken: "b" });
      expect(await session.logout()).toBe(isConfirmed);
      expect(session.hasTokens()).toBe(false);
      expect(fetch).toHaveBeenCalledWith(`${BASE}/auth/logout`, expect.objectContaining({ method: "POST" }));
      // Without an access token the server isn't asked.
      expect(await session.logout()).toBe(false);
    },
  );

  it("treats an HTML page in place of a response as a NetworkError", async () => {
    const fetch = vi.fn().mockResolvedValue(new Response("<html>", { headers: { "Content-Type": "text/html" } }));
    const session = createSession({ baseUrl: BASE, name: "test", storage: memoryStorage(), fetch });
    expect(await attempt(createApi(BASE, session).GET("/members/me"))).toMatchObject({
      ok: false,
      failure: expect.any(NetworkError),
    });
  });

  it("refreshes a token that is about to expire", async () => {
    const { session } = createBackend();
    const claims = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 5 }));
    session.setTokens({ accessToken: `head.${claims}.sign`, refreshToken: "refresh-1" });
    expect(await session.freshAccessToken()).toBe("access-2");
    expect(await session.freshAccessToken()).toBe("access-2");
  });
});

/** A JWT with the claims that a client reads. */
const tokenOf = (memberId: string, letter = "a"): string =>
  `${letter}.${btoa(JSON.stringify({ sub: memberId, exp: 4_000_000_000 }))}.sign`;

/** One tab with the owner signed in; `write` is what another tab does. */
function tab() {
  const events = new EventTarget();
  vi.stubGlobal("window", events);
  const backend = createBackend();
  backend.session.setTokens({ accessToken: tokenOf("7"), refreshToken: "refresh-1" });
  const write = (accessToken: string | null, refreshToken: string | null, event = "storage"): void => {
    backend.storage.write("test.accessToken", accessToken);
    if (event === "storage") events.dispatchEvent(new Event(event));
    backend.storage.write("test.refreshToken", refreshToken);
    events.dispatchEvent(new Event(event));
  };
  return { ...backend, write };
}

describe("session in two tabs", () => {
  it("ends for the reason that ended the session in the other tab", () => {
    const { storage, ends, write } = tab();
    storage.write("test.endReason", "expired");
    write(null, null);
    expect(ends).toEqual(["expired"]);
  });

  it("ends once when the other tab has logged out", () => {
    const { session, ends, write } = tab();
    expect(session.owner()).toBe("7");
    write(null, null);
    expect(ends).toEqual(["otherTabSignedOut"]);
    expect(session.owner()).toBeNull();
  });

  it.each(["storage", "pageshow"])(
    "ends once when another person has logged in in the other tab, reported by %s",
    (event) => {
      const { session, ends, write } = tab();
      write(tokenOf("8"), "refresh-8", event);
      expect(ends).toEqual(["replaced"]);
      expect(session.owner()).toBe("8");
    },
  );

  it("reports a login in the other tab after its logout", () => {
    const { ends, write } = tab();
    write(null, null);
    write(tokenOf("8"), "refresh-8");
    expect(ends).toEqual(["otherTabSignedOut", "replaced"]);
  });

  it("reports that another person logs in where the tokens of the last one are left", () => {
    const { session, ends } = tab();
    session.setTokens({ accessToken: tokenOf("8"), refreshToken: "refresh-8" });
    expect(ends).toEqual(["superseded"]);
  });

  it("doesn't end after a refresh in the other tab or its own, and ends once at its own logout", async () => {
    const { session, ends, write } = tab();
    write(tokenOf("7", "b"), "refresh-2");
    session.setTokens({ accessToken: tokenOf("7", "c"), refreshToken: "refresh-3" });
    write(tokenOf("7", "c"), "refresh-3");
    expect(ends).toEqual([]);
    await session.logout();
    write(null, null);
    expect(ends).toEqual(["logout"]);
  });

  it("doesn't retry a request with the tokens of another person who logged in in another tab", async () => {
    const { api, storage, calls } = tab();
    const change = attempt(api.PATCH("/members/change-name", { body: { name: "든든한한끼" } }));
    storage.write("test.accessToken", tokenOf("8"));
    expect(await change).toMatchObject({ ok: false, failure: expect.any(NetworkError) });
    expect(calls).toHaveLength(1);
  });
});

describe("describeFailure and ApiError", () => {
  it("returns the server's message when there is one", () => {
    const problem = new ApiError(409, { code: errorCodes.MEETING_FULL, message: "자리가 다 찼어요." });
    expect(describeFailure(problem)).toBe("자리가 다 찼어요.");
  });

  it.each([undefined, "<html>", {}, { code: errorCodes.INTERNAL }, { code: errorCodes.INTERNAL, message: "" }])(
    "returns the generic or the fallback message for %j",
    (body) => {
      expect(describeFailure(new ApiError(500, body))).toBe(GENERIC_MESSAGE);
      expect(describeFailure(new ApiError(500, body), "목록을 불러오지 못했어요.")).toBe("목록을 불러오지 못했어요.");
    },
  );

  it("returns the message about the connection for a NetworkError", () => {
    expect(describeFailure(new NetworkError("x"))).toBe(NETWORK_MESSAGE);
  });

  it("returns the message of each refused field", () => {
    const problem = new ApiError(400, {
      code: errorCodes.INVALID_REQUEST,
      message: "입력한 내용을 다시 확인해 주세요.",
      data: { fields: { "/title": "20자까지 쓸 수 있어요." } },
    });
    expect(problem.field("title")).toBe("20자까지 쓸 수 있어요.");
    expect(problem.field("content")).toBeUndefined();
  });
});
