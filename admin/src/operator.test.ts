import { ApiError, createApi, createSession, memoryStorage } from "@babchingu/openapi";
import { expect, test } from "vitest";
import { readOperator } from "./operator.ts";

const BASE = "https://api.test/api/v1";

/** Reads the operator from a backend with these responses by path. */
function readFrom(responses: Record<string, () => Response>) {
  const session = createSession({
    name: "test",
    baseUrl: BASE,
    storage: memoryStorage(),
    fetch: async (input, init) =>
      responses[new Request(input, init).url.slice(BASE.length)]?.() ?? new Response(null, { status: 500 }),
  });
  session.setTokens({ accessToken: "access", refreshToken: "refresh" });
  return readOperator(createApi(BASE, session), session);
}

const me = () => Response.json({ id: 1, name: "operator", role: "ROLE_ADMIN" });

test("reads the role", async () => {
  const account = { id: 1, name: "viewer", role: "VIEWER" };
  await expect(readFrom({ "/members/me": me, "/admin/me": () => Response.json(account) })).resolves.toEqual(account);
});

test.each([404, 501])("an operator of a backend without roles, which answers %i, may do everything", async (status) => {
  const responses = { "/members/me": me, "/admin/me": () => Response.json({}, { status }) };
  await expect(readFrom(responses)).resolves.toEqual({ name: "operator", role: "OWNER" });
});

test("fails when the role can't be read: nobody gets more rights by an outage", async () => {
  const responses = { "/members/me": me, "/admin/me": () => Response.json({}, { status: 503 }) };
  await expect(readFrom(responses)).rejects.toBeInstanceOf(ApiError);
});
