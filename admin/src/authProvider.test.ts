import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, createApi, createSession, memoryStorage, NetworkError } from "@babchingu/openapi";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createAuthProvider, NotAnOperator } from "./authProvider.ts";

const BASE = "https://api.test/api/v1";
const credentials = { name: "operator", password1: "first-pass-1", password2: "second-pass-2", code: 48151623 };
const reply = vi.fn<(path: string, request: Request) => Response>();

function setUp() {
  const session = createSession({
    name: "test",
    baseUrl: BASE,
    storage: memoryStorage(),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return reply(request.url.slice(BASE.length), request);
    },
  });
  return { session, auth: createAuthProvider(createApi(BASE, session), session) };
}
let { session, auth } = setUp();
beforeEach(() => {
  reply.mockReset();
  ({ session, auth } = setUp());
});

const tokens = { accessToken: "access", refreshToken: "refresh" };
function respondWithRole(role: string) {
  reply.mockImplementation((path) => {
    if (path === "/auth/login/admin") return Response.json(tokens);
    if (path === "/members/me") return Response.json({ id: 1, name: "operator", role });
    if (path === "/admin/me") return Response.json({ id: 1, name: "operator", role: "VIEWER" });
    return new Response(null, { status: 204 });
  });
}

describe("login", () => {
  test("sends the four fields without a token and redirects to the dashboard", async () => {
    respondWithRole("ROLE_ADMIN");
    await expect(auth.login(credentials)).resolves.toEqual({ redirectTo: "/dashboard" });
    const [, request] = reply.mock.calls[0] ?? [];
    expect(request?.headers.get("Authorization")).toBeNull();
    await expect(request?.json()).resolves.toEqual(credentials);
    expect(reply.mock.calls[1]?.[1].headers.get("Authorization")).toBe("Bearer access");
    expect(session.hasTokens()).toBe(true);
  });

  test("rejects a non-operator and clears the tokens", async () => {
    respondWithRole("ROLE_USER");
    await expect(auth.login(credentials)).rejects.toBeInstanceOf(NotAnOperator);
    expect(session.hasTokens()).toBe(false);
  });

  test("keeps no tokens when the login fails", async () => {
    reply.mockReturnValue(
      Response.json({ code: errorCodes.ADMIN_LOGIN_REFUSED, message: "올바르지 않아요." }, { status: 401 }),
    );
    await expect(auth.login(credentials)).rejects.toBeInstanceOf(ApiError);
    expect(session.hasTokens()).toBe(false);
  });
});

describe("checkError", () => {
  test("a 401 redirects to the root", async () => {
    await expect(auth.checkError({ status: 401 })).rejects.toMatchObject({ redirectTo: "/" });
    await expect(auth.checkError(new ApiError(401, null))).rejects.toMatchObject({ redirectTo: "/" });
  });

  test.each([{ status: 403 }, { status: 404 }, { status: 500 }, new NetworkError("off"), null])(
    "%o keeps the session",
    async (error) => {
      await expect(auth.checkError(error)).resolves.toBeUndefined();
    },
  );
});

test("checkAuth redirects to the root without tokens", async () => {
  await expect(auth.checkAuth({})).rejects.toMatchObject({ redirectTo: "/" });
  session.setTokens(tokens);
  await expect(auth.checkAuth({})).resolves.toBeUndefined();
});

test("logout calls the server, clears the tokens and redirects to the root", async () => {
  reply.mockReturnValue(new Response(null, { status: 204 }));
  session.setTokens(tokens);
  await expect(auth.logout({})).resolves.toBe("/");
  expect(reply.mock.calls.map(([path]) => path)).toEqual(["/auth/logout"]);
  expect(session.hasTokens()).toBe(false);
  await auth.logout({});
  expect(reply).toHaveBeenCalledTimes(1);
});
