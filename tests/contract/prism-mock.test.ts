/** The mock responds to every operation as the contract says, also with each of its errors, and both apps can log in against it. */
import { connect } from "node:net";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { rootSchema, resolveRefs, validatorOptions } from "@babchingu/openapi/contract/schemas";
import { attempt, call, createApi, createSession, memoryStorage } from "@babchingu/openapi";
import { ACCEPTED_STATUS, eachOperation, type Operation, successStatus } from "@babchingu/openapi/contract/document";
import { readContract } from "../../mocks/src/lib/contract.ts";
import { deriveForMock } from "../../mocks/src/lib/derive.ts";
import { takesMultipart } from "../../mocks/src/lib/multipart.ts";
import { operatorTokens } from "../../mocks/src/lib/prefer.ts";
import { startMock, type RunningServer } from "../../mocks/src/mock-server.ts";

const document = readContract();
const operations = [...eachOperation(document)];
const ajv = new Ajv2020(validatorOptions);
addFormats.default(ajv);
ajv.addSchema(rootSchema(document));

const options = { port: 0, host: "127.0.0.1", isDynamic: false, origins: [], prefer: [], log: () => {} };
let mock: RunningServer;
let origin: string;

beforeAll(async () => {
  mock = await startMock(options);
  origin = `http://127.0.0.1:${mock.port}`;
});
afterAll(() => mock.stop());

interface ParameterWithExample {
  name: string;
  in: string;
  example?: unknown;
  schema: { type?: string };
}

/** The contract's own example of a request. */
function requestOf(each: (typeof operations)[number], prefer: string | null): [string, RequestInit] {
  const { operation, item, path, method } = each;
  const parameters = (operation.parameters ?? []) as ParameterWithExample[];
  const query = new URLSearchParams();
  let pathWithValues = path;
  for (const { name, in: location, example } of parameters) {
    if (location === "path") pathWithValues = pathWithValues.replace(`{${name}}`, encodeURIComponent(String(example)));
    else if (location === "query") query.set(name, String(example));
  }
  const headers: Record<string, string> = prefer === null ? {} : { Prefer: prefer };
  if (operation.security.length > 0) headers["Authorization"] = "Bearer token";
  const init: RequestInit = { method: method.toUpperCase(), headers };
  const content = operation.requestBody?.content ?? {};
  if (content["application/json"]) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(Object.values(content["application/json"].examples ?? {})[0]?.value);
  } else if (content["multipart/form-data"]) {
    init.body = new FormData();
    init.body.set("file", new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00])]), "a.jpg");
  }
  return [`${origin}${item.servers ? "" : "/api/v1"}${pathWithValues}?${query.toString()}`, init];
}

function mediaTypeOf(operation: Operation, status: string): string | null {
  return Object.keys(operation.responses[status]?.content ?? {})[0] ?? null;
}

/** By the text of the schema: nine tenths of all responses are the same error. */
const validators = new Map<string, ValidateFunction>();

/** Errors of a response's value against its schema; empty when it is valid. */
function schemaErrors(operation: Operation, status: string, type: string, value: unknown) {
  const schema = operation.responses[status]?.content?.[type]?.schema ?? {};
  const key = JSON.stringify(schema);
  const validate = validators.get(key) ?? ajv.compile(resolveRefs(schema));
  validators.set(key, validate);
  return validate(value) ? [] : validate.errors;
}

const documented = operations.flatMap((each) =>
  Object.keys(each.operation.responses)
    .filter((status) => status !== "default")
    .map((status) => ({ each, status })),
);
const isSuccess = ({ each, status }: (typeof documented)[number]) => status === successStatus(each.operation);
const [successes, others] = [documented.filter(isSuccess), documented.filter((one) => !isSuccess(one))];
/** One operation for each, where Prism answers: most operations share their errors. */
const distinctOthers = [
  ...Map.groupBy(others, ({ each: { operation }, status }) =>
    [takesMultipart(operation) && operation.operationId, status, JSON.stringify(operation.responses[status])].join(),
  ).values(),
].flatMap(([first]) => first ?? []);

describe("every documented response", () => {
  it.each(
    [...successes, ...distinctOthers].map(({ each, status }) => ({ each, status, id: each.operation.operationId })),
  )("$id $status", async ({ each, status }) => {
    const { operation } = each;
    const response = await fetch(...requestOf(each, `code=${status}`));
    const text = await response.text();
    expect({ status: response.status, text }).toMatchObject({ status: Number(status) });
    const type = mediaTypeOf(operation, status);
    expect(response.headers.get("Content-Type")?.split(";")[0] ?? null).toBe(type);
    const value: unknown = type?.includes("json") ? JSON.parse(text) : text;
    const errors = type === null ? text : schemaErrors(operation, status, type, value);
    expect(errors).toEqual(type === null ? "" : []);
  });

  it("has only examples that its schema allows, in the document that Prism answers from", () => {
    const derived = new Map(
      [...eachOperation(deriveForMock(document))].map(({ operation }) => [operation.operationId, operation]),
    );
    for (const { each, status } of documented) {
      const { operation } = each;
      const type = mediaTypeOf(operation, status);
      const content = derived.get(operation.operationId)?.responses[status]?.content ?? {};
      expect(Object.keys(content)).toEqual(type === null ? [] : [type]);
      if (!type?.includes("json")) continue;
      const examples = Object.entries(content[type]?.examples ?? {});
      const errors = examples.map(([name, { value }]) => [name, schemaErrors(operation, status, type, value)]);
      const where = `${operation.operationId} ${status}`;
      expect([where, errors]).toEqual([where, examples.map(([name]) => [name, []])]);
      expect(examples.length).toBeGreaterThan(0);
    }
  });

  it("is the success without a Prefer header", async () => {
    const bySuccess = [...Map.groupBy(operations, ({ operation }) => successStatus(operation)).values()];
    const besideAccepted = operations.filter(({ operation }) => operation.responses[ACCEPTED_STATUS]);
    for (const each of [...bySuccess.flatMap((group) => group.slice(0, 2)), ...besideAccepted]) {
      const response = await fetch(...requestOf(each, null));
      await response.arrayBuffer();
      const { operationId } = each.operation;
      expect(`${operationId} ${response.status}`).toBe(`${operationId} ${successStatus(each.operation)}`);
    }
  });

  it("has the statuses of the default response, each with its own code", async () => {
    const getMe = operations.find(({ operation }) => operation.operationId === "getMe")!;
    for (const code of [
      errorCodes.NOT_FOUND,
      errorCodes.TOO_MANY_REQUESTS,
      errorCodes.INTERNAL,
      errorCodes.NOT_IMPLEMENTED,
      errorCodes.UNAVAILABLE,
    ]) {
      const status = code.slice(1, 4);
      const response = await fetch(...requestOf(getMe, `code=${status}`));
      expect([response.status, await response.json()]).toMatchObject([Number(status), { code }]);
      const retryAfter = response.headers.get("Retry-After");
      expect(retryAfter !== null).toBe(status === "429");
    }
  });
});

it("responds with generated values on request", async () => {
  const list = operations.find(({ operation }) => operation.operationId === "listMeetings")!;
  const responses = ["dynamic=true", "dynamic=false"].map(async (prefer) => {
    const response = await fetch(...requestOf(list, prefer));
    expect(response.status).toBe(200);
    return await response.text();
  });
  const [generated, example] = await Promise.all(responses);
  expect(generated).not.toBe(example);
});

function clientOf(name: string) {
  const baseUrl = `${origin}/api/v1`;
  const session = createSession({ baseUrl, name, storage: memoryStorage() });
  return { session, api: createApi(baseUrl, session) };
}

describe("the typed client", () => {
  it("logs a member in, reads a list and gets an error", async () => {
    const { session, api } = clientOf("member");
    const body = { phone: "01023456789", password: "babbab12", fcmToken: null };
    session.setTokens(await call(api.POST("/auth/login", { body })));
    expect(await call(api.GET("/members/me"))).toMatchObject({ status: "ACTIVE", role: "ROLE_USER" });
    const list = await call(api.GET("/meetings", { params: { query: { lat: 37.556, lng: 126.923 } } }));
    expect(list.meetingListDtoList.length).toBeGreaterThan(0);
    const missing = await attempt(
      api.GET("/meetings/{id}", { params: { path: { id: 1 } }, headers: { Prefer: "code=404" } }),
    );
    expect(missing).toMatchObject({
      ok: false,
      failure: { status: 404, code: expect.stringMatching(/^E404-/) as string },
    });
  });

  it("logs an operator in, checks the session and refreshes it", async () => {
    const { session, api } = clientOf("admin");
    const body = { name: "operator", password1: "first-pass-1", password2: "second-pass-2", code: 48_151_623 };
    session.setTokens(await call(api.POST("/auth/login/admin", { body })));
    expect(await call(api.GET("/members/me"))).toMatchObject({ role: "ROLE_ADMIN" });
    const { refreshToken } = operatorTokens(document)!;
    session.setTokens(await call(api.POST("/auth/refresh", { body: { refreshToken } })));
    expect(await call(api.GET("/members/me"))).toMatchObject({ role: "ROLE_ADMIN" });
    const page = await call(api.GET("/admin/members", { params: { query: { page: 0 } } }));
    expect(page.content.length).toBeGreaterThan(0);
  });
});

async function preflight(page: string) {
  const headers = {
    Origin: page,
    "Access-Control-Request-Method": "PATCH",
    "Access-Control-Request-Headers": "prefer",
  };
  const response = await fetch(`${origin}/api/v1/members/active`, { method: "OPTIONS", headers });
  return [response.status, response.headers.get("Access-Control-Allow-Origin")];
}

describe("the mock server", () => {
  const login = { method: "POST", headers: { "Content-Type": "application/json" } };

  it("rejects invalid requests with the contract's error codes", async () => {
    const responses = [
      await fetch(`${origin}/api/v1/members/me`),
      await fetch(`${origin}/api/v1/auth/login`, { ...login, body: '{"phone":"1","한글":1}' }),
      await fetch(`${origin}/api/v1/auth/login`, { ...login, body: "{broken" }),
      await fetch(`${origin}/api/v1/auth/login`, { method: "POST", body: "text" }),
      await fetch(`${origin}/api/v1/nowhere`),
      await fetch(`${origin}/members/me`),
      await fetch(`${origin}/api/v1/members/me`, { method: "DELETE" }),
    ];
    const codes = await Promise.all(responses.map(async (each) => ((await each.json()) as { code: string }).code));
    expect(codes).toEqual([
      errorCodes.TOKEN_INVALID,
      errorCodes.INVALID_REQUEST,
      errorCodes.INVALID_REQUEST,
      errorCodes.MEDIA_TYPE_NOT_SUPPORTED,
      errorCodes.NOT_FOUND,
      errorCodes.NOT_FOUND,
      errorCodes.METHOD_NOT_ALLOWED,
    ]);
    expect(responses.at(-1)?.headers.get("Allow")).toBe("GET");
  });

  it("responds with the named example", async () => {
    const headers = { Authorization: "Bearer token", Prefer: "code=200, example=created" };
    const response = await fetch(`${origin}/api/v1/members/me`, { headers });
    expect(await response.json()).toMatchObject({ status: "PHONE_V_REQUIRED" });
  });

  it("responds with a problem when the contract has no such example", async () => {
    const headers = { Authorization: "Bearer token", Prefer: "example=nothing" };
    const response = await fetch(`${origin}/api/v1/members/me`, { headers });
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  });

  it("allows cross-origin requests of pages on this machine only", async () => {
    expect(await preflight("http://localhost:5173")).toEqual([204, "http://localhost:5173"]);
    expect(await preflight("https://elsewhere.example")).toEqual([204, null]);
  });

  it("handles uploads and images without Prism", async () => {
    const upload = requestOf(
      operations.find(({ operation }) => operation.operationId === "uploadImage")!,
      null,
    );
    const response = await fetch(...upload);
    expect([response.status, response.headers.get("x-mock")]).toEqual([201, "example"]);
    const { url } = (await response.json()) as { url: string };
    const image = await fetch(new URL(url, origin));
    expect(image.headers.get("Content-Type")).toBe("image/svg+xml");
    const empty = await fetch(upload[0], { ...upload[1], body: new FormData() });
    expect(empty.status).toBe(400);
  });

  it("rejects sockets with 501", async () => {
    const first = await new Promise<string>((resolve) => {
      const socket = connect(mock.port, "127.0.0.1", () => {
        socket.write("GET /ws HTTP/1.1\r\nHost: mock\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
      });
      socket.once("data", (chunk: Buffer) => resolve(chunk.toString().split("\r\n")[0] ?? ""));
    });
    expect(first).toBe("HTTP/1.1 501 Not Implemented");
  });

  it("reports a port that is in use and an invalid option", async () => {
    await expect(startMock({ ...options, port: mock.port })).rejects.toThrow(/is taken/);
    await expect(startMock({ ...options, prefer: ["nothing:code=404"] })).rejects.toThrow(/no operation "nothing"/);
  });
});
