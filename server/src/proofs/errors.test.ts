/** Every error code that the contract documents for an operation is provoked: by a scenario, or by what the contract says. */
import { operationErrors } from "@babchingu/openapi/errors";
import type { ErrorCode } from "@babchingu/openapi/errors";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import type { OperationId } from "../contract/types.ts";
import { openDb } from "../db/open.ts";
import type { Deps } from "../deps.ts";
import { TestApi } from "../testing/api.ts";
import type { TestApp } from "../testing/harness.ts";
import { createTestApp, TEST_NOW } from "../testing/harness.ts";
import { operationIds, servedOperations } from "./requests.ts";
import type { Provocation } from "./scenarios/generic.ts";
import { genericProvocations, serverByCode } from "./scenarios/generic.ts";
import { writtenScenarios } from "./scenarios/index.ts";
import type { Scenario } from "./scenarios/stage.ts";
import { Stage } from "./scenarios/stage.ts";
import { keepState } from "./snapshot.ts";
import type { World } from "./world.ts";
import { buildWorld } from "./world.ts";

/** Where no PostgreSQL listens. */
const NO_DATABASE = "postgres://nobody@127.0.0.1:1/none";

const pairs = operationIds.flatMap((id) => (operationErrors[id] ?? []).map((code) => [id, code] as const));

let app: TestApp;
let world: World;
let restore: () => Promise<void>;
let servers: Record<"usual" | "limited" | "cutOff", TestApp>;
let closeDb: () => Promise<void>;

/** The same world on a server that is built otherwise. */
async function serverWith(deps: Partial<Deps>): Promise<TestApp> {
  const faults: unknown[] = [];
  const server = await buildApp({ ...app.deps, ...deps }, { reportError: (error) => void faults.push(error) });
  return { ...app, app: server, api: new TestApi(server, faults) };
}

beforeAll(async () => {
  app = await createTestApp();
  const unreachable = await openDb({ dataDir: "", databaseUrl: NO_DATABASE });
  closeDb = unreachable.close;
  servers = {
    usual: app,
    limited: await serverWith({ config: { ...app.deps.config, limitRates: true } }),
    cutOff: await serverWith({ db: unreachable.db }),
  };
  world = await buildWorld(app);
  restore = await keepState(app.db);
});

afterAll(async () => {
  await servers.limited.app.close();
  await servers.cutOff.app.close();
  await closeDb();
});

const written = (id: OperationId, code: ErrorCode) =>
  (writtenScenarios as Partial<Record<OperationId, Partial<Record<ErrorCode, Scenario<OperationId>>>>>)[id]?.[code];

async function provoke(stage: Stage, id: OperationId, code: ErrorCode): Promise<LightMyRequestResponse> {
  const scenario = written(id, code);
  const generic = genericProvocations[code];
  if (!scenario && !generic) throw new Error(`Write a scenario for ${id} ${code} in server/src/proofs/scenarios.`);
  const given: Provocation = scenario ? { call: await scenario(stage) } : ((await generic?.(stage, id)) ?? {});
  return given.inject ? stage.api.inject(given.inject) : stage.api.call(id, given.call);
}

describe.each(operationIds.filter((id) => operationErrors[id]?.length))("%s", (id) => {
  const codes = operationErrors[id] ?? [];
  test.each(codes.map((code) => [code]))("%s", async (code) => {
    await restore();
    app.clock.set(new Date(TEST_NOW));
    const response = await provoke(new Stage(servers[serverByCode[code] ?? "usual"], world), id, code);
    expect(response.json()).toMatchObject({ code });
  });
});

test("no scenario is left over", () => {
  const documented = new Set(pairs.map((pair) => pair.join(" ")));
  const scenarios = Object.entries(writtenScenarios).flatMap(([id, byCode]) =>
    Object.keys(byCode).map((code) => `${id} ${code}`),
  );
  expect(scenarios.filter((pair) => !documented.has(pair))).toEqual([]);
});

describe("any operation", () => {
  test("E404-1: an address that nothing is at", async () => {
    const response = await app.api.inject({ method: "GET", url: "/api/v1/nowhere" });
    expect(response.json()).toMatchObject({ code: "E404-1" });
  });

  test.each(servedOperations.map(({ url }) => [url]))("E405-1: %s", async (url) => {
    const taken = new Set(servedOperations.filter((served) => served.url === url).map(({ method }) => method));
    const free = (["PUT", "DELETE", "PATCH", "POST", "GET"] as const).find((method) => !taken.has(method)) ?? "PUT";
    const response = await app.api.inject({ method: free, url: url.replaceAll(/:\w+/g, "1") });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([405, "E405-1"]);
  });

  test("E413-2: a body that is too large", async () => {
    const payload = { title: "가".repeat(200_000) };
    const headers = { authorization: `Bearer ${world.people.host.token}` };
    const response = await app.api.inject({ method: "POST", url: "/api/v1/meetings/create", headers, payload });
    expect(response.json()).toMatchObject({ code: "E413-2" });
  });

  test("E500-1: a fault, of which nothing is told", async () => {
    const headers = { authorization: `Bearer ${world.people.host.token}` };
    const response = await servers.cutOff.app.inject({ url: "/api/v1/members/me", headers });
    expect([response.statusCode, Object.keys(response.json())]).toEqual([500, ["code", "message"]]);
    expect(response.json()).toMatchObject({ code: "E500-1" });
  });

  test("E501-1: a service that is not set up, E502-1: one that fails", async () => {
    const body = { code: "a-code", redirectUri: "http://127.0.0.1:8080/app/login/kakao" };
    const failing = { send: () => Promise.reject(new Error("down")) };
    const t = await serverWith({ kakao: null, sms: failing });
    await t.api.refused("loginKakao", "E501-1", { body });
    await t.api.refused("sendVerificationCode", "E502-1", { body: { phone: "01023456789" } });
    await t.app.close();
  });
});
