/**
 * Prometheus metrics. Labels come from the contract and the code: no ids, IP addresses or user input. Loaded only by a server that has
 * them: its library is a twentieth of what a server loads.
 */
import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { SmsOutcome } from "../../adapters/sms/sms.ts";

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60];
export interface PoolStats {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

export type Metrics = ReturnType<typeof createMetrics>;
type PushOutcome = "sent" | "forgotten" | "retried" | "given_up";

function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
  const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
}

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its response, by operation of the contract.",
    labelNames: ["operation", "status"],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const delivered = new Counter({
    name: "chat_messages_delivered_total",
    help: "Chat messages sent to sockets: one for each subscriber.",
    registers,
  });
  const jobs = new Histogram({
    name: "job_duration_seconds",
    // Not `job`: Prometheus sets a label of that name itself.
    help: "Runs of jobs, by name and outcome: done or failed.",
    labelNames: ["name", "outcome"],
    buckets: JOB_SECONDS,
    registers,
  });
  const pushes = new Counter({
    name: "push_messages_total",
    help: "Push messages by outcome: sent, retried, given_up, forgotten (the device token is no longer valid).",
    labelNames: ["outcome"],
    registers,
  });
  const sms = new Counter({
    name: "sms_messages_total",
    help: "Text messages by outcome: sent, not_sent, unknown (the provider may have taken it).",
    labelNames: ["outcome"],
    registers,
  });
  return {
    registry,
    watchPool: (pool: PoolStats) => {
      addGauge(registry, "db_pool_connections", "Connections to the database.", () => pool.totalCount);
      addGauge(registry, "db_pool_idle_connections", "Idle connections to the database.", () => pool.idleCount);
      addGauge(registry, "db_pool_waiting_callers", "Callers waiting for a connection.", () => pool.waitingCount);
    },
    watchSockets: (countOpen: () => number) => addGauge(registry, "chat_sockets", "Open chat sockets.", countOpen),
    countDelivered: (messages: number) => delivered.inc(messages),
    countJob: (name: string, seconds: number, isFailed: boolean) =>
      jobs.observe({ name, outcome: isFailed ? "failed" : "done" }, seconds),
    countPush: (outcome: PushOutcome) => pushes.inc({ outcome }),
    countSms: (outcome: SmsOutcome) => sms.inc({ outcome }),
    countRequest: (operation: string, status: number, seconds: number) =>
      requests.observe({ operation, status }, seconds),
  };
}

/** Serves GET /metrics on a separate port, which only the monitoring should reach. Rejects when the port is in use. */
export async function serveMetrics(
  { registry }: Metrics,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return server;
}
