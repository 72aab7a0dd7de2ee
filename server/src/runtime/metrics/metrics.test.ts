import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { Jobs } from "../../jobs/registry.ts";
import { TestClient } from "../../realtime/testing.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { openMeeting } from "../../testing/meetings.ts";
import { createMetrics, serveMetrics, type Metrics } from "./metrics.ts";
import { eventually } from "../../testing/eventually.ts";

let t: TestApp;
let metrics: Metrics;

beforeAll(async () => {
  t = await createTestApp();
  metrics = createMetrics();
});
afterAll(() => t.app.close());

const exportMetrics = () => metrics.registry.metrics();

test("requests are measured by operation and status, sockets and deliveries are counted, without personal data", async () => {
  const app = await buildApp(t.deps, { metrics });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const host = await t.member({ phone: "01012123434" });
  const meetingId = await openMeeting(t, host);
  const headers = { authorization: `Bearer ${host.token}` };
  await app.inject({ url: `/api/v1/meetings/${meetingId}`, headers });
  await app.inject({ url: "/api/v1/meetings/987654321", headers });
  await app.inject({ url: "/wp-login.php?user=01012123434" });
  const client = await TestClient.connect(`ws://${address}/ws`, host.token);
  await client.subscribeToRoom(meetingId);
  await client.send(meetingId, "안녕하세요");
  await eventually(() => expect(client.chats).toHaveLength(1));

  const exported = await exportMetrics();
  expect(exported).toMatch(/http_request_duration_seconds_count\{operation="getMeeting",status="200"\} 1/);
  expect(exported).toMatch(/http_request_duration_seconds_count\{operation="getMeeting",status="404"\} 1/);
  expect(exported).toMatch(/http_request_duration_seconds_count\{operation="other",status="404"\} 1/);
  expect(exported).toMatch(/^chat_sockets 1$/m);
  expect(exported).toMatch(/^chat_messages_delivered_total 1$/m);
  expect(exported).not.toMatch(/0101212|987654321|wp-login|127\.0\.0\.1/);
  await client.disconnect();
  await app.close();
});

test("jobs are counted by outcome and pools are measured", async () => {
  const jobs = new Jobs(t.clock, () => undefined, metrics.countJob);
  jobs.register(
    { name: "good", everyMs: 1000, run: async () => undefined },
    { name: "bad", everyMs: 1000, run: () => Promise.reject(new Error("no")) },
  );
  await jobs.runAll();
  metrics.watchPool({ totalCount: 7, idleCount: 3, waitingCount: 2 });
  metrics.countPush("sent");
  const exported = await exportMetrics();
  expect(exported).toContain('job_duration_seconds_count{name="good",outcome="done"} 1');
  expect(exported).toContain('job_duration_seconds_count{name="bad",outcome="failed"} 1');
  expect(exported).toMatch(/^db_pool_connections 7$/m);
  expect(exported).toMatch(/^db_pool_idle_connections 3$/m);
  expect(exported).toMatch(/^db_pool_waiting_callers 2$/m);
  expect(exported).toContain('push_messages_total{outcome="sent"} 1');
});

test("the metrics port serves only /metrics", async () => {
  const server = await serveMetrics(metrics, { port: 0, host: "127.0.0.1" });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const response = await fetch(`${url}/metrics`);
  expect(response.headers.get("content-type")).toContain("text/plain");
  expect(await response.text()).toContain("process_cpu_seconds_total");
  expect((await fetch(url)).status).toBe(404);
  expect((await t.app.inject({ url: "/metrics" })).statusCode).toBe(404);
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});
