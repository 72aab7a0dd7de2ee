/** A data provider on a stubbed fetch: `sent` has the requests, `reply` returns the responses. */
import { createApi, createSession, memoryStorage } from "@babchingu/openapi";
import { beforeEach, vi } from "vitest";
import { resources } from "../sections/index.ts";
import { createDataProvider } from "./createDataProvider.ts";

export const BASE = "https://api.test/api/v1";
export const reply = vi.fn<(request: Request) => Response | Promise<Response>>();
export const sent: { method: string; url: string; body: string; token: string | null; key: string | null }[] = [];

export const json = (body: unknown, status = 200) => Response.json(body, { status });
export const noContent = () => new Response(null, { status: 204 });
export const refusal = (status: number, code: string, message: string, data?: object) =>
  json({ code, message, data }, status);
export const page = (ids: number[], totalPages = 1) =>
  json({ content: ids.map((id) => ({ id })), currentPage: 0, totalPages, totalElements: ids.length });

function setUp() {
  const session = createSession({
    name: "test",
    baseUrl: BASE,
    storage: memoryStorage(),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push({
        method: request.method,
        url: request.url.slice(BASE.length),
        body: await request.clone().text(),
        token: request.headers.get("Authorization"),
        key: request.headers.get("Idempotency-Key"),
      });
      return await reply(request);
    },
  });
  session.setTokens({ accessToken: "first", refreshToken: "refresh" });
  return {
    session,
    provider: createDataProvider({ api: createApi(BASE, session), session, apiBase: BASE, resources }),
  };
}

export let { provider, session } = setUp();

/** Called by every test file: the admin tests share their modules, so a hook registered on import would run for one file only. */
export function resetBeforeEach(): void {
  beforeEach(() => {
    sent.length = 0;
    reply.mockReset();
    ({ provider, session } = setUp());
  });
}
