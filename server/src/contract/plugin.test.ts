import * as errorCodes from "@babchingu/openapi/error-codes";
import Fastify from "fastify";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ApiError } from "../lib/api-error.ts";
import { limitTime } from "../lib/time-budget.ts";
import { Unavailable } from "../lib/unavailable.ts";
import { eventually } from "../testing/eventually.ts";
import type { TestMember } from "../testing/builders.ts";
import { createTestApp, type TestApp } from "../testing/harness.ts";
import { loadContract } from "./document.ts";
import { registerContract } from "./plugin.ts";
import type { Actor } from "../domain/accounts/actor.ts";
import type { Handlers } from "./types.ts";

let t: TestApp;
const LOGIN = "/api/v1/auth/login";
const JSON_TYPE = { "content-type": "application/json" };

beforeAll(async () => {
  t = await createTestApp();
});

afterAll(() => t.app.close());

describe("requests that are refused before the handler", () => {
  test("refuses a body of another media type", async () => {
    const response = await t.api.inject({
      method: "POST",
      url: LOGIN,
      headers: { "content-type": "text/plain" },
      payload: "x",
    });
    expect([response.statusCode, response.json().code]).toEqual([415, errorCodes.MEDIA_TYPE_NOT_SUPPORTED]);
  });

  test.each([
    ["malformed JSON", "{"],
    ["a __proto__ key", '{"__proto__": {"x": 1}}'],
    ["a JSON array", "[]"],
  ])("refuses %s", async (_, payload) => {
    const response = await t.api.inject({ method: "POST", url: LOGIN, headers: JSON_TYPE, payload });
    expect([response.statusCode, response.json().code]).toEqual([400, errorCodes.INVALID_REQUEST]);
  });

  test("refuses a missing body", async () => {
    const response = await t.api.inject({ method: "POST", url: LOGIN });
    expect(response.json()).toMatchObject({
      code: errorCodes.INVALID_REQUEST,
      data: { fields: { "": "꼭 필요한 항목이에요." } },
    });
  });

  test("refuses a body that is too large", async () => {
    const payload = JSON.stringify({ phone: "x".repeat(32_768) });
    const response = await t.api.inject({ method: "POST", url: LOGIN, headers: JSON_TYPE, payload });
    expect([response.statusCode, response.json().code]).toEqual([413, errorCodes.BODY_TOO_LARGE]);
  });

  test("takes a receipt, which is longer than other bodies", async () => {
    const { token } = await t.member();
    const body = { platform: "GOOGLE", productId: "rice_500", receiptData: "x".repeat(100_000) } as const;
    await t.api.ok("createPayment", { token, body });
  });

  test("reports at most 20 invalid fields", async () => {
    const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k${index}`, 0]));
    const refused = await t.api.call("login", { body: unknown as never });
    expect(Object.keys(refused.json().data.fields)).toHaveLength(20);
  });

  test("reports every invalid field with a message; bodies are not coerced", async () => {
    const refused = await t.api.call("signup", {
      body: { name: "열한글자가넘는긴닉네임", phone: 1012345678, extra: 1 } as never,
    });
    expect(refused.json().data.fields).toEqual({
      "/name": "10자까지 쓸 수 있어요.",
      "/phone": "글자로 써 주세요.",
      "/password": "꼭 필요한 항목이에요.",
      "/extra": "알 수 없는 항목이에요.",
    });
  });

  test("refuses text that the database can't store, in bodies and queries", async () => {
    const message = "쓸 수 없는 글자가 있어요.";
    const body = { name: "a\u0000b", password1: "\ud83d", password2: "x", code: 12_345_678 };
    const login = await t.api.refused("loginAdmin", "INVALID_REQUEST", { body });
    expect(login.data?.["fields"]).toEqual({ "/name": message, "/password1": message });
    const query = await t.api.refused("checkNameDuplicated", "INVALID_REQUEST", { query: { name: "a\u0000b" } });
    expect(query.data?.["fields"]).toEqual({ "?name": message });
    await t.api.ok("checkNameDuplicated", { query: { name: "밥🍚" } });
  });

  test.each([
    ["deeply nested", `{"a":${"[".repeat(8000)}${"]".repeat(8000)}}`],
    ["full of long keys and unstorable texts", JSON.stringify({ ["k".repeat(5000)]: Array(1000).fill("\0") })],
  ])("refuses a body that is %s quickly", async (_, payload) => {
    const response = await t.api.inject({ method: "POST", url: LOGIN, headers: JSON_TYPE, payload });
    expect([response.statusCode, response.json().code]).toEqual([400, errorCodes.INVALID_REQUEST]);
  });

  test("coerces and validates query and path parameters", async () => {
    const missing = await t.api.call("checkNameDuplicated", {});
    expect(missing.json().data.fields).toEqual({ "?name": "꼭 필요한 항목이에요." });
    const { token } = await t.member();
    const path = await t.api.call("deleteImage", { token, params: { id: "x" as never } });
    expect(path.json().data.fields).toEqual({ "/id": "정수로 써 주세요." });
    await t.api.refused("deleteImage", "IMAGE_NOT_FOUND", { token, params: { id: 999 } });
  });

  test("checks the token, then the role, then the status, then the body", async () => {
    await t.api.refused("changeMemberName", "TOKEN_INVALID", { body: {} as never });
    const admin = await t.admin();
    await t.api.refused("changeMemberName", "ROLE_NOT_ALLOWED", { token: admin.token, body: {} as never });
    const created = await t.member({ status: "CREATED" });
    const refused = await t.api.refused("changeMemberName", "STATUS_NOT_ALLOWED", {
      token: created.token,
      body: {} as never,
    });
    expect(refused.data).toEqual({ status: "CREATED" });
    const active = await t.member();
    await t.api.refused("changeMemberName", "INVALID_REQUEST", { token: active.token, body: {} as never });
  });

  test("refuses an authorization scheme other than Bearer", async () => {
    const { token } = await t.member();
    const response = await t.api.inject({
      method: "GET",
      url: "/api/v1/members/me",
      headers: { authorization: `Basic ${token}` },
    });
    expect(response.json().code).toBe(errorCodes.TOKEN_INVALID);
  });

  test("responds 405 with the allowed methods to another method", async () => {
    const response = await t.api.inject({ method: "GET", url: LOGIN });
    expect([response.statusCode, response.json().code, response.headers["allow"]]).toEqual([
      405,
      errorCodes.METHOD_NOT_ALLOWED,
      "POST",
    ]);
  });

  test.each(["/api/v1/nothing", "/api", "/api/v1/members/%zz"])("responds with a JSON error to %s", async (url) => {
    const response = await t.api.inject({ method: "GET", url });
    expect(response.json().code).toMatch(/^E40[04]-1$/);
  });

  test.each([
    ["application/json", ""],
    ["no media type", "x"],
  ])("an operation without a request body ignores one of type %s", async (type, payload) => {
    const { token } = await t.member({ status: "CREATED" });
    const headers = { authorization: `Bearer ${token}`, "content-type": type };
    const response = await t.api.inject({ method: "PATCH", url: "/api/v1/members/active", headers, payload });
    expect(response.statusCode).toBe(204);
  });
});

interface LateRequest {
  method: "PATCH" | "POST";
  path: string;
  content: Response;
}

/** Its body is read only after the headers were authorized, so `meanwhile` runs in between, and more than a second passes. */
function sendLate(token: string, { method, path, content }: LateRequest, meanwhile: () => Promise<unknown>) {
  async function* lateBody() {
    await meanwhile();
    const lateMs = performance.now() + 1001;
    vi.spyOn(performance, "now").mockReturnValue(lateMs);
    yield* content.body ?? [];
  }
  const headers = Object.fromEntries(content.headers);
  return t.api.inject({
    method,
    url: `/api/v1${path}`,
    headers: { ...headers, "transfer-encoding": "chunked", authorization: `Bearer ${token}` },
    payload: Readable.from(lateBody()),
  });
}

const changeNameLate = (token: string, meanwhile: () => Promise<unknown>) =>
  sendLate(
    token,
    { method: "PATCH", path: "/members/change-name", content: Response.json({ name: "늦은이름" }) },
    meanwhile,
  );
const nameOf = async (id: number) =>
  (await t.db.selectFrom("members").select("name").where("id", "=", id).executeTakeFirstOrThrow()).name;
const logOut = ({ token }: TestMember) => t.api.ok("logout", { token });
async function ban({ id }: TestMember) {
  const { token } = await t.admin({ name: "banning" });
  await t.api.ok("setAdminMemberStatus", { token, params: { id }, body: { status: "BANNED" } });
}

describe("a body that arrives more than a second after the headers", () => {
  test.each([
    ["was banned", ban],
    ["logged out", logOut],
  ])("is refused when the sender %s meanwhile", async (_, revoke) => {
    const member = await t.member();
    const response = await changeNameLate(member.token, () => revoke(member));
    expect([response.statusCode, response.json().code]).toEqual([401, errorCodes.TOKEN_REVOKED]);
    expect(await nameOf(member.id)).toBe(member.name);
  });

  test("is refused after a logout also when the handler reads it, as a file", async () => {
    const put = vi.spyOn(t.deps.storage, "put");
    const member = await t.member();
    const image = sharp({ create: { width: 8, height: 8, channels: 3, background: "#ff8800" } });
    const form = new FormData();
    form.set("file", new Blob([await image.png().toBuffer()]), "photo.png");
    const upload = { method: "POST", path: "/images", content: new Response(form) } as const;
    const response = await sendLate(member.token, upload, () => logOut(member));
    expect([response.statusCode, response.json().code]).toEqual([401, errorCodes.TOKEN_REVOKED]);
    expect(put).not.toHaveBeenCalled();
  });

  test("is taken from a sender who is still authorized", async () => {
    const { id, token } = await t.member();
    expect((await changeNameLate(token, () => Promise.resolve())).statusCode).toBe(204);
    expect(await nameOf(id)).toBe("늦은이름");
  });
});

describe("responses", () => {
  const actor: Actor = { memberId: 1, role: "ROLE_USER", operatorRole: null, status: "ACTIVE", sessionId: 1 };
  const { paths, ...others } = loadContract();
  const ME = "/members/me";
  /** Registering all operations takes ten times as long. */
  const document = { ...others, paths: { [ME]: paths[ME] ?? {} } };

  async function respondWith(handlers: Handlers, authenticate = () => Promise.resolve(actor)) {
    const app = Fastify();
    const unexpectedErrors: unknown[] = [];
    await registerContract(app, {
      document,
      handlers,
      authenticate,
      reportError: (error) => void unexpectedErrors.push(error),
      checkResponses: true,
      isRateLimited: false,
    });
    const response = await app.inject({
      method: "GET",
      url: "/api/v1/members/me",
      headers: { authorization: "Bearer x" },
    });
    await app.close();
    return { response, reportedErrors: unexpectedErrors.map(String).join() };
  }

  test("an operation without a handler responds 501", async () => {
    const { response } = await respondWith({});
    expect([response.statusCode, response.json().code]).toEqual([501, errorCodes.NOT_IMPLEMENTED]);
  });

  test("a request that arrives at once is authorized once", async () => {
    const authenticate = vi.fn(() => Promise.resolve(actor));
    await respondWith({ getMe: () => Promise.reject(new ApiError("UPSTREAM_FAILED")) }, authenticate);
    expect(authenticate).toHaveBeenCalledOnce();
  });

  test("reports where a response body differs from the contract", async () => {
    const { response, reportedErrors } = await respondWith({
      getMe: () => Promise.resolve({ id: 1, password: "x" } as never),
    });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain("password");
    expect(reportedErrors).toContain("getMe answered 200");
    expect(reportedErrors).toContain("/password must NOT have additional properties");
    expect(reportedErrors).toContain("/phone must have required property");
  });

  test("reports an error code that the operation doesn't document", async () => {
    const { reportedErrors } = await respondWith({
      getMe: () => Promise.reject(new ApiError("NOT_ENOUGH_RICE", { balance: 0, required: 500 })),
    });
    expect(reportedErrors).toContain("the error NOT_ENOUGH_RICE is not documented");
  });

  test("allows an error code of the default response", async () => {
    const { response, reportedErrors } = await respondWith({
      getMe: () => Promise.reject(new ApiError("UPSTREAM_FAILED")),
    });
    expect([response.statusCode, reportedErrors]).toEqual([502, ""]);
  });

  test("statements of a handler end after five seconds together", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { promise, reject } = Promise.withResolvers<never>();
    const getMe = vi.fn(() =>
      limitTime(
        Infinity,
        () => promise,
        (ms) => reject(new Unavailable(`no answer in ${ms} ms`)),
      ),
    );
    const answer = respondWith({ getMe });
    await eventually(() => expect(getMe).toHaveBeenCalled());
    vi.advanceTimersByTime(5000);
    const { response } = await answer;
    expect([response.statusCode, response.json().code]).toEqual([503, errorCodes.UNAVAILABLE]);
  });

  test("an unexpected error reveals no details to the client", async () => {
    const { response, reportedErrors } = await respondWith({ getMe: () => Promise.reject(new Error("select secret")) });
    expect([response.statusCode, response.json().code]).toEqual([500, errorCodes.INTERNAL]);
    expect(response.body).not.toContain("secret");
    expect(reportedErrors).toContain("select secret");
  });
});
