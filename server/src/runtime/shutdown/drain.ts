/** Graceful shutdown: /health and /ready fail first, while requests are still accepted; then the server accepts no more. */
import { SECOND_MS } from "@babchingu/openapi";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../../lib/api-error.ts";
import type { OpenConnections } from "./open-connections.ts";

/** From the signal to the end of the process; orchestrators usually kill it soon after. */
export const STOP_MS_MAX = 10_000;
/** Requests that still run at this time before the end are aborted, and jobs left alone, so that the database can be closed in order. */
const CLOSE_MARGIN_MS = 1_500;

/** Whether the server is stopping, shared by the HTTP hooks, the socket and the shutdown. */
export class Drain {
  #isStopping = false;

  get isStopping(): boolean {
    return this.#isStopping;
  }

  begin(): void {
    this.#isStopping = true;
  }
}
const operationIdOf = (request: FastifyRequest) => request.routeOptions.config.operation?.operationId;

export function isReadinessCheck(request: FastifyRequest): boolean {
  return operationIdOf(request) === "getReadiness";
}

/** What load balancers ask: a server that is stopping fails both. */
function isHealthCheck(request: FastifyRequest): boolean {
  return isReadinessCheck(request) || operationIdOf(request) === "getHealth";
}

/** While the server is stopping, answers /health and /ready with UNAVAILABLE and closes connections after their responses. */
export function registerDrain(app: FastifyInstance, drain: Drain): void {
  app.addHook("onRequest", (request, _reply, done) => {
    done(drain.isStopping && isHealthCheck(request) ? new ApiError("UNAVAILABLE") : undefined);
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (drain.isStopping) void reply.header("connection", "close");
    done();
  });
  app.addHook("preClose", (done) => {
    drain.begin();
    done();
  });
}

export interface StopSteps {
  drain: Drain;
  /** How long requests are still accepted: until the load balancer has detected the failing /health. */
  delaySeconds: number;
  /** Stops the jobs and waits for those that run, in parallel with the other steps. */
  stopJobs: () => Promise<void>;
  app: FastifyInstance;
  connections: OpenConnections;
  /** Closes the dependencies of requests: the bus, the database. */
  closeDeps: () => Promise<void>;
}

/** Stops in order, within STOP_MS_MAX. Rejects when a dependency could not be closed. */
export async function stopServer(steps: StopSteps): Promise<void> {
  const { drain, delaySeconds, stopJobs, app, connections, closeDeps } = steps;
  const late = Promise.withResolvers<void>();
  const abort = setTimeout(() => {
    app.server.closeAllConnections();
    late.resolve();
  }, STOP_MS_MAX - CLOSE_MARGIN_MS);
  abort.unref();
  drain.begin();
  const jobsStopped = stopJobs();
  await sleep(delaySeconds * SECOND_MS);
  const stopClosing = connections.closeWhenIdle();
  await app.close();
  stopClosing();
  await Promise.race([jobsStopped, late.promise]);
  clearTimeout(abort);
  await closeDeps();
}
