/** The fixture of the browser journeys fails on an invalid response, an invalid request, and on no API traffic at all. */
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exampleOf, readContract } from "../../mocks/src/lib/contract.ts";
import { listen } from "../../mocks/src/lib/http.ts";
import { checkTraffic, type CheckedTraffic } from "../e2e/support/prism.ts";

const getMe = readContract().paths["/members/me"]!.get!;
const member = exampleOf(getMe, "200")!.value as Record<string, unknown>;

let body: unknown;
let backend: Server;
let traffic: CheckedTraffic;

beforeAll(async () => {
  backend = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
  traffic = await checkTraffic(`http://127.0.0.1:${await listen(backend, 0, "127.0.0.1")}`);
});
afterAll(async () => {
  // The last test has closed it, unless only others run.
  await traffic.close().catch(() => undefined);
  backend.close();
});

const get = (path: string) => fetch(traffic.url + path, { headers: { Authorization: "Bearer token" } });

it("fails without API traffic", async () => {
  await get("/app/meetings");
  expect(() => traffic.check()).toThrow(/No call of the API went through Prism/);
});

it("passes when all traffic is valid", async () => {
  body = member;
  expect((await get("/api/v1/members/me")).status).toBe(200);
  expect(() => traffic.check()).not.toThrow();
});

it("reports an invalid response and an invalid request", async () => {
  body = { ...member, point: "54" };
  expect(await (await get("/api/v1/members/me")).json()).toEqual(body);
  await get("/api/v1/meetings?lat=91&lng=1");
  const report = traffic.close();
  await expect(report).rejects.toThrow(/against the contract[^]*getMe → 200: response body \/point/);
  await expect(report).rejects.toThrow(/request query \/lat/);
});
